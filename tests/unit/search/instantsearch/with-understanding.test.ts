import { describe, expect, test } from 'vitest';
import type { UnderstoodResult } from '#search/instantsearch/search-by-meaning.ts';
import { withUnderstanding } from '#search/instantsearch/with-understanding.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const cars = [
  makeCar({ model: 'HiLux', simple_body: 'ute', colour: 'White', price: 30_000 }),
  makeCar({ model: 'HiLux', simple_body: 'ute', colour: 'Red', price: 50_000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red', price: 20_000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'White', price: 15_000 }),
];
const open = () => makeSearchClient(makeSite({}, { cars }), new Date('2026-11-21T00:00:00Z'));

async function search(state: IndexUiState) {
  const { client, config, batches } = open();
  const requests = buildSearchRequests({ ...state }, config);
  const { results } = await withUnderstanding(client, config, 2026).search(requests);
  const [page, ...counts] = results;
  if (!page) throw new Error('no result');
  return { page: page as UnderstoodResult, counts, batches };
}
/** The cars of a result, by model and colour. */
const models = ({ hits }: UnderstoodResult) => hits.map(({ model }) => model).sort();

describe('a search with a text', () => {
  test('finds what the words mean, and says what that is', async () => {
    const { page } = await search({ query: 'white ute' });
    expect(page.nbHits).toBe(1);
    expect(page.query).toBe('white ute');
    const refinementList = { colour: ['White'], body: ['ute'] };
    expect(page.understood).toMatchObject({ query: 'white ute', refinementList, text: '' });
  });

  test.each([
    ['that the words ask for', '', [15_000, 20_000, 30_000]],
    ['that the visitor chose, if any', 'price:desc', [30_000, 20_000, 15_000]],
  ] as const)('finds by ranges and in the order %s', async (_, sortBy, prices) => {
    const { page } = await search({ query: 'cheapest under 40k', sortBy });
    expect(page.nbHits).toBe(3);
    expect(page.hits.map(({ price }) => price)).toEqual(prices);
  });

  test("counts the facets of its words without the words' own filters", async () => {
    const { page } = await search({ query: 'white ute' });
    expect(page.facets.colour).toEqual({ White: 1, Red: 1 });
    expect(page.facets.body).toEqual({ ute: 1, hatch: 1 });
  });

  test('takes words in place of what is chosen of the same attribute, and keeps the rest', async () => {
    const refinementList = { make_or_model: ['Toyota:HiLux'], colour: ['Red'] };
    const { page, counts } = await search({ query: 'kia', refinementList });
    expect(models(page)).toEqual(['Rio']);
    expect(counts.map(({ facets }) => Object.keys(facets))).toEqual([['make_or_model'], ['colour']]);
    expect(counts[1]?.facets.colour).toEqual({ Red: 1, White: 1 });
  });

  test('takes a typed range in place of a chosen one', async () => {
    const { page } = await search({ query: 'under 18k', range: { price: '40000:' } });
    expect(page.nbHits).toBe(1);
  });

  test('leaves out and names words with which nothing would be found', async () => {
    const { page } = await search({ query: 'white ute xyzzy' });
    expect(page.nbHits).toBe(1);
    expect(page.understood?.unknown.map(({ text }) => text)).toEqual(['xyzzy']);
  });

  test('is understood once, and asks for its page and all counts in one batch', async () => {
    const { client, config, batches } = open();
    const understanding = withUnderstanding(client, config, 2026);
    const requests = buildSearchRequests({ query: 'white ute' }, config);
    await understanding.search(requests);
    const before = batches.length;
    await understanding.search(requests);
    expect(batches.slice(before).map(({ length }) => length)).toEqual([3]);
  });
});

test('a search without a text is asked as it is', async () => {
  const { page, batches } = await search({ refinementList: { colour: ['White'] } });
  expect(page.nbHits).toBe(2);
  expect(page.understood).toBeUndefined();
  expect(batches).toHaveLength(1);
});

test('a search fails while its text cannot be understood, and is understood the next time', async () => {
  const { client, config } = open();
  let offline = true;
  const unsteady: SearchClient = {
    search: (requests) => (offline ? Promise.reject(new Error('offline')) : client.search(requests)),
  };
  const understanding = withUnderstanding(unsteady, config, 2026);
  const requests = buildSearchRequests({ query: 'white ute' }, config);
  await expect(understanding.search(requests)).rejects.toThrow('offline');
  offline = false;
  const { results } = await understanding.search(requests);
  expect(results[0]?.nbHits).toBe(1);
});

describe('what a text was understood as', () => {
  const understand = async (query: string) => {
    const { page } = await search({ query });
    if (!page.understood) throw new Error('not understood');
    return page.understood;
  };

  test('leads from what is typed to what is searched, and back', async () => {
    const { toUnderstoodState, toTypedState, groupRefinements } = await understand('white ute');
    const typed = { query: 'white ute' };
    const searched = { refinementList: { colour: ['White'], body: ['ute'] } };
    expect(toUnderstoodState(typed)).toMatchObject({ ...searched, query: '', range: {} });
    const white = toTypedState({ refinementList: { colour: ['White'] } }, typed);
    expect(white).toMatchObject({ query: 'white', refinementList: {} });
    expect(groupRefinements([], searched)).toEqual([]);
  });

  test('drops the choices that its words take the place of, and changes nothing else', async () => {
    const { dropReplaced } = await understand('white ute');
    const typed = { query: 'white ute', refinementList: { colour: ['Red'], fuel: ['Diesel'] } };
    expect(dropReplaced(typed)).toMatchObject({ ...typed, refinementList: { fuel: ['Diesel'] } });
    const others = { ...typed, refinementList: { fuel: ['Diesel'] }, page: 2 };
    expect(dropReplaced(others)).toBe(others);
  });
});
