import { expect, test } from 'vitest';
import { toFavourite } from '#features/car-card/card-view.ts';
import { buildFavouriteCard } from '#features/car-card/favourite-card.ts';
import { buildCardSettings, buildSiteCard } from '#features/car-card/site-card.ts';
import { soldCopy } from '#features/car-card/sold-copy.ts';
import { withdrawnCopy } from '#features/car-card/withdrawn-copy.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeKnownCars } from '#tests/support/factories/make-known-cars.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const car = makeCar({ id: 'a' });
const site = makeSite({}, { cars: [car] });
const settings = buildCardSettings(site);
const card = (current: CurrentCar | undefined) =>
  buildFavouriteCard(toFavourite(car), current, settings, now);

test('a listed car has the same card as in the search', () => {
  expect(card(makeKnownCars(site, now).get('a'))).toEqual(buildSiteCard(car, site, now, 'list'));
});

test('a car that has left the stock says so and links to others of its make', () => {
  expect(card({ kind: 'gone' })).toMatchObject({
    title: '2021 Toyota Corolla',
    href: '/search/?make=Toyota',
    sold: { heading: 'No longer listed', regret: 'This car is no longer in stock.' },
    actions: [{ text: 'Find Me Something Similar', href: '/search/?make=Toyota' }],
  });
});

test('a car whose state is unknown still links to its page, without a price', () => {
  expect(card(undefined)).toMatchObject({ href: `/cars/${car.slug}/`, price: '', sold: undefined });
});

test('without the current stock, a card has only what was saved, with its photo', () => {
  const saved = { ...toFavourite(car), make: 'Land Rover', primary_image_url: '/a.webp' };
  const view = buildFavouriteCard(saved, undefined, settings, now);
  expect(view).toMatchObject({
    id: 'a',
    title: '2021 Toyota Corolla',
    subtitle: '',
    tag: undefined,
    facts: [],
    priceType: null,
    note: '',
    actions: [{ text: 'View Details', href: `/cars/${car.slug}/`, data: undefined }],
    question: null,
    was: null,
    below: null,
    cost: null,
    rate: null,
    otherPrice: null,
    saves: null,
    favourite: saved,
    photos: undefined,
  });
  expect(view.photo.sizes).toBe(settings.sizes.list);
  expect(view.photo.words).toBeUndefined();
  const gone = buildFavouriteCard(saved, { kind: 'gone' }, settings, now);
  expect(gone).toMatchObject({
    href: '/search/?make=Land%20Rover',
    sold: { help: "But don't worry, we can help you find a similar car!" },
    question: 'Like this and want something similar?',
  });
});

test('a car that was saved without a photo has a drawing', () => {
  expect(card(undefined).photo.words).toBeDefined();
});

test("the sold banner has the exact text, with the dealer's vehicle noun (CARD-17 to CARD-23)", () => {
  expect(soldCopy('truck')).toEqual({
    heading: 'SOLD',
    regret: 'Unfortunately this truck recently sold.',
    help: "But don't worry, we can help you find a similar truck!",
    question: 'Like this and want something similar?',
    action: 'Find Me Something Similar',
  });
});

test.each([
  ['sold', 'SOLD', 'Unfortunately this truck recently sold.'],
  ['gone', 'No longer listed', 'This truck is no longer in stock.'],
  ['reserved', 'RESERVED', 'Someone has just reserved this truck.'],
] as const)('a car that was withdrawn as %s says %s, and offers the same help', (kind, heading, regret) => {
  expect(withdrawnCopy(kind, 'truck')).toEqual({ ...soldCopy('truck'), heading, regret });
});
