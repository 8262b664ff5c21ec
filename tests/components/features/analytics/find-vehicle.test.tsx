import { afterEach, expect, test, vi } from 'vitest';
import { findVehicle } from '#features/analytics/find-vehicle.ts';
import { fetchCurrentStock } from '#features/current-stock/current-stock.ts';

vi.mock('#features/current-stock/fetch-stock-index-url.ts', () => ({
  fetchStockIndexUrl: () => Promise.resolve('/stock/1.json'),
}));
vi.mock('#features/current-stock/current-stock.ts', () => ({ fetchCurrentStock: vi.fn() }));

afterEach(() => vi.useRealTimers());

const EVENT = { id: 'e1', at: 0, page: '', what: 39, car_id: 'n1', pending: ['gtm'] } as const;

test('an event whose vehicle could not be looked up, as on a page that is being left, waits for a second try', async () => {
  vi.useFakeTimers();
  const facts = { id: 'n1', make: 'Kia', model: 'Picanto', price: 19_990 };
  vi.mocked(fetchCurrentStock)
    .mockRejectedValueOnce(new TypeError('Load failed'))
    .mockResolvedValueOnce(new Map([['n1', { kind: 'listed', facts }]]) as never);
  const settled = vi.fn();
  const vehicle = findVehicle(EVENT);
  vehicle.finally(settled);
  await vi.advanceTimersByTimeAsync(500);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await vehicle).toEqual(facts);
});

test('an event whose vehicle can’t be looked up at all goes without it', async () => {
  vi.useFakeTimers();
  vi.mocked(fetchCurrentStock).mockRejectedValue(new TypeError('Load failed'));
  const vehicle = findVehicle({ ...EVENT, car_id: 'n2' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(await vehicle).toBeUndefined();
});
