import type { BuiltSite } from '#tests/support/built-sites.ts';
import { sample } from '#tests/support/seeded.ts';

/** The kinds of page a site may have, told apart by address; the first that fits. */
const PAGE_KINDS = [
  { kind: 'home', path: /^\/$/ },
  { kind: 'search', path: /^\/search\/$/ },
  { kind: 'search-landing', path: /^\/search\/[^/]+\/$/ },
  { kind: 'search-model', path: /^\/search\/[^/]+\/[^/]+\/$/ },
  { kind: 'stock', path: /^\/stock\/$/ },
  { kind: 'car', path: /^\/cars\/[^/]+\/$/ },
  { kind: 'locations', path: /^\/locations\/$/ },
  { kind: 'location', path: /^\/locations\/[^/]+\/$/ },
  { kind: 'content', path: /^\// },
] as const;

export type PageKind = (typeof PAGE_KINDS)[number]['kind'] | 'not-found';

export interface PageToVisit {
  readonly kind: PageKind;
  readonly path: string;
}

export function kindOf(path: string): PageKind {
  return PAGE_KINDS.find((known) => known.path.test(path))?.kind ?? 'content';
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
