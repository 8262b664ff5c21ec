/** The kinds of page a site may have, told apart by address; the first that fits. */
const PAGE_KINDS = [
  { kind: 'home', path: /^\/$/ },
  { kind: 'search', path: /^\/search\/$/ },
  { kind: 'search-landing', path: /^\/search\/[^/]+\/$/ },
  { kind: 'search-model', path: /^\/search\/[^/]+\/[^/]+\/$/ },
  { kind: 'stock', path: /^\/stock\/(by-price\/)?$/ },
  { kind: 'price', path: /^\/search-by-price\/$/ },
  { kind: 'car', path: /^\/cars\/[^/]+\/$/ },
  { kind: 'reserve', path: /^\/cars\/[^/]+\/(checkout|buy-online)\/$/ },
  { kind: 'locations', path: /^\/locations\/$/ },
  { kind: 'location', path: /^\/locations\/[^/]+\/$/ },
  { kind: 'kept', path: /^\/(favourites|compare|saved-searches)\/$/ },
  { kind: 'range', path: /^\/(models|brands)\/[^/]+\/$/ },
  { kind: 'offers', path: /^\/special-offers\/$/ },
  { kind: 'offer', path: /^\/offers\// },
  { kind: 'parts', path: /^\/parts\/search\/$/ },
  { kind: 'parts-list', path: /^\/parts\/$/ },
  { kind: 'content', path: /^\// },
] as const;

export type AuditPageKind = (typeof PAGE_KINDS)[number]['kind'] | 'not-found';

/** What kind of page an address (a path with its slashes: '/search/toyota/') leads to. */
export function pageKindOf(path: string): AuditPageKind {
  return PAGE_KINDS.find((known) => known.path.test(path))?.kind ?? 'content';
}
