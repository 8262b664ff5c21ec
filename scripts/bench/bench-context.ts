import type { Folders } from '#scripts/build/folders.ts';

/** What a benchmark measures. */
export interface BenchContext {
  /** The dealer. */
  readonly slug: string;
  readonly folders: Folders;
  readonly now: Date;
  /** The number of dealers, if the user names one. */
  readonly dealers: number | undefined;
}

/** '3.20 ok', '4.10 OVER'; only the number without a limit. */
export function formatWithVerdict(amount: number, limit: number | undefined, digits = 0): string {
  const text = amount.toFixed(digits);
  return limit === undefined ? text : `${text} ${amount <= limit ? 'ok' : 'OVER'}`;
}
