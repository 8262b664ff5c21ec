import type { SpeedFigures } from '#domain/page-speed.ts';
import type { ErasureRefusal } from '#leads/erasure/erasure-guard.ts';
import type { LeadState } from '#leads/intake/lead-state.ts';

/** The last import of a dealer's feed. Times are ISO times. */
export interface ImportStatus {
  readonly attempted_at: string;
  /** null = none has worked. */
  readonly succeeded_at: string | null;
  /** Why the last one failed; null = it did not. */
  readonly problem: string | null;
  /** The rows of the last feed that could be read. */
  readonly rows: { readonly read: number; readonly held: number; readonly repaired: number } | null;
}

/** The builds of a dealer. */
export interface BuildStatus {
  /** The start of the last build that ended; null = none is on record. */
  readonly last_at: string | null;
  readonly seconds: number | null;
  /** Pages rendered, and pages reused. */
  readonly pages: number | null;
  readonly unchanged: number | null;
  /** Why it was not published, a line each. */
  readonly errors: readonly string[];
  /** The start of the last build that was published; null = none is on record. */
  readonly succeeded_at: string | null;
  /** Since when a requested build waits; null = none does. */
  readonly requested_at: string | null;
}

/** The leads of a dealer. */
export interface LeadsStatus {
  readonly counts: Readonly<Record<LeadState, number>>;
  readonly oldest_pending: string | null;
  readonly next_due: string | null;
  /** Why the last maintenance erased none of the leads that are past their time; null = it had no reason not to. */
  readonly erasure_refused: ErasureRefusal | null;
}

/** What an operator wants to know of one dealer. Nothing about people. */
export interface DealerStatus {
  readonly dealer: string;
  /** null = it is not published here. */
  readonly name: string | null;
  readonly url: string | null;
  readonly vehicles: number | null;
  /** null = nothing was imported here. */
  readonly import: ImportStatus | null;
  /** null = the records can't be read. */
  readonly build: BuildStatus | null;
  /** null = the store can't be reached. */
  readonly leads: LeadsStatus | null;
  /** How fast its pages were in the last 28 days; null = not measured. */
  readonly speed: SpeedFigures | null;
  /** What needs a person, a line each. */
  readonly problems: readonly string[];
}

/** The state of all dealers. */
export interface OperationsStatus {
  /** ISO time. */
  readonly at: string;
  readonly dealers: readonly DealerStatus[];
}
