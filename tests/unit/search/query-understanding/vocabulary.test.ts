import { expect, test } from 'vitest';
import type { SearchClient } from '#search/query/search-client.ts';
import {
  buildVocabularyRequest,
  loadVocabulary,
  readVocabulary,
} from '#search/query-understanding/vocabulary.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('one request without vehicles asks for every value of the stock', () => {
  expect(buildVocabularyRequest({ filters: 'status=in_stock' }).params).toMatchObject({
    query: '',
    filters: 'status=in_stock',
    hitsPerPage: 0,
  });
});

test('a list that the answer lacks has no values', () => {
  const { values } = readVocabulary({ facets: { fuel: { Diesel: 3 } } }, 2026);
  expect(values.fuel).toEqual(new Map([['Diesel', 3]]));
  expect(values.colour).toEqual(new Map());
});

const cars = [
  makeCar({ model: 'HiLux', simple_body: 'ute', colour: 'White' }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red' }),
];
const open = () => makeSearchClient(makeSite({}, { cars }), new Date('2026-11-21T00:00:00Z'));

test('the words of the stock are requested once for a client', async () => {
  const { client, config, batches } = open();
  const [vocabulary] = await Promise.all([
    loadVocabulary(client, config, 2026),
    loadVocabulary(client, config, 2026),
  ]);
  expect([...vocabulary.values.make_model.keys()].sort()).toEqual(['Kia:Rio', 'Toyota:HiLux']);
  expect(await loadVocabulary(client, config, 2026)).toBe(vocabulary);
  expect(batches).toHaveLength(1);
});

test.each<[string, SearchClient['search']]>([
  ['offline', () => Promise.reject(new Error('offline'))],
  ['search: the vocabulary request returned no result', () => Promise.resolve({ results: [] })],
])('after a failure (%s) the next call asks again', async (problem, fail) => {
  const { client, config } = open();
  let isFailing = true;
  const unsteady: SearchClient = {
    search: (requests) => (isFailing ? fail(requests) : client.search(requests)),
  };
  await expect(loadVocabulary(unsteady, config, 2026)).rejects.toThrow(problem);
  isFailing = false;
  const vocabulary = await loadVocabulary(unsteady, config, 2026);
  expect(vocabulary.values.colour.get('White')).toBe(1);
});
