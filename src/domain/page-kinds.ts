/** The properties of a kind of page. */
interface PageKindFacts {
  /** The addresses of its pages; null if they can't be told from those of content pages. */
  readonly path: RegExp | null;
  /** The class of the page's body, without 'p-': style sheets treat kinds with the same class alike. */
  readonly bodyClass: string;
  /** Whether search engines may list it: no pages for a single visitor, or for actions on a car. */
  readonly indexed: boolean;
  /** Whether the dealer's popup may be shown: only on pages for browsing, not for actions or their confirmation. */
  readonly popup: boolean;
}

const USUAL = { indexed: true, popup: true };
const NO_POPUP = { ...USUAL, popup: false };
const PRIVATE = { ...NO_POPUP, indexed: false };

/** Every kind of page that a site can have. An address belongs to the first kind whose `path` it matches. */
export const PAGE_KINDS = {
  home: { ...USUAL, path: /^\/$/, bodyClass: 'home' },
  search: { ...USUAL, path: /^\/search\/([^/]+\/){0,2}$/, bodyClass: 'search' },
  // A search address without stock: '/search/bus-cars/'. Search engines find it again when there is some.
  'none-in-stock': { ...USUAL, path: null, bodyClass: 'none-in-stock', indexed: false },
  stock: { ...USUAL, path: /^\/stock\/(by-price\/)?$/, bodyClass: 'stock' },
  price: { ...USUAL, path: /^\/search-by-price\/$/, bodyClass: 'price' },
  // '/cars/trade-in/' is a content page.
  car: { ...USUAL, path: /^\/cars\/(?!trade-in\/)[^/]+\/$/, bodyClass: 'car' },
  reserve: { ...PRIVATE, path: /^\/cars\/[^/]+\/(checkout|buy-online)\/$/, bodyClass: 'reserve' },
  locations: { ...USUAL, path: /^\/locations\/$/, bodyClass: 'locations' },
  location: { ...USUAL, path: /^\/locations\/[^/]+\/$/, bodyClass: 'location' },
  contact: { ...NO_POPUP, path: /^\/contact-us\/[^/]+\/$/, bodyClass: 'contact' },
  model: { ...USUAL, path: /^\/models\/[^/]+\/$/, bodyClass: 'range' },
  brand: { ...USUAL, path: /^\/brands\/[^/]+\/$/, bodyClass: 'range' },
  parts: { ...USUAL, path: /^\/parts\/search\/$/, bodyClass: 'parts' },
  'parts-list': { ...USUAL, path: /^\/parts\/$/, bodyClass: 'stock' },
  offers: { ...USUAL, path: /^\/special-offers\/$/, bodyClass: 'offers' },
  offer: { ...NO_POPUP, path: /^\/offers\//, bodyClass: 'offer' },
  // '/d-max/'
  'model-offers': { ...NO_POPUP, path: null, bodyClass: 'offer' },
  favourites: { ...PRIVATE, path: /^\/favourites\/$/, bodyClass: 'favourites' },
  compare: { ...PRIVATE, path: /^\/compare\/$/, bodyClass: 'compare' },
  'saved-searches': { ...PRIVATE, path: /^\/saved-searches\/$/, bodyClass: 'saved-searches' },
  'not-found': { ...PRIVATE, path: /^\/404\/$/, bodyClass: '404' },
  content: { ...USUAL, path: /^\//, bodyClass: 'content' },
} as const satisfies Readonly<Record<string, PageKindFacts>>;

export type PageKind = keyof typeof PAGE_KINDS;

const KINDS = Object.entries(PAGE_KINDS) as readonly [PageKind, PageKindFacts][];

/** The kind of page that an address (a path with its slashes: '/locations/cairns/') leads to. */
export function findPageKind(path: string): PageKind {
  return KINDS.find(([, facts]) => facts.path?.test(path))?.[0] ?? 'content';
}
