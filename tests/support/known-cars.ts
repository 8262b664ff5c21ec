import type { KnownCar } from '#features/current-stock/current-stock.ts';
import { siteSearch } from '#features/search/build-search.ts';
import { readCars } from '#search/engines/embedded/read-documents.ts';
import type { Site } from '#site/site.ts';

/** What the stock says of a site's cars, by id: each is listed as the search's index file has it. */
export function knownCars(site: Site, now: Date): Map<string, KnownCar> {
  if (!site.stock) throw new Error('a site with stock was made');
  const index = JSON.parse(siteSearch(site, site.stock, now).index);
  const ids = site.cars.map(({ id }) => id);
  return new Map([...readCars(index, ids)].map(([id, facts]) => [id, { kind: 'listed', facts }]));
}
