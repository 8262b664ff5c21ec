import { expect, test } from 'vitest';
import { loadVocabulary } from '#features/search/context/load-vocabulary.ts';
import { readTypedQuery } from '#features/search/context/read-typed-query.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const cars = [
  makeCar({ model: 'HiLux', simple_body: 'ute', colour: 'White' }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red' }),
];
const open = () => makeSearchClient(makeSite({}, { cars }), new Date('2026-11-21T00:00:00Z'));

test('the words of the stock are requested once for a client', async () => {
  const { client, plan, batches } = open();
  const [vocabulary] = await Promise.all([
    loadVocabulary({ client, plan }),
    loadVocabulary({ client, plan }),
  ]);
  expect([...vocabulary.values.make_model.keys()].sort()).toEqual(['Kia:Rio', 'Toyota:HiLux']);
  expect(await loadVocabulary({ client, plan })).toBe(vocabulary);
  expect(batches).toHaveLength(1);
});

test.each<[string, SearchClient['search']]>([
  ['offline', () => Promise.reject(new Error('offline'))],
  ['search: the vocabulary request returned no result', () => Promise.resolve({ results: [] })],
])('after a failure (%s) the next call asks again', async (problem, fail) => {
  const { client, plan } = open();
  let isFailing = true;
  const unsteady: SearchClient = {
    search: (requests) => (isFailing ? fail(requests) : client.search(requests)),
  };
  await expect(loadVocabulary({ client: unsteady, plan })).rejects.toThrow(problem);
  isFailing = false;
  const vocabulary = await loadVocabulary({ client: unsteady, plan });
  expect(vocabulary.values.colour.get('White')).toBe(1);
});

test('a typed text is understood by the vehicles that it finds', async () => {
  const { client, plan } = open();
  const understood = await readTypedQuery('white ute xyzzy', client, plan);
  expect(understood).toMatchObject({ lists: { colour: ['White'], body: ['ute'] }, text: '' });
  expect(understood.unknown.map(({ text }) => text)).toEqual(['xyzzy']);
});

test('its functions lead from what is typed to what is searched, and back', async () => {
  const { client, plan } = open();
  const { toUnderstoodState, toTypedState, replaceQuery, groupRefinements } = await readTypedQuery(
    'white ute',
    client,
    plan,
  );
  const typed = { ...EMPTY_STATE, query: 'white ute' };
  const searched = { ...EMPTY_STATE, lists: { colour: ['White'], body: ['ute'] } };
  expect(toUnderstoodState(typed)).toEqual(searched);
  expect(toTypedState({ ...searched, lists: { colour: ['White'] } }, typed)).toMatchObject({
    query: 'white',
    lists: {},
  });
  expect(replaceQuery({ ...EMPTY_STATE, lists: { colour: ['Red'], fuel: ['Diesel'] } })).toEqual({
    ...typed,
    lists: { fuel: ['Diesel'] },
  });
  expect(groupRefinements([], searched)).toEqual([]);
});
