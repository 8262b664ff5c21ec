import { type AuditPageKind, pageKindOf } from '#scripts/audit/page-kinds.ts';
import { atOneWidth } from '#tests/support/browser/run-tags.ts';
import { sampleItems } from '#tests/support/factories/seeded-random.ts';
import type { BuiltSite } from './built-sites.ts';

export interface PageToVisit {
  readonly kind: AuditPageKind;
  readonly path: string;
}

/** The pages of a visitor's saved items, which are not in the sitemap. */
const SAVED_PAGES: readonly PageToVisit[] = [
  { kind: 'favourites', path: '/favourites/' },
  { kind: 'compare', path: '/compare/' },
  { kind: 'saved-searches', path: '/saved-searches/' },
];

/** Search addresses without stock, which are not in the sitemap: a make that no dealer has listed, one shared page. */
const EMPTY_SEARCH: PageToVisit = { kind: 'none-in-stock', path: '/search/ferrari/' };

/**
 * One page of each kind that the site has, `cars` car pages chosen by seed, the pages of saved items, a search without
 * stock, a reservation page, and a page that does not exist.
 */
function pagesToVisit(
  site: Pick<BuiltSite, 'paths' | 'reserved'>,
  { cars, seed }: { cars: number; seed: number },
): PageToVisit[] {
  const byKind = Map.groupBy(site.paths, pageKindOf);
  const pages = [...byKind].flatMap(([kind, paths]) =>
    sampleItems(paths, kind === 'car' ? cars : 1, seed).map((path) => ({ kind, path })),
  );
  const saved = byKind.has('car') ? [...SAVED_PAGES, EMPTY_SEARCH] : [];
  const reserve = sampleItems(site.reserved, 1, seed).map((path): PageToVisit => ({ kind: 'reserve', path }));
  return [...pages, ...saved, ...reserve, { kind: 'not-found', path: '/no-such-page/' }];
}

/** The page kinds that differ most from dealer to dealer. */
export const DISTINCTIVE_KINDS: readonly AuditPageKind[] = ['home', 'search', 'car', 'location', 'content'];

/** Those with the screen of another kind: searches, a list, and a page about a make. */
const KINDS_ALIKE: readonly AuditPageKind[] = ['search-landing', 'search-model', 'parts-list', 'brand'];

export interface PageVisit extends PageToVisit {
  readonly site: BuiltSite;
  /** Whether it is the first of its kind at its dealer. */
  readonly isFirst: boolean;
  /** '@narrow' or '@wide' for a page that is visited at that width alone (playwright.config.ts). */
  readonly tag: string[];
}

/**
 * The pages that a sweep over all sites visits. The short run: each distinctive kind in each template, the others in the templates
 * by turns, all by turns narrow and wide, without kinds that look like another. The long run: every kind for the sites in `whole`,
 * by slug, the distinctive kinds for the others, all at both widths.
 */
export function planSweep(
  sites: readonly BuiltSite[],
  whole: ReadonlySet<string>,
  sample: { cars: number; seed: number },
): PageVisit[] {
  const visits = sites.flatMap((site) => {
    const pages = pagesToVisit(site, sample);
    return pages
      .filter(({ kind }) => whole.has(site.slug) || DISTINCTIVE_KINDS.includes(kind))
      .map((page): PageVisit => {
        const isFirst = pages.find(({ kind }) => kind === page.kind) === page;
        return { ...page, site, isFirst, tag: [] };
      });
  });
  if (process.env.TEST_LONG) return visits;
  return chooseForShortRun(visits)
    .map((visit, turn) => ({ ...visit, tag: alternateWidth(turn) }))
    .filter(({ kind }) => !KINDS_ALIKE.includes(kind));
}

/** The first of each distinctive kind and template; of any other kind one, in the templates by turns: two kinds in one, two in the next. */
function chooseForShortRun(visits: readonly PageVisit[]): PageVisit[] {
  const byKind = Map.groupBy(visits, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, same], turn) => {
    const firsts = [...Map.groupBy(same, ({ site }) => site.template).values()].flatMap(
      ([first]) => first ?? [],
    );
    const other = firsts[Math.floor(turn / 2) % firsts.length];
    return DISTINCTIVE_KINDS.includes(kind) ? firsts : (other ?? []);
  });
}

/** Tags that alternate screen widths between sites: narrow, wide, narrow, … In the long run both. */
export function alternateWidth(turn: number): string[] {
  return atOneWidth(turn % 2 === 0 ? '@narrow' : '@wide');
}
