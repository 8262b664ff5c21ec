import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

let time = 5000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  // As on a page that has asked for nothing yet.
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const CAR = { title: '2021 Toyota Corolla', path: '/cars/a/', finance_lenders: {}, loan: null };
const STATUS = { c1: ['in_stock', 24_990], c2: ['sold', 0, true] };

const openCarFinance = async () => {
  const { fetchCarFinance } = await import('#features/current-stock/fetch-car-finance.ts');
  return () => fetchCarFinance('a&1');
};
const openStockStatus = async () =>
  (await import('#features/current-stock/fetch-stock-status.ts')).fetchStockStatus;

describe.each([
  { what: 'the figures of a car', path: '/api/finance?car_id=a%261', answer: CAR, open: openCarFinance },
  { what: 'the status of the stock', path: '/stock/status.json', answer: STATUS, open: openStockStatus },
])('$what', ({ path, answer, open }) => {
  test('is requested at most once a minute', async () => {
    const request = await open();
    const asked = answerFetch({ [path]: answer });
    time = 5000;
    expect(await Promise.all([request(), request()])).toEqual([answer, answer]);
    time = 64_999;
    await request();
    expect(asked).toEqual([path]);
    time = 65_000;
    await request();
    expect(asked).toEqual([path, path]);
  });

  test('is requested again after a failure', async () => {
    const request = await open();
    answerFetch({ [path]: new Response(null, { status: 503 }) });
    await expect(request()).rejects.toThrow(`${path.split('?')[0]} answered 503`);
    answerFetch({ [path]: answer });
    expect(await request()).toEqual(answer);
  });
});

test('each car has figures of its own, an unknown one none', async () => {
  const { fetchCarFinance } = await import('#features/current-stock/fetch-car-finance.ts');
  const asked = answerFetch({ '/api/finance?car_id=b': CAR });
  expect(await Promise.all(['b', 'gone'].map(fetchCarFinance))).toEqual([CAR, undefined]);
  expect(asked).toEqual(['/api/finance?car_id=b', '/api/finance?car_id=gone']);
});

test('the status of the stock leaves out malformed entries', async () => {
  answerFetch({ '/stock/status.json': { ...STATUS, c3: 'sold' } });
  expect(await (await openStockStatus())()).toEqual(STATUS);
});
