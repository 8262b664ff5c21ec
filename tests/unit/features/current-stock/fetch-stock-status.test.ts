import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

let time = 5000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/stock/status.json';
const STATUS = { c1: ['in_stock', 24_990], c2: ['sold', 0, true] };

/** As on a page that has asked for nothing yet. */
async function openPage() {
  vi.resetModules();
  return (await import('#features/current-stock/fetch-stock-status.ts')).fetchStockStatus;
}

test('the status of the stock is that of its file, without malformed entries', async () => {
  const fetchStockStatus = await openPage();
  answerFetch({ [PATH]: { ...STATUS, c3: 'sold' } });
  expect(await fetchStockStatus()).toEqual(STATUS);
});

test('it is requested at most once a minute', async () => {
  const fetchStockStatus = await openPage();
  const asked = answerFetch({ [PATH]: STATUS });
  time = 5000;
  await Promise.all([fetchStockStatus(), fetchStockStatus()]);
  time = 64_999;
  await fetchStockStatus();
  expect(asked).toEqual([PATH]);
  time = 65_000;
  await fetchStockStatus();
  expect(asked).toEqual([PATH, PATH]);
});

test('a failure is not kept: the next call asks again', async () => {
  const fetchStockStatus = await openPage();
  answerFetch({ [PATH]: new Response(null, { status: 503 }) });
  await expect(fetchStockStatus()).rejects.toThrow('/stock/status.json answered 503');
  answerFetch({ [PATH]: STATUS });
  expect(await fetchStockStatus()).toEqual(STATUS);
});
