import { kindOf, type PageKind } from '#scripts/audit/page-kinds.ts';
import type { BuiltSite } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';

export interface PageToVisit {
  readonly kind: PageKind;
  readonly path: string;
}

/** One page of each kind that the site has, `cars` car pages chosen by seed, and a page that does not exist. */
export function pagesToVisit(
  site: Pick<BuiltSite, 'paths'>,
  { cars, seed }: { cars: number; seed: number },
): PageToVisit[] {
  const byKind = Map.groupBy(site.paths, kindOf);
  const pages = [...byKind].flatMap(([kind, paths]) =>
    sample(paths, kind === 'car' ? cars : 1, seed).map((path) => ({ kind, path })),
  );
  return [...pages, { kind: 'not-found', path: '/no-such-page/' }];
}
