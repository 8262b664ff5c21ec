import type { OpeningStatusChange } from '#domain/hours/status-changes.ts';

/** Minutes since the one before, of the first since 1970, because that compresses better; the text from then on; 1 for open. */
type Moment = readonly [after: number, text: string, open: 0 | 1];

/** The changes of an opening status, as the text of `data-moments`. */
export function writeMoments(changes: readonly OpeningStatusChange[]): string {
  const minutes = changes.map(({ from }) => Math.floor(from / 60));
  return JSON.stringify(
    changes.map(({ text, open }, index): Moment => {
      const after = (minutes[index] ?? 0) - (minutes[index - 1] ?? 0);
      return [after, text, open ? 1 : 0];
    }),
  );
}

/** The text of an element's `data-moments` at `now`, and whether it says open; undefined before the first. */
export function findStatusAt(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  now: number,
): { readonly text: string; readonly open: boolean } | undefined {
  // Not checked: writeMoments wrote it into the same page.
  const moments = JSON.parse(dataset.moments ?? '[]') as readonly Moment[];
  let status: { text: string; open: boolean } | undefined;
  let from = 0;
  for (const [after, text, open] of moments) {
    from += after;
    if (from * 60_000 > now) break;
    status = { text, open: open === 1 };
  }
  return status;
}
