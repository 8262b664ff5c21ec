import { toLocalTime } from '#domain/hours/local-time.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { findCardDisclaimers } from '#features/car-card/price-labels.ts';
import { buildMenu } from '#features/navigation/menu.ts';
import { conditionLinks } from '#features/navigation/stock-links.ts';
import { buildPagePayload } from '#features/search/build-payload.ts';
import type { SearchSettings } from '#features/search/context/search-payload.ts';
import type { PublishedSearch } from '#features/search/published-search.ts';
import { sha256 } from '#platform/sha256.ts';
import { buildSearchPage } from '#search/refinements/search-page.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import { parseLandingPath } from '#search/state/url.ts';
import type { Route } from '#site/routes/route.ts';
import { hasPage } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { memoize } from './memoize.ts';
import { HOURS_READ, isOfStock, PAGE_READ, QUERY_READ, STOCK_READ } from './track-reads.ts';

/** The input that all pages of a build share in addition to the dealer's data. */
export interface SharedInput {
  readonly buildId: string;
  readonly now: Date;
  /** The address of the dealer's stylesheet, which names its content. */
  readonly stylesheet: string;
  /** The search of its vehicles, with the settings of all search pages. */
  readonly search?: PublishedSearch | undefined;
  readonly searchSettings?: SearchSettings | undefined;
}

/**
 * Hashes the input of each route's page: the compiled code, the day (of UTC and of each location: opening times are the local day's), what menus and footers show of the stock, and what the
 * page read when it was last made. A page that read the stock depends on all of it, unless its route says on what part.
 * Equal hash, equal page.
 */
export function createInputHasher(
  site: Site,
  { buildId, now, stylesheet, search, searchSettings }: SharedInput,
): (route: Route, reads: readonly string[]) => string {
  const hashValue = createValueHash();
  const common = hashValue([
    buildId,
    now.toISOString().slice(0, 10),
    listLocalDates(site, now),
    stylesheet,
    search?.host ?? null,
    buildMenu(site, '', () => true),
    conditionLinks(site),
    site.cars.length > 0,
    findCardDisclaimers(site, now),
  ]);
  // The address of the index is new with every change, and no page shows it.
  const { index, ...settings } = searchSettings ?? {};
  const ofRead = memoize((read: string) => {
    if (read.startsWith(PAGE_READ)) return String(hasPage(site, read.slice(PAGE_READ.length)));
    if (read.startsWith(HOURS_READ)) return hashValue(hoursOf(site, read.slice(HOURS_READ.length)));
    if (read.startsWith(QUERY_READ))
      return hashValue(search?.query(JSON.parse(read.slice(QUERY_READ.length))));
    if (read === STOCK_READ) return hashValue([site.cars, site.priceHistory, site.formerModels]);
    return hashValue(read === 'locations' ? site.locations.map(withoutHours) : Reflect.get(site, read));
  });
  // Most pages read the same, so each set of reads is hashed once.
  const ofReads = memoize((reads: string) =>
    hashValue(reads.split('\n').map((read) => [read, ofRead(read)])),
  );
  return (route, reads) => {
    const shown =
      route.kind === 'search' && search
        ? searchPageInput(route.path, site, search, now, settings)
        : route.input?.();
    const others = shown === undefined ? reads : reads.filter((read) => !isOfStock(read));
    return hashValue([common, ofReads(others.join('\n')), hashValue(shown)]);
  };
}

function hoursOf({ locations }: Site, id: string): unknown {
  return locations.find((location) => location.id === id)?.contact_detail.opening_hours;
}

/** What reading the locations of a site alone depends on. */
function withoutHours({ contact_detail, ...location }: Location): unknown {
  const { opening_hours, ...contact } = contact_detail;
  return [location, contact];
}

/** What a search page shows of the stock: its results, its links as filters, and the settings of the search. */
function searchPageInput(
  path: string,
  site: Site,
  search: PublishedSearch,
  now: Date,
  settings: object,
): unknown {
  const { slugs, stock } = site;
  const landing = parseLandingPath(path, slugs);
  if (!landing || !stock) return undefined;
  const { built, ...payload } = buildPagePayload(landing, site, search, now);
  return [
    buildSearchPage(landing, getInitiallyListedCars(site), slugs, stock.pageSize),
    payload,
    settings,
    slugs,
  ];
}

/** The dates at the dealer's places, without repetitions. */
function listLocalDates(site: Site, now: Date): string[] {
  const places = [site, ...site.locations.map(({ address }) => address)];
  return [...new Set(places.map((place) => toLocalTime(now, timeZoneOf(place)).date))];
}

/** Hashes values by their content. Objects of the site are hashed once, however many pages show them. */
function createValueHash(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const hashObject = (value: object): string => {
    const hash = known.get(value) ?? sha256(writeContent(value), 'hex', 20);
    known.set(value, hash);
    return hash;
  };
  const writeContent = (value: object): string => {
    if (Array.isArray(value)) return `[${value.map(write).join()}]`;
    if (value instanceof Map) return `<${[...value].map(write).join()}>`;
    return JSON.stringify(value, (key, part: unknown) =>
      key !== '' && part instanceof Map ? [...part] : part,
    );
  };
  const write = (value: unknown): string =>
    typeof value === 'object' && value !== null ? hashObject(value) : (JSON.stringify(value) ?? 'undefined');
  return write;
}
