import { kindOf, type PageKind } from '#scripts/audit/page-kinds.ts';
import type { BuiltSite } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';

export interface PageToVisit {
  readonly kind: PageKind;
  readonly path: string;
}

/** Pages of what a visitor keeps, of a site with stock. No sitemap names them. */
const KEPT = ['/favourites/', '/compare/', '/saved-searches/'];

/**
 * One page of each kind that the site has, `cars` car pages chosen by seed, the pages of what a visitor keeps, one
 * where a car is reserved, and a page that does not exist.
 */
export function pagesToVisit(
  site: Pick<BuiltSite, 'paths' | 'reserved'>,
  { cars, seed }: { cars: number; seed: number },
): PageToVisit[] {
  const byKind = Map.groupBy(site.paths, kindOf);
  const pages = [...byKind].flatMap(([kind, paths]) =>
    sample(paths, kind === 'car' ? cars : 1, seed).map((path) => ({ kind, path })),
  );
  const kept = byKind.has('car') ? KEPT.map((path): PageToVisit => ({ kind: 'kept', path })) : [];
  const reserve = sample(site.reserved, 1, seed).map((path): PageToVisit => ({ kind: 'reserve', path }));
  return [...pages, ...kept, ...reserve, { kind: 'not-found', path: '/no-such-page/' }];
}

/** The kinds of page that look most different from dealer to dealer. */
const TELLING: readonly PageKind[] = ['home', 'search', 'car', 'location', 'content'];

export interface Visit extends PageToVisit {
  readonly site: BuiltSite;
  /** '@narrow' or '@wide' for a page that is visited at that width alone (playwright.config.ts). */
  readonly tag: string[];
}

/**
 * The pages that a sweep over all sites visits: every kind of those in `whole`, by slug, the telling kinds of the others. Each kind of each template is visited at both widths, by different dealers where several have it. The long form
 * visits every page at both.
 */
export function sweep(
  sites: readonly BuiltSite[],
  whole: ReadonlySet<string>,
  sample: { cars: number; seed: number },
): Visit[] {
  const visits = sites.flatMap((site) =>
    pagesToVisit(site, sample)
      .filter(({ kind }) => whole.has(site.slug) || TELLING.includes(kind))
      .map((page): Visit => ({ ...page, site, tag: [] })),
  );
  if (process.env.TEST_LONG) return visits;
  const alike = Map.groupBy(
    visits,
    ({ kind, path, site }) => `${kind === 'kept' ? path : kind} ${site.template}`,
  );
  return [...alike.values()].flatMap((same) =>
    same.length === 1 ? same : same.map((visit, turn) => ({ ...visit, tag: widthInTurn(turn) })),
  );
}

/** The tags of what several sites share: one is looked at on a narrow screen, the next on a wide one. Long: both. */
export function widthInTurn(turn: number): string[] {
  if (process.env.TEST_LONG) return [];
  return [turn % 2 === 0 ? '@narrow' : '@wide'];
}
