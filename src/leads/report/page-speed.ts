import type { SpeedFigures } from '#domain/page-speed.ts';
import type { TrackedEvent } from '#leads/intake/lead.ts';

/** How fast the pages of a kind were. */
export interface SpeedRow extends SpeedFigures {
  readonly page: string;
}

/** Sums up page views; undefined if none was measured. */
export function summariseSpeed(events: readonly TrackedEvent[]): SpeedFigures | undefined {
  const measured = events.filter(({ kind }) => kind === 'page-speed');
  if (measured.length === 0) return undefined;
  const percentileOf = (name: string) =>
    findPercentile(
      measured.flatMap(({ details }) => (typeof details[name] === 'number' ? [details[name]] : [])),
    );
  return {
    views: measured.length,
    lcp: percentileOf('lcp'),
    inp: percentileOf('inp'),
    cls: percentileOf('cls'),
  };
}

/** Sums up page views by kind of page, the most viewed first. */
export function summariseSpeedByPage(events: readonly TrackedEvent[]): SpeedRow[] {
  return [...Map.groupBy(events, ({ details }) => String(details.page))]
    .flatMap(([page, own]): SpeedRow[] => {
      const figures = summariseSpeed(own);
      return figures ? [{ page, ...figures }] : [];
    })
    .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page));
}

/** The 75th percentile, as Google's reports have it. */
function findPercentile(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? null;
}
