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

export interface Visit extends PageToVisit {
  readonly site: BuiltSite;
  /** '@narrow' or '@wide' for a page that is visited at that width alone (playwright.config.ts). */
  readonly tag: string[];
}

/**
 * The pages that a sweep over all sites visits. In the short form each kind of each template is visited at both widths,
 * by different dealers where several have it; in the long form every page is.
 */
export function sweep(sites: readonly BuiltSite[], cars: { cars: number; seed: number }): Visit[] {
  const pages = sites.flatMap((site) => pagesToVisit(site, cars).map((page) => ({ ...page, site })));
  if (process.env.TEST_LONG) return pages.map((page) => ({ ...page, tag: [] }));
  const alike = Map.groupBy(pages, ({ kind, site }) => `${kind} ${site.template}`);
  return [...alike.values()].flatMap((visits) =>
    visits.map((visit, turn) => ({
      ...visit,
      tag: visits.length === 1 ? [] : [turn % 2 === 0 ? '@narrow' : '@wide'],
    })),
  );
}
