import { expect, test } from 'vitest';
import { asCarHit, toCardCar } from '#features/car-card/car-hit.ts';
import {
  buildCardSettings,
  buildCardText,
  buildHitCards,
  buildSiteCard,
  findCarCity,
  findSimilarPath,
} from '#features/car-card/site-card.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');

test('a site without stock has no cards', () => {
  expect(() => buildCardSettings(makeSite({ slug: 'broker', stock: false }))).toThrow(
    'broker: no cards without stock. Build cards only where site.stock is set.',
  );
});

test('the photo is as wide as the place of the card: few by default, or in a list', () => {
  const car = makeCar();
  const site = makeSite({}, { cars: [car] });
  const { sizes } = buildCardSettings(site);
  expect(buildSiteCard(car, site, now).photo.sizes).toBe(sizes.few);
  expect(buildSiteCard(car, site, now, 'list').photo.sizes).toBe(sizes.list);
});

test('the card of a hit is that of its car', () => {
  const tully = makeLocation({ name: 'Example Tully', address: { city: 'Tully' } });
  const facts = {
    km: 45_120,
    simple_body: 'ute',
    simple_transmission: 'Automatic',
    simple_fuel: 'Diesel',
    stocknum: 'C1',
  } as const;
  const cars = [makeCar({ ...facts, location_id: tully.id, subscription_price: 249 }), makeCar({ price: 0 })];
  const site = makeSite({}, { cars, locations: [tully, makeLocation()] });
  const { config, query } = makeSearchClient(site, now);
  const { hits } = query({ indexName: 'cars/sort/price:desc', params: { filters: config.filters } });
  expect(buildHitCards(hits, site, now, 'list')).toEqual(
    cars.map((car) => buildSiteCard(car, site, now, 'list')),
  );
});

test.each([
  { what: 'one of several premises', others: [makeLocation()], city: 'Tully' },
  { what: 'the only premises', others: [], city: null },
])('the city of a car at $what is $city', ({ others, city }) => {
  const tully = makeLocation({ name: 'Example Tully', address: { city: 'Tully' } });
  const car = makeCar({ location_id: tully.id });
  expect(findCarCity(car, { locations: [tully, ...others] })).toBe(city);
});

test('a car that is at no known location has no city', () => {
  const locations = [makeLocation(), makeLocation({ name: 'B', address: { street: '1 B Street' } })];
  expect(findCarCity(makeCar({ location_id: 'elsewhere' }), { locations })).toBeNull();
});

test('only an unavailable car leads to similar ones', () => {
  const [sold, other] = [makeCar({ status: 'sold', simple_body: 'ute' }), makeCar({ make: 'Kia' })];
  const site = makeSite({}, { cars: [sold, other] });
  expect(findSimilarPath(sold, site)).toMatch(/^\/search\//);
  expect(findSimilarPath(other, site)).toBeNull();
});

test.each([
  {
    what: 'reserves on cards',
    over: { reserve: {}, stock: { cardButtons: ['reserve'] } },
    text: 'Reserve Now · $200 fee',
  },
  { what: 'reserves elsewhere', over: { reserve: {}, stock: { cardButtons: ['enquire'] } }, text: null },
  { what: 'takes no reservations', over: { stock: { cardButtons: ['reserve'] } }, text: null },
  { what: 'has no stock', over: { reserve: {}, stock: false }, text: null },
] as const)('the reserve button of a dealer that $what: $text', ({ over, text }) => {
  const car = makeCar({ price: 20_000, payment_processors: ['card'] });
  const site = makeSite(JSON.parse(JSON.stringify(over)));
  expect(buildCardText(car, site, now).reserve).toBe(text);
});

const HIT = {
  objectID: 'c1',
  slug: '2021-toyota-hilux-c1',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  price: 24_990,
  created_at: 1_795_219_200,
  body: 'ute',
  transmission: 'Automatic',
  fuel: 'Diesel',
  photo: '/a.webp',
};
const card = (over: object = {}) => toCardCar(asCarHit({ ...HIT, ...over }));

test('a hit has the facts of a car under other names', () => {
  expect(card()).toMatchObject({
    id: 'c1',
    slug: '2021-toyota-hilux-c1',
    price: 24_990,
    created_at: '2026-11-21T00:00:00.000Z',
    simple_body: 'ute',
    simple_transmission: 'Automatic',
    simple_fuel: 'Diesel',
    manufacturer: { name: 'Toyota' },
    primary_image_url: '/a.webp',
    photos_count: 1,
  });
});

test('a hit without a price, a photo or a body is a car without one', () => {
  expect(card({ price: null, photo: null, body: null })).toMatchObject({
    price: 0,
    primary_image_url: null,
    photos_count: 0,
    simple_body: null,
  });
});
