import { parseCarSlug } from '#domain/paths.ts';

/** One row on a wide screen. */
const MAX_RECENT_CARS = 4;

/** The cars whose pages were visited, by slug, the latest first, without the one of the page that asks. */
export function recentSlugs(visited: readonly string[], here: string): string[] {
  const slugs = visited.filter((path) => path !== here).flatMap((path) => parseCarSlug(path) ?? []);
  return [...new Set(slugs.reverse())].slice(0, MAX_RECENT_CARS);
}
