import { parseCarSlug } from '#domain/paths.ts';

/** One row on a wide screen. */
const MAX_RECENT_CARS = 4;

/** The slugs of the cars whose pages were visited, latest first, without that of the current page. */
export function recentSlugs(visited: readonly string[], currentPath: string): string[] {
  const slugs = visited.filter((path) => path !== currentPath).flatMap((path) => parseCarSlug(path) ?? []);
  return [...new Set(slugs.reverse())].slice(0, MAX_RECENT_CARS);
}
