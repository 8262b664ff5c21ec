import type { OpeningStatusChange } from '#domain/hours/opening-status.ts';

/**
 * Minutes since the one before, of the first since 1970, because that compresses better; the text from then on; 1 for open. A
 * text that was there before is the number of the moment that has it: a week has few texts, and pages have several weeks.
 */
type Moment = readonly [after: number, text: string, open: 0 | 1] | readonly [after: number, like: number];

/** The changes of an opening status, as the text of `data-moments`. */
export function writeMoments(changes: readonly OpeningStatusChange[]): string {
  const minutes = changes.map(({ from }) => Math.floor(from / 60));
  return JSON.stringify(
    changes.map(({ text, open }, index): Moment => {
      const after = (minutes[index] ?? 0) - (minutes[index - 1] ?? 0);
      const like = changes.findIndex((change) => change.text === text && change.open === open);
      return like < index ? [after, like] : [after, text, open ? 1 : 0];
    }),
  );
}

/** What `data-moments` says at `now` (milliseconds), and whether that is open; undefined before the first. */
export function findStatusAt(
  written: string | undefined,
  now: number,
): { readonly text: string; readonly open: boolean } | undefined {
  // Not checked: writeMoments wrote it into the same page.
  const moments = JSON.parse(written ?? '[]') as readonly Moment[];
  let current: Moment | undefined;
  let from = 0;
  for (const moment of moments) {
    from += moment[0];
    if (from * 60_000 > now) break;
    current = typeof moment[1] === 'number' ? moments[moment[1]] : moment;
  }
  return current && { text: String(current[1]), open: current[2] === 1 };
}
