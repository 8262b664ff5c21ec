import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import type { PublishedSearch } from '#features/search/published-search.ts';
import { createInputHasher, type SharedInput } from '#scripts/build/input-hash.ts';
import { STOCK_READ } from '#scripts/build/track-reads.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
/** A page whose own input is always the same. */
const page = { path: '/cars/a/', kind: 'car', input: () => 'a', source: 'stock: a' } as const;
const hasher = (cars: readonly Car[], over: Partial<SharedInput> = {}, config: object = {}) =>
  createInputHasher(makeSite(config, { cars }), {
    buildId: 'build',
    now,
    stylesheet: '/assets/classic.1.css',
    ...over,
  });
const hash = (cars: readonly Car[], day = now, buildId = 'build') =>
  hasher(cars, { now: day, buildId })(page, ['name', STOCK_READ]);
const car = (model: string, over = {}) =>
  makeCar({ id: model, model, make_model: `Toyota:${model}`, ...over });
const corolla = car('Corolla');
const kia = makeCar({ id: 'kia', make: 'Kia', model: 'Seltos' });

test('without changes nothing is rendered', () => expect(hash([corolla])).toBe(hash([corolla])));

test('later on the same day nothing is rendered', () => {
  expect(hash([corolla], new Date('2026-11-21T13:59:00Z'))).toBe(hash([corolla]));
});

test.each<[what: string, changed: () => string, before?: readonly Car[]]>([
  ['a new day', () => hash([corolla], new Date('2026-11-22T00:00:00Z'))],
  ["midnight in the dealer's state", () => hash([corolla], new Date('2026-11-21T14:00:00Z'))],
  ['new code', () => hash([corolla], now, 'another build')],
  ['another body in the menus', () => hash([car('Corolla', { simple_body: 'ute' })])],
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
      return hasher([corolla], { search: { host } as PublishedSearch })(page, ['name', STOCK_READ]);
    },
  ],
  [
    'another stylesheet',
    () => hasher([corolla], { stylesheet: '/assets/classic.2.css' })(page, ['name', STOCK_READ]),
  ],
  ['other models in the menus', () => hash([car('Camry'), kia]), [corolla, kia]],
])('%s renders every page', (_, changed, before = [corolla]) => expect(changed()).not.toBe(hash(before)));

test.each<[what: string, cars: readonly Car[]]>([
  ['another price', [car('Corolla', { price: 19_990 }), kia]],
  ['a second car of a model', [corolla, car('Corolla', { id: 'b', slug: 'b' }), kia]],
])('%s renders pages that read the stock, unless their route says that they do not show it', (_, after) => {
  const before = [corolla, kia];
  expect(hash(after)).toBe(hash(before));
  const list = { path: '/stock/', kind: 'stock', source: 'the stock list' } as const;
  expect(hasher(after)(list, [STOCK_READ])).not.toBe(hasher(before)(list, [STOCK_READ]));
  expect(hasher(after)(list, ['name'])).toBe(hasher(before)(list, ['name']));
});

test('a page that asked for another page depends on whether it exists', () => {
  const asks = (cars: readonly Car[]) =>
    hasher(cars)({ path: '/about-us/', kind: 'content', source: '' }, ['page /search/kia/seltos/']);
  expect(asks([corolla, kia])).toBe(asks([corolla, kia, { ...kia, id: 'b', slug: 'b' }]));
  expect(asks([corolla, kia])).not.toBe(asks([corolla]));
});

test.each([
  [['locations'], true],
  [['locations', 'hours other'], true],
  [['locations', 'hours yard'], false],
])('a page that reads %s stays as it was when the yard opens at another time: %s', (reads, same) => {
  const hashWith = (open: string) => {
    const contact_detail = { opening_hours: [makeOpeningHour(1, open, '17:00')] };
    const locations = [makeLocation({ id: 'yard', contact_detail }), makeLocation({ id: 'other' })];
    const shared = { buildId: 'build', now, stylesheet: '' };
    return createInputHasher(makeSite({}, { locations, cars: [corolla] }), shared)(page, reads);
  };
  expect(hashWith('08:00') === hashWith('09:00')).toBe(same);
});

test.each([
  [['name'], false],
  [['footnote'], true],
  [['name', 'footnote'], false],
])('a page that reads %s stays as it was when the name is another: %s', (reads, same) => {
  const before = hasher([corolla])(page, reads);
  const after = hasher([corolla], {}, { name: 'Another Name' })(page, reads);
  expect(before === after).toBe(same);
});
