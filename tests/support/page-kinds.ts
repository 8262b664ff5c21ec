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
