import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import type { CardView } from '#features/car-card/card-view.ts';
import { siteCard } from '#features/car-card/site-card.ts';
import { makeCar } from '#tests/support/make-car.ts';
import { makeLocation } from '#tests/support/make-location.ts';
import { makeSite } from '#tests/support/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const full = makeCar({
  km: 45_120,
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
  simple_body: 'ute',
  stocknum: 'C1',
});
const tully = makeLocation({ id: 'tully', name: 'Example Tully', address: { city: 'Tully' } });
const card = (car: Car, over = {}, locations = [tully]): CardView =>
  siteCard(car, makeSite(over, { cars: [car], locations }), now);
const columns = ({ facts }: CardView) => facts.map(({ column, text }) => `${column} ${text}`).join(', ');
/** A line may break after a dot, not before it. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('four facts have a column each, the others are the note', () => {
  const view = card(full);
  expect(columns(view)).toBe('1 45,120 km, 2 Automatic, 3 Diesel, 4 Ute');
  expect(spaced(view.note)).toBe('Used · C1');
});

test('an unknown fact leaves its column empty', () => {
  expect(columns(card(makeCar({ simple_fuel: 'Petrol' })))).toBe('3 Petrol');
});

test('the showroom keeps two facts for the picture', () => {
  const view = card(full, { template: 'showroom' });
  expect(columns(view)).toBe('1 45,120 km, 2 Automatic');
  expect(spaced(view.note)).toBe('Diesel · Ute · Used · C1');
});

test('the note names the city where the dealer has several places', () => {
  const car = makeCar({ location_id: 'tully' });
  expect(spaced(card(car, {}, [tully, makeLocation()]).note)).toBe('Used · Tully');
  expect(card(car).note).toBe('Used');
});

test.each([
  [{ price: 11, price_type: 'Drive Away' }, '$11', 'Drive Away'],
  [{ price: 10, price_type: 'Drive Away' }, 'Enquire for price.', null],
  [{ price: 0, preorder: true }, 'PREORDER', null],
])('%j costs %s %s', (car, price, priceType) => {
  expect(card(makeCar(car))).toMatchObject({ price, priceType });
});

test('a car that can be had is enquired about, and the dialog is told which it is', () => {
  const { action, sold } = card({ ...full, tag: 'Test Drive Only' });
  expect(action).toEqual({
    text: 'Enquire',
    href: `/contact/?car_id=${full.id}`,
    question: undefined,
    data: {
      'data-form': 'enquiry',
      'data-car': full.id,
      'data-type': full.car_type,
      'data-tag': 'Test Drive Only',
    },
  });
  expect(sold).toBeUndefined();
});

test('the button says what the dealer says (spec 2)', () => {
  const site = makeSite({ forms: { enquire: 'Quick Enquiry' } }, { cars: [full] });
  expect(siteCard(full, site, now).action.text).toBe('Quick Enquiry');
});

test('photos of a car without any are asked for, as long as it can be had (spec 2)', () => {
  const bare = makeCar({ id: 'a1', primary_image_url: null, photos_count: 0 });
  expect(card(bare).photosHref).toBe('/contact/?car_id=a1');
  expect(card({ ...bare, status: 'sold' }).photosHref).toBeUndefined();
  expect(card({ ...bare, primary_image_url: '/a.webp', photos_count: 1 }).photosHref).toBeUndefined();
});

test('a car that is not available says so in the words of spec 2 and leads to similar ones', () => {
  const car = makeCar({ status: 'sold' });
  const view = siteCard(car, makeSite({ vehicle: { noun: 'truck' } }, { cars: [car, makeCar()] }), now);
  expect(view.sold).toMatchObject({
    heading: 'SOLD',
    regret: 'Unfortunately this truck recently sold.',
    help: "But don't worry, we can help you find a similar truck!",
  });
  expect(view.action).toEqual({
    text: 'Find Me Something Similar',
    href: '/search/toyota/corolla/',
    question: 'Like this and want something similar?',
  });
});

test('a car that is only marked sold looks sold and still has its page (T-33)', () => {
  const { sold, action } = card(makeCar({ sold: true }));
  expect(sold?.heading).toBe('SOLD');
  expect(action).toMatchObject({ text: 'View Details', data: undefined });
});
