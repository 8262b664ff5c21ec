import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { inputHasher } from '#scripts/build/input-hash.ts';
import { makeCar } from '#tests/support/make-car.ts';
import { makeSite } from '#tests/support/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
/** A page whose own input is always the same. */
const page = { path: '/cars/a/', kind: 'car', input: () => 'a', source: 'stock: a' } as const;
const hash = (cars: readonly Car[], day = now, buildId = 'build') =>
  inputHasher(makeSite({}, { cars }), buildId, day)(page);
const car = (model: string, over = {}) =>
  makeCar({ id: model, model, make_model: `Toyota:${model}`, ...over });
const corolla = car('Corolla');
const kia = makeCar({ id: 'kia', make: 'Kia', model: 'Seltos' });

test('nothing changed, nothing to render', () => {
  expect(hash([corolla])).toBe(hash([corolla]));
});

test.each<[what: string, changed: () => string, before?: readonly Car[]]>([
  ['a new day', () => hash([corolla], new Date('2026-11-22T00:00:00Z'))],
  ['new code', () => hash([corolla], now, 'another build')],
  ['another number of cars', () => hash([corolla, car('Camry')])],
  ['other counts in the menus', () => hash([car('Corolla', { simple_body: 'ute' })])],
  [
    'another search key',
    () => {
      const host = {
        host: 'search.example.com.au',
        port: 443,
        protocol: 'https',
        index: 'cars',
        key: 'a',
      } as const;
      return inputHasher(makeSite({}, { cars: [corolla] }), 'build', now, host)(page);
    },
  ],
  ['other models in the menus', () => hash([car('Camry'), kia]), [corolla, kia]],
])('%s renders every page', (_, changed, before = [corolla]) => {
  expect(changed()).not.toBe(hash(before));
});

test("a price is a matter of the car's own page", () => {
  expect(hash([car('Corolla', { price: 1 })])).toBe(hash([corolla]));
});
