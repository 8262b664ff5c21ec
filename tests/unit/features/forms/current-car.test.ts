import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const STATUS = '/stock/status.json';
const CAR = { title: '2021 Toyota Corolla', path: '/cars/a/', finance_lenders: {}, loan: null };

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
    const { fetchCurrentPrice } = await import('#features/forms/dialog/fetch-current-price.ts');
    answerFetch({ [STATUS]: { a: live, other: ['in_stock', 1000] } });
    expect(await fetchCurrentPrice('a')).toBe(price);
  });

  test('is not known without the stock', async () => {
    const { fetchCurrentPrice } = await import('#features/forms/dialog/fetch-current-price.ts');
    answerFetch({});
    await expect(fetchCurrentPrice('a')).rejects.toThrow('answered 404');
  });
});

describe('the notice above the form of a car', () => {
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
  ])('that is now $live: $text', async ({ live, text }) => {
    const { fetchUnavailableText } = await import('#features/forms/lead-form/fetch-unavailable-text.ts');
    answerFetch({ [STATUS]: { a: live }, '/forms.json': makeFormConfig({ vehicle: 'truck' }) });
    expect(await fetchUnavailableText('a')).toBe(text);
  });
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
