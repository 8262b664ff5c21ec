import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueuedEvent } from '#domain/analytics/queued-event.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const cars = [makeCar({ id: 'c1', make: 'Kia', model: 'Picanto', price: 19_990 })];
const { index } = makeSearchClient(makeSite({}, { cars }), new Date('2026-11-21T00:00:00Z'));
const ON_PAGE = { id: 'c9', make: 'Mazda', model: '3', price: 30_000 };
const EVENT: QueuedEvent = { id: 'e1', at: 0, page: '', what: 39, pending: ['gtm'] };

let findVehicle: typeof import('#features/analytics/find-vehicle.ts').findVehicle;
beforeEach(async () => {
  // What was found is kept as long as the page.
  vi.resetModules();
  ({ findVehicle } = await import('#features/analytics/find-vehicle.ts'));
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with the block of its vehicle, if it is about one. */
function openPage(vehicle?: object) {
  const textContent = JSON.stringify(vehicle);
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'analytics-vehicle' && vehicle ? { textContent } : null),
  });
}
const answerStock = (status: object) =>
  answerFetch({
    '/stock/index.json': { cars: '/search/cars.json' },
    '/search/cars.json': JSON.parse(index),
    '/stock/status.json': status,
  });

test('an event has its own vehicle, or is about none', async () => {
  const asked = answerStock({});
  expect(await findVehicle({ ...EVENT, vehicle: ON_PAGE, car_id: 'c1' })).toEqual(ON_PAGE);
  expect(await findVehicle(EVENT)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('the vehicle of the page is known without the stock, and its label is none of its details', async () => {
  const asked = answerStock({});
  openPage({ ...ON_PAGE, label: 'Used Car' });
  expect(await findVehicle({ ...EVENT, car_id: 'c9' })).toEqual(ON_PAGE);
  expect(asked).toEqual([]);
});

describe('any other is looked up in the stock', () => {
  test.each([
    { live: ['in_stock', 19_990], price: 19_990 },
    { live: ['in_stock', 11], price: 11 },
    { live: ['in_stock', 10], price: null },
  ])('now $live: $price', async ({ live, price }) => {
    answerStock({ c1: live });
    openPage({ ...ON_PAGE, label: 'Used Car' });
    expect(await findVehicle({ ...EVENT, car_id: 'c1' })).toEqual({
      id: 'c1',
      make: 'Kia',
      model: 'Picanto',
      price,
    });
  });

  test('once', async () => {
    const asked = answerStock({ c1: ['in_stock', 19_990] });
    await findVehicle({ ...EVENT, car_id: 'c1' });
    const before = asked.length;
    await findVehicle({ ...EVENT, id: 'e2', car_id: 'c1' });
    expect(asked).toHaveLength(before);
  });

  test('without an answer if it has gone', async () => {
    answerStock({});
    expect(await findVehicle({ ...EVENT, car_id: 'c1' })).toBeUndefined();
  });
});

describe('a stock that can’t be loaded', () => {
  test('is tried again after a second', async () => {
    vi.useFakeTimers();
    answerFetch({});
    const vehicle = findVehicle({ ...EVENT, car_id: 'c1' });
    await vi.advanceTimersByTimeAsync(999);
    answerStock({ c1: ['in_stock', 19_990] });
    await vi.advanceTimersByTimeAsync(1);
    expect(await vehicle).toMatchObject({ id: 'c1' });
  });

  test('leaves the event without its vehicle', async () => {
    vi.useFakeTimers();
    answerFetch({});
    const vehicle = findVehicle({ ...EVENT, car_id: 'c1' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await vehicle).toBeUndefined();
  });

  test('is not waited for longer than ten seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const settled = vi.fn();
    findVehicle({ ...EVENT, car_id: 'c1' }).then(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
