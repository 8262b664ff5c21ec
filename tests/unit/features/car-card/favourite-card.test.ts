import { expect, test } from 'vitest';
import { toFavourite } from '#features/car-card/card-view.ts';
import { buildFavouriteCard } from '#features/car-card/favourite-card.ts';
import { buildCardSettings, buildSiteCard } from '#features/car-card/site-card.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { buildSearch } from '#features/search/build-search.ts';
import { readDocuments } from '#search/engines/embedded/read-documents.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const car = makeCar({ id: 'a' });
const site = makeSite({}, { cars: [car] });
const settings = buildCardSettings(site);
const card = (known: CurrentCar | undefined) => buildFavouriteCard(toFavourite(car), known, settings, now);

test('a listed car has the card that the search gives it', () => {
  if (!site.stock) throw new Error('a site with stock was made');
  const index = JSON.parse(buildSearch(site, site.stock, now).index);
  const facts = readDocuments(index, ['a']).get('a') ?? {};
  expect(card({ kind: 'listed', facts })).toEqual(buildSiteCard(car, site, now, 'list'));
});

test('a car that has gone says so and leads to others of its make', () => {
  expect(card({ kind: 'gone' })).toMatchObject({
    title: '2021 Toyota Corolla',
    href: '/search/?make=Toyota',
    sold: { heading: 'No longer listed', regret: 'This car has left our stock since you saved it.' },
    actions: [{ text: 'Find Me Something Similar', href: '/search/?make=Toyota' }],
  });
});

test('a car that could not be looked up still leads to its page, without a price', () => {
  expect(card(undefined)).toMatchObject({ href: `/cars/${car.slug}/`, price: '', sold: undefined });
});
