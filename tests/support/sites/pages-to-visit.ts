import { type AuditPageKind, pageKindOf } from '#scripts/audit/page-kinds.ts';
import { sampleItems } from '#tests/support/factories/seeded-random.ts';
import type { BuiltSite } from './built-sites.ts';

export interface PageToVisit {
  readonly kind: AuditPageKind;
  readonly path: string;
}

/** What a visitor saves on a site with stock. No sitemap names these pages. */
const SAVED_PAGES: readonly PageToVisit[] = [
  { kind: 'favourites', path: '/favourites/' },
  { kind: 'compare', path: '/compare/' },
  { kind: 'saved-searches', path: '/saved-searches/' },
];

/**
 * One page of each kind that the site has, `cars` car pages chosen by seed, the pages of what a visitor saves, one where
 * a car is reserved, and a page that does not exist.
 */
export function pagesToVisit(
  site: Pick<BuiltSite, 'paths' | 'reserved'>,
  { cars, seed }: { cars: number; seed: number },
): PageToVisit[] {
  const byKind = Map.groupBy(site.paths, pageKindOf);
  const pages = [...byKind].flatMap(([kind, paths]) =>
    sampleItems(paths, kind === 'car' ? cars : 1, seed).map((path) => ({ kind, path })),
  );
  const saved = byKind.has('car') ? SAVED_PAGES : [];
  const reserve = sampleItems(site.reserved, 1, seed).map((path): PageToVisit => ({ kind: 'reserve', path }));
  return [...pages, ...saved, ...reserve, { kind: 'not-found', path: '/no-such-page/' }];
}

/** The kinds of page that look most different from dealer to dealer. */
const DISTINCTIVE_KINDS: readonly AuditPageKind[] = ['home', 'search', 'car', 'location', 'content'];

export interface PageVisit extends PageToVisit {
  readonly site: BuiltSite;
  /** '@narrow' or '@wide' for a page that is visited at that width alone (playwright.config.ts). */
  readonly tag: string[];
}

/**
 * The pages that a sweep over all sites visits: every kind of those in `whole`, by slug, the telling kinds of the others. Each kind of each template is visited at both widths, by different dealers where several have it. The long form
 * visits every page at both.
 */
export function planSweep(
  sites: readonly BuiltSite[],
  whole: ReadonlySet<string>,
  sample: { cars: number; seed: number },
): PageVisit[] {
  const visits = sites.flatMap((site) =>
    pagesToVisit(site, sample)
      .filter(({ kind }) => whole.has(site.slug) || DISTINCTIVE_KINDS.includes(kind))
      .map((page): PageVisit => ({ ...page, site, tag: [] })),
  );
  if (process.env.TEST_LONG) return visits;
  const alike = Map.groupBy(visits, ({ kind, site }) => `${kind} ${site.template}`);
  return [...alike.values()].flatMap((same) =>
    same.length === 1 ? same : same.map((visit, turn) => ({ ...visit, tag: alternateWidth(turn) })),
  );
}

/** The tags of what several sites share: one is looked at on a narrow screen, the next on a wide one. Long: both. */
export function alternateWidth(turn: number): string[] {
  if (process.env.TEST_LONG) return [];
  return [turn % 2 === 0 ? '@narrow' : '@wide'];
}
