import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { createListingCheck } from '#domain/car/status/listing.ts';
import { DEFAULT_LISTING, updateListedModels } from '#stock/snapshot/listing.ts';
import { EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { day } from '#tests/unit/stock/support.ts';

const isHidden = createListingCheck(DEFAULT_LISTING, day(0), DEFAULT_LISTING.timeZone);
const kia = makeCar({ id: 'k', make: 'Kia', model: 'Rio', simple_body: 'hatch' });
const tarago = { make: 'Toyota', model: 'Tarago', body: 'peopleMover' };

const without = makeCar({ id: 't', make: 'Toyota', model: 'Tarago', simple_body: null });
const hidden = makeCar({ id: 'h', make: 'Wholesale', show_on_dealer_website: false });
const gone = { id: 'g', slug: 'g', ...tarago, gone_at: day(0).toISOString() };
const rio = (body: string) => ({ make: 'Kia', model: 'Rio', body });

test.each<[string, previous: Partial<Snapshot>, cars: readonly Car[], listed: Snapshot['listed']]>([
  [
    'a model stays for ever, in the order of names, with the body of the one listed last',
    { listed: [tarago, rio('sedan')] },
    [kia],
    [rio('hatch'), tarago],
  ],
  ['a car without a body leaves the known one', { listed: [tarago] }, [without], [tarago]],
  ['a car without a body whose model is new has none', {}, [without], [{ ...tarago, body: null }]],
  [
    'the first import that records them begins with the last stock and the removed cars',
    { cars: [kia], gone: [gone] },
    [],
    [rio('hatch'), tarago],
  ],
  ['a car that visitors never see leaves nothing behind', {}, [hidden], []],
  ['nor do those of the last stock', { cars: [hidden, kia] }, [], [rio('hatch')]],
  [
    'once models are recorded, removed cars add none: they may never have been listed',
    { listed: [rio('hatch')], gone: [gone] },
    [],
    [rio('hatch')],
  ],
])('of the models ever listed, %s', (_, previous, cars, listed) => {
  expect(updateListedModels({ ...EMPTY_SNAPSHOT, ...previous }, cars, isHidden)).toEqual(listed);
});

test.each(['CBA', 'ABC', 'BCA'])('models are in the order ABC, whatever their order was: %s', (given) => {
  const models = (makes: string) => [...makes].map((make) => ({ make, model: 'X', body: null }));
  expect(updateListedModels({ ...EMPTY_SNAPSHOT, listed: models(given) }, [], isHidden)).toEqual(
    models('ABC'),
  );
});
