import { pageKindOf } from '#scripts/audit/page-kinds.ts';
import { listFiles } from '#scripts/build/files.ts';

/** The paths of a built site's pages (with their slashes: '/search/toyota/'), sorted. */
export async function listPages(siteDir: string): Promise<string[]> {
  const pages = (await listFiles(siteDir)).filter((file) => /(^|\/)index\.html$/.test(file));
  return pages.map((file) => `/${file.slice(0, -'index.html'.length)}`).sort();
}

/** At most `count` of `paths`: one of each kind of page before a second of any. */
export function choosePages(paths: readonly string[], count: number): string[] {
  const kinds = Map.groupBy(paths, pageKindOf);
  const rounds = paths.map((path) => ({ path, round: kinds.get(pageKindOf(path))?.indexOf(path) ?? 0 }));
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ path }) => path);
}
