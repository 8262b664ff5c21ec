import type { Valuation, Vehicle } from '#domain/valuation/valuation.ts';

/** What is known of the visitor's vehicle after its registration was looked up. */
export interface RegoLookupResult {
  readonly rego: string;
  readonly regoState: string;
  readonly km: number;
  /** Of the look-up. */
  readonly id: string;
  readonly vehicle: Vehicle | null;
}

/** How far a valuation has come: the step that is shown, with what it needs. */
export type ValuationProgress =
  | { readonly step: 'rego' }
  | { readonly step: 'confirm'; readonly found: RegoLookupResult; readonly vehicle: Vehicle }
  /** `denied`: a vehicle was found, and is another. */
  | { readonly step: 'manual'; readonly found: RegoLookupResult; readonly denied: boolean }
  /** `other`: which vehicle it is in the visitor's words, where the look-up did not tell. */
  | { readonly step: 'questions'; readonly found: RegoLookupResult; readonly other?: string }
  | { readonly step: 'result'; readonly valuation: Valuation };

export type ValuationAction =
  | { readonly type: 'lookedUp'; readonly found: RegoLookupResult }
  | { readonly type: 'confirmed' }
  | { readonly type: 'denied' }
  | { readonly type: 'named'; readonly vehicle: string }
  | { readonly type: 'valued'; readonly valuation: Valuation }
  | { readonly type: 'again' };

export const INITIAL_PROGRESS: ValuationProgress = { step: 'rego' };

/** The step after something has happened; an event that does not belong to the step that is shown changes nothing. */
export function valuationReducer(progress: ValuationProgress, event: ValuationAction): ValuationProgress {
  switch (event.type) {
    case 'lookedUp': {
      const { found } = event;
      const { vehicle } = found;
      return vehicle ? { step: 'confirm', found, vehicle } : { step: 'manual', found, denied: false };
    }
    case 'confirmed':
      return progress.step === 'confirm' ? { step: 'questions', found: progress.found } : progress;
    case 'denied':
      return progress.step === 'confirm' ? { step: 'manual', found: progress.found, denied: true } : progress;
    case 'named':
      return progress.step === 'manual'
        ? { step: 'questions', found: progress.found, other: event.vehicle }
        : progress;
    case 'valued':
      return { step: 'result', valuation: event.valuation };
    case 'again':
      return INITIAL_PROGRESS;
  }
}
