import type { OpeningStatusChange } from '#domain/hours/status-changes.ts';

/** Seconds since 1970, the text from then on, 1 for open. */
type Moment = readonly [from: number, text: string, open: 0 | 1];

/** The changes of an opening status, as the text of `data-moments`. */
export function writeMoments(changes: readonly OpeningStatusChange[]): string {
  return JSON.stringify(changes.map(({ from, text, open }): Moment => [from, text, open ? 1 : 0]));
}

/** The changes in an element's `data-moments`. */
export function readMoments({ dataset }: HTMLElement): readonly Moment[] {
  // Not checked: writeMoments wrote it into the same page.
  return JSON.parse(dataset.moments ?? '[]') as readonly Moment[];
}
