import { expect, test } from 'vitest';
import { createListingCheck } from '#domain/car/status/listing.ts';
import { DEFAULT_LISTING, updateListedModels } from '#stock/snapshot/listing.ts';
import { EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { day } from '#tests/unit/stock/support.ts';

const isHidden = createListingCheck(DEFAULT_LISTING, day(0), DEFAULT_LISTING.timeZone);
const kia = makeCar({ id: 'k', make: 'Kia', model: 'Rio', simple_body: 'hatch' });
const tarago = { make: 'Toyota', model: 'Tarago', body: 'peopleMover' };

test('a model stays for ever, in the order of names, with the body of the one listed last', () => {
  const first = { ...EMPTY_SNAPSHOT, listed: [tarago, { make: 'Kia', model: 'Rio', body: 'sedan' }] };
  expect(updateListedModels(first, [kia], isHidden)).toEqual([
    { make: 'Kia', model: 'Rio', body: 'hatch' },
    tarago,
  ]);
});

test('a car without a body leaves the known one', () => {
  const first = { ...EMPTY_SNAPSHOT, listed: [tarago] };
  const without = makeCar({ id: 't', make: 'Toyota', model: 'Tarago', simple_body: null });
  expect(updateListedModels(first, [without], isHidden)).toEqual([tarago]);
});

test('the first import that records them begins with the last stock and the removed cars', () => {
  const gone = { id: 'g', slug: 'g', ...tarago, gone_at: day(0).toISOString() };
  const names = updateListedModels({ ...EMPTY_SNAPSHOT, cars: [kia], gone: [gone] }, [], isHidden);
  expect(names.map(({ model }) => model)).toEqual(['Rio', 'Tarago']);
});

test('a car that visitors never see leaves nothing behind', () => {
  const hidden = makeCar({ id: 'h', make: 'Wholesale', show_on_dealer_website: false });
  expect(updateListedModels(EMPTY_SNAPSHOT, [hidden], isHidden)).toEqual([]);
});

test('a car without a body whose model is new has none', () => {
  const without = makeCar({ make: 'Toyota', model: 'Tarago', simple_body: null });
  expect(updateListedModels(EMPTY_SNAPSHOT, [without], isHidden)).toEqual([{ ...tarago, body: null }]);
});

test('cars of the last stock that visitors never saw leave nothing behind either', () => {
  const hidden = makeCar({ make: 'Wholesale', show_on_dealer_website: false });
  expect(updateListedModels({ ...EMPTY_SNAPSHOT, cars: [hidden, kia] }, [], isHidden)).toEqual([
    { make: 'Kia', model: 'Rio', body: 'hatch' },
  ]);
});

test('once models are recorded, removed cars add none: they may never have been listed', () => {
  const gone = { id: 'g', slug: 'g', ...tarago, gone_at: day(0).toISOString() };
  const recorded = [{ make: 'Kia', model: 'Rio', body: 'hatch' }];
  expect(updateListedModels({ ...EMPTY_SNAPSHOT, listed: recorded, gone: [gone] }, [], isHidden)).toEqual(
    recorded,
  );
});

test.each([
  ['ABC', 'CBA'],
  ['ABC', 'ABC'],
  ['ABC', 'BCA'],
])('models are in the order %s, whatever their order was: %s', (sorted, given) => {
  const models = (makes: string) => [...makes].map((make) => ({ make, model: 'X', body: null }));
  expect(updateListedModels({ ...EMPTY_SNAPSHOT, listed: models(given) }, [], isHidden)).toEqual(
    models(sorted),
  );
});
