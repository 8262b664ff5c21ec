import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

let time = 5000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const CAR = { title: '2021 Toyota Corolla', path: '/cars/a/', finance_lenders: {}, loan: null };

/** As on a page that has asked for nothing yet. */
async function openPage() {
  vi.resetModules();
  return (await import('#features/current-stock/fetch-car-finance.ts')).fetchCarFinance;
}

test('the figures of a car are asked for by its id, at most once a minute for each', async () => {
  const fetchCarFinance = await openPage();
  const asked = answerFetch({ '/api/finance?car_id=a%261': CAR, '/api/finance?car_id=b': CAR });
  time = 5000;
  expect(await fetchCarFinance('a&1')).toEqual(CAR);
  time = 64_999;
  await Promise.all([fetchCarFinance('a&1'), fetchCarFinance('b')]);
  expect(asked).toEqual(['/api/finance?car_id=a%261', '/api/finance?car_id=b']);
  time = 65_000;
  await fetchCarFinance('a&1');
  expect(asked).toHaveLength(3);
});

test('an unknown car has none', async () => {
  const fetchCarFinance = await openPage();
  answerFetch({});
  expect(await fetchCarFinance('gone')).toBeUndefined();
});

test('a failure is not kept: the next call asks again', async () => {
  const fetchCarFinance = await openPage();
  answerFetch({ '/api/finance?car_id=a': new Response(null, { status: 500 }) });
  await expect(fetchCarFinance('a')).rejects.toThrow('/api/finance answered 500');
  answerFetch({ '/api/finance?car_id=a': CAR });
  expect(await fetchCarFinance('a')).toEqual(CAR);
});
