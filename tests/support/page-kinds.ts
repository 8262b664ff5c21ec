import { kindOf, type PageKind } from '#scripts/audit/page-kinds.ts';
import type { BuiltSite } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';

export interface PageToVisit {
  readonly kind: PageKind;
  readonly path: string;
}

/** Pages of a site with stock that no sitemap names. */
const KEPT = ['/favourites/', '/compare/', '/saved-searches/'];

/**
 * One page of each kind that the site has, `cars` car pages chosen by seed, the pages of what a visitor keeps, and a page
 * that does not exist.
 */
export function pagesToVisit(
  site: Pick<BuiltSite, 'paths'>,
  { cars, seed }: { cars: number; seed: number },
): PageToVisit[] {
  const byKind = Map.groupBy(site.paths, kindOf);
  const pages = [...byKind].flatMap(([kind, paths]) =>
    sample(paths, kind === 'car' ? cars : 1, seed).map((path) => ({ kind, path })),
  );
  const kept = byKind.has('car') ? KEPT.map((path): PageToVisit => ({ kind: 'kept', path })) : [];
  return [...pages, ...kept, { kind: 'not-found', path: '/no-such-page/' }];
}

/** The kinds of page that look most different from dealer to dealer. */
const TELLING: readonly PageKind[] = ['home', 'search', 'car', 'location', 'content'];

/** Of a site's pages those of the telling kinds: enough where other sites of its template show the rest. */
export function tellingPages(pages: readonly PageToVisit[]): PageToVisit[] {
  return pages.filter(({ kind }) => TELLING.includes(kind));
}
