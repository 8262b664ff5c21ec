import { DAY_MS } from '#domain/durations.ts';

/** Whether tools wait for the visitor's consent, or load until the visitor turns them off. */
export type ConsentMode = 'ask' | 'notice';

/** A visitor's choice, as stored on the device. */
export interface ConsentChoice {
  readonly allowed: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** A choice is asked for again after a year. */
const MAX_CHOICE_AGE_MS = 365 * DAY_MS;

/** Parses a stored choice; undefined if there is none, or none that still holds. */
export function parseConsentChoice(stored: unknown, now: number): ConsentChoice | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { allowed, at } = stored as Partial<ConsentChoice>;
  if (typeof allowed !== 'boolean' || typeof at !== 'number') return undefined;
  return now - at > MAX_CHOICE_AGE_MS ? undefined : { allowed, at };
}

interface ConsentState {
  readonly mode: ConsentMode;
  readonly choice: ConsentChoice | undefined;
  /** Whether the browser sends Global Privacy Control, which counts as a refusal until the visitor decides here. */
  readonly optedOut: boolean;
}

/** Whether tools may load and events may be stored. */
export function isAnalyticsAllowed({ mode, choice, optedOut }: ConsentState): boolean {
  if (choice) return choice.allowed;
  return mode === 'notice' && !optedOut;
}

/** Whether the visitor has yet to be asked, or to be told. */
export function isChoiceDue({ choice, optedOut }: ConsentState): boolean {
  return !choice && !optedOut;
}
