import { findCardDisclaimers } from '#features/car-card/card-disclaimers.ts';
import { buildMenu } from '#features/navigation/menu.ts';
import { sha256 } from '#platform/sha256.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import { buildFacetLinks } from '#search/refinements/search-page.ts';
import type { Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';

/** Keys of the site that pages receive through their route's own input. */
const ROUTE_INPUT_KEYS = new Set(['cars', 'carsBySlug', 'gone', 'priceHistory', 'slugs', 'knownSlugs']);

/** The input that all pages of a build share in addition to the dealer's data. */
export interface SharedInput {
  readonly buildId: string;
  readonly now: Date;
  /** The address of the dealer's stylesheet, which names its content. */
  readonly stylesheet: string;
  readonly searchHost?: TypesenseHost | undefined;
}

/**
 * Hashes the input of each route's page: the compiled code, the day, the dealer's shared input (menus with their counts,
 * existing pages, search addresses), the route's own input, and the keys of the site that the page reads. Equal hash,
 * equal page.
 */
export function createInputHasher(
  site: Site,
  { buildId, now, stylesheet, searchHost }: SharedInput,
): (route: Route, reads: readonly string[]) => string {
  const menus = [buildMenu(site, '', () => true), buildFacetLinks({ kind: 'all' }, site.cars, site.slugs)];
  const paths = buildRoutes(site).flatMap(({ kind, path }) => (kind === 'car' ? [] : [path]));
  const day = now.toISOString().slice(0, 10);
  const common = hashValue([
    buildId,
    day,
    stylesheet,
    searchHost,
    menus,
    paths,
    site.cars.length,
    findCardDisclaimers(site, now),
  ]);
  const ofKey = memoize((key: string) => hashValue(Reflect.get(site, key) ?? null));
  // Most pages read the same keys, and hundreds read the whole stock, so each set of keys is hashed once.
  const ofReads = memoize((keys: string) => hashValue(keys.split(',').map((key) => [key, ofKey(key)])));
  const ofInput = memoize(hashValue);
  const stock = [site.cars, site.priceHistory];
  return (route, reads) => {
    const input = route.input();
    const siteKeys = reads.filter((key) => !ROUTE_INPUT_KEYS.has(key));
    return hashValue([
      common,
      ofReads(siteKeys.join(',')),
      ofInput(input === site.cars ? stock : (input ?? null)),
    ]);
  };
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const known = cache.get(key) ?? make(key);
    cache.set(key, known);
    return known;
  };
}

function hashValue(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
  return sha256(text, 'hex', 20);
}
