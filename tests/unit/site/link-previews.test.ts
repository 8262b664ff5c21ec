import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import {
  getPreviewPath,
  type LinkPreview,
  listPreviews,
  makeCarPreview,
  makeDealerPreview,
  makeOfferPreview,
} from '#site/link-previews.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const ALL: Parameters<typeof makeSite>[0] = { channels: { previews: ['dealer', 'offers', 'vehicles'] } };
const SITE = makeSite(ALL);
const COLOURS = {
  background: SITE.theme.colours.light.brand,
  text: SITE.theme.colours.light['on-brand'],
};
const FRAME = { dealer: SITE.name, template: SITE.design.base, colours: COLOURS };

const previewOf = (car: Partial<Car>, config: object = {}) =>
  makeCarPreview(makeCar({ price_type: 'Drive Away', ...car }), makeSite({ ...ALL, ...config }));

describe('the preview of a vehicle has', () => {
  test('its photo, its name in two lines, and the name and colours of the dealer', () => {
    const car = { year: 2022, make: 'Toyota', model: 'HiLux', badge: 'SR5', series: null, price: 52_990 };
    expect(previewOf({ ...car, primary_image_url: '/a.jpg' })).toEqual({
      ...FRAME,
      photo: '/a.jpg',
      title: '2022 Toyota HiLux',
      subtitle: 'SR5',
      amount: '$52,990',
      terms: ['Drive Away'],
    });
  });

  test.each<[what: string, car: Partial<Car>, config: object, amount: string, terms: string[]]>([
    ['words in place of a price', { price: 0 }, {}, 'Enquire for price.', []],
    [
      'both prices',
      { price: 23_990, subscription_price: 249 },
      {},
      '$23,990',
      ['Drive Away', '$249 per week subscription'],
    ],
    [
      'the weekly price first where it leads',
      { price: 23_990, subscription_price: 249 },
      { stock: { leadPrice: 'subscription' } },
      '$249',
      ['per week subscription', 'Or buy it for $23,990 Drive Away'],
    ],
  ])('%s', (_, car, config, amount, terms) => {
    expect(previewOf(car, config)).toMatchObject({ amount, terms });
  });

  test('no price of what is sold: its page shows the photo', () => {
    expect(previewOf({ status: 'sold', sold: true })).toBeUndefined();
    expect(previewOf({}, { stock: false })).toBeUndefined();
  });
});

test.each<[offer: Parameters<typeof makeOffer>[0], preview: Partial<LinkPreview>]>([
  [
    { price: 46_990, price_type: 'Drive Away' },
    { amount: '$46,990', terms: ['Drive Away'] },
  ],
  [
    { price: 46_990, price_type: null },
    { amount: '$46,990', terms: [] },
  ],
  [
    { price: null, price_type: 'Drive Away' },
    { amount: null, terms: [] },
  ],
  [{ manufacturer: 'Kia', model: null }, { subtitle: 'Kia' }],
  [{ manufacturer: null, model: null }, { subtitle: '' }],
])('the offer %j is shown with %j', (offer, preview) => {
  const shown = makeOfferPreview(
    makeOffer({ name: 'Runout', image_or_model_image: '/b.jpg', ...offer }),
    SITE,
  );
  expect(shown).toMatchObject({ ...FRAME, title: 'Runout', photo: '/b.jpg', ...preview });
});

test('a dealer is shown with the sentence about it and the photo of its home page, else of a location', () => {
  const words = { title: SITE.name, subtitle: SITE.description, amount: null, terms: [], dealer: '' };
  expect(makeDealerPreview(SITE)).toEqual({ ...FRAME, ...words, photo: null });
  const image = { url: '/yard.jpg' };
  const site = { ...SITE, locations: [makeLocation({ image: null }), makeLocation({ image })] };
  expect(makeDealerPreview(site)?.photo).toBe('/yard.jpg');
  const home = { ...site.home, photo: 'front.jpg' };
  const assets = new Map([['front.jpg', '/assets/front.jpg']]);
  expect(makeDealerPreview({ ...site, home, assets })?.photo).toBe('/assets/front.jpg');
});

test('those that the dealer has named are composed: of itself, its offers and what is for sale', () => {
  const cars = [makeCar({ status: 'sold', sold: true }), makeCar()];
  const list = (previews: ('dealer' | 'offers' | 'vehicles')[]) =>
    listPreviews({
      ...makeSite({ channels: { previews } }, { cars }),
      offers: [makeOffer({ name: 'Runout' })],
    });
  expect(list([])).toEqual([]);
  const titles = list(['dealer', 'offers', 'vehicles']).map(({ title }) => title);
  expect(titles).toEqual([SITE.name, 'Runout', expect.stringMatching(/^20\d\d /)]);
});

test('another price is another picture', () => {
  const [one, other] = [previewOf({ price: 1000 }), previewOf({ price: 1001 })] as [LinkPreview, LinkPreview];
  expect(getPreviewPath(one)).toMatch(/^\/assets\/preview\.[\da-f]{12}\.jpg$/);
  expect(getPreviewPath(one)).not.toBe(getPreviewPath(other));
});
