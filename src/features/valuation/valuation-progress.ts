import type { Valuation, Vehicle } from '#domain/valuation/valuation.ts';

/** The result of a registration look-up, with the visitor's entries. */
export interface RegoLookupResult {
  readonly rego: string;
  readonly regoState: string;
  readonly km: number;
  /** The id of the look-up. */
  readonly id: string;
  readonly vehicle: Vehicle | null;
}

/** The step that is shown, with its data. */
export type ValuationProgress =
  | { readonly step: 'rego' }
  | { readonly step: 'confirm'; readonly found: RegoLookupResult; readonly vehicle: Vehicle }
  /** `denied`: a vehicle was found, but it is not the visitor's. */
  | { readonly step: 'manual'; readonly found: RegoLookupResult; readonly denied: boolean }
  /** `other`: the vehicle as the visitor describes it, if the look-up did not find it. */
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

/** The progress after an action; actions that do not belong to the current step change nothing. */
export function valuationReducer(progress: ValuationProgress, action: ValuationAction): ValuationProgress {
  switch (action.type) {
    case 'lookedUp': {
      const { found } = action;
      const { vehicle } = found;
      return vehicle ? { step: 'confirm', found, vehicle } : { step: 'manual', found, denied: false };
    }
    case 'confirmed':
      return progress.step === 'confirm' ? { step: 'questions', found: progress.found } : progress;
    case 'denied':
      return progress.step === 'confirm' ? { step: 'manual', found: progress.found, denied: true } : progress;
    case 'named':
      return progress.step === 'manual'
        ? { step: 'questions', found: progress.found, other: action.vehicle }
        : progress;
    case 'valued':
      return { step: 'result', valuation: action.valuation };
    case 'again':
      return INITIAL_PROGRESS;
  }
}
