import { carSlugOf } from '#domain/paths.ts';

/** One row on a wide screen. */
const MOST = 4;

/** The cars whose pages were visited, by slug, the latest first, without the one of the page that asks. */
export function recentSlugs(visited: readonly string[], here: string): string[] {
  const slugs = visited.filter((path) => path !== here).flatMap((path) => carSlugOf(path) ?? []);
  return [...new Set(slugs.reverse())].slice(0, MOST);
}
