import type { SpeedFigures } from '#domain/page-speed.ts';
import type { TrackedEvent } from '#leads/intake/lead.ts';

/** How fast the pages of a kind were. */
export interface SpeedRow extends SpeedFigures {
  readonly page: string;
}

/** Sums up page views; undefined if none was measured. */
export function summariseSpeed(events: readonly TrackedEvent[]): SpeedFigures | undefined {
  const views = events.filter(isPageView);
  return views.length === 0 ? undefined : sumUp(views);
}

/** Sums up page views by kind of page, the most viewed first. */
export function summariseSpeedByPage(events: readonly TrackedEvent[]): SpeedRow[] {
  return [...Map.groupBy(events.filter(isPageView), ({ details }) => String(details.page))]
    .map(([page, views]) => ({ page, ...sumUp(views) }))
    .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page));
}

function isPageView({ kind }: TrackedEvent): boolean {
  return kind === 'page-speed';
}

function sumUp(views: readonly TrackedEvent[]): SpeedFigures {
  const percentileOf = (name: string) =>
    findPercentile(
      views.flatMap(({ details }) => (typeof details[name] === 'number' ? [details[name]] : [])),
    );
  return {
    views: views.length,
    lcp: percentileOf('lcp'),
    inp: percentileOf('inp'),
    cls: percentileOf('cls'),
  };
}

/** The 75th percentile, as Google's reports have it. */
function findPercentile(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? null;
}
