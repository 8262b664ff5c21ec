import { expect, test } from 'vitest';
import { fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

test('the file of the index is named by another, which pages know', async () => {
  answerFetch({ '/stock/index.json': { cars: '/search/cars.1a2b3c4d.json' } });
  expect(await fetchStockIndexUrl()).toBe('/search/cars.1a2b3c4d.json');
});

test('without that there is no answer', async () => {
  answerFetch({});
  await expect(fetchStockIndexUrl()).rejects.toThrow('/stock/index.json answered 404');
});
