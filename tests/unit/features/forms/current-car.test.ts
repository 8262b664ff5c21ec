import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toEnquiredCar } from '#features/forms/enquired-car.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const STATUS = '/stock/status.json';
const CAR = {
  title: '2021 Toyota Corolla',
  car_type: 'used',
  path: '/cars/a/',
  finance_lenders: {},
  loan: null,
};

// The status of the stock is kept for a minute.
beforeEach(() => {
  vi.resetModules();
});

describe('the price that the dialog of a form shows', () => {
  test.each([
    { live: ['in_stock', 24_990], price: '$24,990' },
    { live: ['coming_soon', 11], price: '$11' },
    { live: ['in_stock', 10], price: undefined },
    { live: ['sold', 24_990], price: undefined },
    { live: undefined, price: undefined },
  ])('of a car that is now $live is $price', async ({ live, price }) => {
    const { fetchCurrentPrice } = await import('#features/forms/current-car.ts');
    answerFetch({ [STATUS]: { a: live, other: ['in_stock', 1000] } });
    expect(await fetchCurrentPrice('a')).toBe(price);
  });

  test('is not known without the stock', async () => {
    const { fetchCurrentPrice } = await import('#features/forms/current-car.ts');
    answerFetch({});
    await expect(fetchCurrentPrice('a')).rejects.toThrow('answered 404');
  });
});

test.each([
  { live: ['in_stock', 24_990], text: undefined },
  { live: ['coming_soon', 24_990], text: undefined },
  {
    live: ['sold', 24_990],
    text: "Unfortunately this truck recently sold. Send us an enquiry anyway and we'll help you find a similar truck.",
  },
  {
    live: undefined,
    text: "This truck is no longer in stock. Send us an enquiry anyway and we'll help you find a similar truck.",
  },
])('the notice above the form of a car that is now $live: $text', async ({ live, text }) => {
  const { fetchUnavailableText } = await import('#features/forms/current-car.ts');
  answerFetch({ [STATUS]: { a: live }, '/forms.json': makeFormConfig({ vehicle: 'truck' }) });
  expect(await fetchUnavailableText('a')).toBe(text);
});

test.each([
  ['', undefined],
  ['car_id=a&car_type=new', { id: 'a', car_type: 'new', tag: null, title: '' }],
  // A link to a trade-in names the car alone.
  ['car_id=a', { id: 'a', car_type: 'used', tag: null, title: '2021 Toyota Corolla' }],
  ['car_id=a&car_type=boat', { id: 'a', car_type: 'used', tag: null, title: '2021 Toyota Corolla' }],
  ['car_id=b', undefined],
])('the car of an enquiry from /cars/trade-in/?%s is %j', async (query, car) => {
  const { findCarFromUrl } = await import('#features/forms/prefill-from-url.ts');
  const live = ['in_stock', 24_990];
  answerFetch({ [STATUS]: { a: live }, '/api/finance?car_id=a': CAR });
  expect(await findCarFromUrl(new URLSearchParams(query))).toEqual(car);
});

test('an enquiry does not wait for a site that does not answer', async () => {
  vi.useFakeTimers();
  const { findCarFromUrl } = await import('#features/forms/prefill-from-url.ts');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const car = findCarFromUrl(new URLSearchParams('car_id=a'));
  await vi.runAllTimersAsync();
  expect(await car).toBeUndefined();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the title and the page of a car', () => {
  test('are asked for while it is listed', async () => {
    const { fetchCarReference } = await import('#features/forms/fetch-car-reference.ts');
    answerFetch({ [STATUS]: { a: ['in_stock', 24_990] }, '/api/finance?car_id=a': CAR });
    expect(await fetchCarReference('a')).toEqual(CAR);
  });

  test('are not known of any other', async () => {
    const { fetchCarReference } = await import('#features/forms/fetch-car-reference.ts');
    const asked = answerFetch({ [STATUS]: {}, '/api/finance?car_id=a': CAR });
    expect(await fetchCarReference('a')).toBeUndefined();
    expect(asked).toEqual([STATUS]);
  });
});

test('an enquiry records which car it is about, and no more', () => {
  expect(toEnquiredCar(makeCar({ id: 'c1', car_type: 'demo', tag: 'Runout' }))).toEqual({
    id: 'c1',
    car_type: 'demo',
    tag: 'Runout',
    title: '2021 Toyota Corolla',
  });
});
