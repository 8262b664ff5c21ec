import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  findSimilarOffers,
  groupOffersByModel,
  isCurrentOffer,
  makeOffersPath,
  modelOffersPath,
  offerEnd,
  offerPath,
  offerSchema,
  offerSubject,
  possibleOfferPaths,
} from '#domain/offer/offer.ts';
import { expectFields, messages } from '#tests/support/expect-fields.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';

const dmax = { slug: 'd-max', name: 'D-MAX' };
const mux = { slug: 'mu-x', name: 'MU-X' };

test.each([
  ['Isuzu', false, '/offers/isuzu/tray/'],
  [{ name: 'Isuzu' }, false, '/offers/isuzu/tray/'],
  ['Mercedes-Benz', false, '/offers/mercedes-benz/tray/'],
  ['Isuzu', true, '/offers/tray/'],
  [null, false, '/offers/tray/'],
  [null, true, '/offers/tray/'],
  ['!!!', false, '/offers/tray/'],
])(
  'the page of an offer of %j, on a site of a single manufacturer: %s, is at %s',
  (manufacturer, single, path) => {
    expect(offerPath(makeOffer({ id: 'tray', manufacturer }), single)).toBe(path);
  },
);

test('an offer has two possible addresses, or one if both are the same', () => {
  const paths = ['/offers/isuzu/tray/', '/offers/tray/'];
  expect(possibleOfferPaths(makeOffer({ id: 'tray', manufacturer: 'Isuzu' }))).toEqual(paths);
  expect(possibleOfferPaths(makeOffer({ id: 'tray' }))).toEqual(['/offers/tray/']);
});

test("the page of a model's offers is at its slug, those of a make are found by the offers search", () => {
  expect(modelOffersPath(dmax)).toBe('/d-max/');
  expect(makeOffersPath('Isuzu UTE')).toBe('/special-offers/?make=Isuzu+UTE');
});

test.each([
  ['2026-06-16', false],
  ['2026-06-17', true],
  [null, true],
])('an offer with the last day %s is valid on 17 June 2026: %s', (expiry, current) => {
  expect(isCurrentOffer({ expiry }, '2026-06-17')).toBe(current);
});

test.each([
  ['Australia/Brisbane', '2026-06-17T14:00:00Z'],
  ['Australia/Perth', '2026-06-17T16:00:00Z'],
])("an offer ends with its last day in the dealer's time zone: in %s at %s", (zone, end) => {
  expect(offerEnd({ expiry: '2026-06-17' }, zone)).toBe(Date.parse(end));
});

test('an offer without a last day does not end', () => {
  expect(offerEnd({ expiry: null }, 'Australia/Perth')).toBeNull();
});

test.each([
  [{ manufacturer: 'Isuzu', model: dmax }, 'Isuzu D-MAX'],
  [{ manufacturer: { name: 'Isuzu' } }, 'Isuzu'],
  [{ model: dmax }, 'D-MAX'],
  [{}, null],
])('%j is about %s', (over, subject) => expect(offerSubject(makeOffer(over))).toBe(subject));

test('similar offers are those of the model, then of the make, then others, never the offer itself, up to the limit', () => {
  const offers = [
    makeOffer({ name: 'Any' }),
    makeOffer({ name: 'Toyota', manufacturer: 'Toyota', model: { slug: 'd-max', name: 'Other' } }),
    makeOffer({ name: 'MU-X', manufacturer: 'Isuzu', model: mux }),
    makeOffer({ name: 'Tray', manufacturer: 'Isuzu', model: dmax }),
    makeOffer({ name: 'Service', manufacturer: 'Isuzu', model: dmax }),
  ];
  const tray = makeOffer({ name: 'Tray', manufacturer: 'Isuzu', model: dmax });
  const names = (limit: number) => findSimilarOffers(tray, offers, limit).map(({ name }) => name);
  expect(names(9)).toEqual(['Service', 'MU-X', 'Any', 'Toyota']);
  expect(names(1)).toEqual(['Service']);
  expect(findSimilarOffers(makeOffer(), offers, 9)).toHaveLength(5);
});

test('offers are grouped by model and make, those without a model left out', () => {
  const offers = [
    makeOffer({ name: 'A', manufacturer: 'Isuzu', model: dmax }),
    makeOffer({ name: 'B' }),
    makeOffer({ name: 'C', manufacturer: 'Other', model: dmax }),
    makeOffer({ name: 'D', manufacturer: 'Isuzu', model: dmax }),
  ];
  const groups = groupOffersByModel(offers).map(
    ({ manufacturer, offers: them }) => `${manufacturer}: ${them.map(({ name }) => name)}`,
  );
  expect(groups).toEqual(['Isuzu: A,D', 'Other: C']);
});

test('an offer has every field of the specification, and unknown fields are rejected', () => {
  expectFields(offerSchema, {
    ...{ id: 'o1', name: 'Runout', description: 'All have.', disclaimer: 'While stock lasts.' },
    image_or_model_image: 'https://photos.example.com/o1.jpg',
    ...{ manufacturer: 'Isuzu', model: mux, price: 60_000 },
  });
});

const PLAIN = { id: 'o1', name: 'Runout' };

test('an offer needs no more than an id and a name', () => {
  const unsaid = Object.fromEntries(Object.keys(offerSchema.entries).map((name) => [name, null]));
  expect(v.parse(offerSchema, PLAIN)).toEqual({ ...unsaid, ...PLAIN });
});

test.each([
  [{ price: 1 }, true],
  [{ manufacturer: null, model: null, expiry: null }, true],
  [{ expiry: '2026-06-30' }, true],
  [{ expiry: '2026-06-31' }, false],
  [{ manufacturer: '' }, false],
  [{ manufacturer: {} }, false],
  [{ model: { slug: 'MU X', name: 'MU-X' } }, false],
  [{ manufacturer: { name: 'Isuzu' }, model: mux }, true],
  [{ manufacturer: { name: 'Isuzu', country: 'Japan' } }, false],
  [{ manufacturer: { name: '' } }, false],
  [{ model: { ...mux, year: 2026 } }, false],
  [{ model: { slug: 'mu-x', name: '' } }, false],
  [{ id: 'A B' }, false],
  [{ name: '' }, false],
])('an offer with %j is valid: %s', (over, valid) => {
  expect(v.is(offerSchema, { ...PLAIN, ...over })).toBe(valid);
});

test.each([
  ['of the model first, where offers name no make', { model: dmax }, [{}, { model: dmax }], [1, 0]],
  ['none by its make, to an offer without one', {}, [{ manufacturer: 'Isuzu' }, {}], [0, 1]],
  [
    'none before another of its make, to an offer without a model',
    { manufacturer: 'Isuzu' },
    [{ manufacturer: 'Isuzu', model: mux }, { manufacturer: 'Isuzu' }],
    [0, 1],
  ],
])('of similar offers come %s', (_, over, others, order) => {
  const offers = others.map((other, n) => makeOffer({ name: `${n}`, ...other }));
  const found = findSimilarOffers(makeOffer({ name: 'This', ...over }), offers, 9);
  expect(found.map(({ name }) => Number(name))).toEqual(order);
});

test.each([
  [{ price: 45_990.5 }, 'must be whole dollars, such as 45990'],
  [{ price: 0 }, 'must be 1 or more: leave the price out where the offer names none'],
])('an offer with %j is rejected: it %s', (over, says) => {
  expect(messages(offerSchema, { ...PLAIN, ...over })).toEqual([says]);
});
