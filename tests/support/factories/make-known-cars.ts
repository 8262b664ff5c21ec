import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { readDocuments } from '#search/engines/embedded/read-documents.ts';
import type { Site } from '#site/site.ts';
import { makeSearchClient } from './make-search-client.ts';

/** The current stock of a site, by id: every car is listed as in the search index. */
export function makeKnownCars(site: Site, now: Date): Map<string, CurrentCar> {
  const index = JSON.parse(makeSearchClient(site, now).index);
  const ids = site.cars.map(({ id }) => id);
  return new Map([...readDocuments(index, ids)].map(([id, facts]) => [id, { kind: 'listed', facts }]));
}
