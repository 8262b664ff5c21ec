import { expect, test } from 'vitest';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import {
  buildSearchPage,
  describeLanding,
  nameLandingVehicles,
  splitLandingName,
} from '#search/refinements/search-page.ts';
import { type Landing, listLandings, matchesLanding } from '#search/state/landing.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { parseLandingPath } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const makeCars = (length: number, over: Parameters<typeof makeCar>[0]) =>
  Array.from({ length }, () => makeCar(over));
const stock = [
  ...makeCars(30, { make: 'Toyota', model: 'HiLux', simple_body: 'ute' }),
  ...makeCars(4, { make: 'Toyota', model: 'RAV4', simple_body: 'suv', car_type: 'new' }),
  ...makeCars(7, { make: 'Mazda', model: 'CX-5', simple_body: 'suv', car_type: 'demo' }),
];
const slugs = buildSlugTable(stock);

test('a search page holds the first page of its cars in the order of the stock', () => {
  const page = buildSearchPage({ kind: 'make', make: 'Toyota' }, stock, slugs, 21);
  expect(page.total).toBe(34);
  expect(page.hits).toEqual(stock.slice(0, 21));
});

test('every facet count is the number of cars on the page it links to', () => {
  for (const landing of listLandings(stock, slugs)) {
    for (const facet of buildSearchPage(landing, stock, slugs, 21).facets) {
      for (const link of facet.links) {
        const target = parseLandingPath(link.href, slugs);
        expect(target, link.href).toBeDefined();
        expect(link.count).toBe(stock.filter((car) => target && matchesLanding(target, car)).length);
      }
    }
  }
});

test('models are offered under a chosen make only, most cars first', () => {
  const facets = (landing: Landing) => buildSearchPage(landing, stock, slugs, 21).facets;
  const names = facets({ kind: 'all' }).map((facet) => facet.attribute);
  expect(names).toEqual(['make', 'car_type', 'body', 'make_model']);
  const models = facets({ kind: 'make', make: 'Toyota' }).find(({ attribute }) => attribute === 'model');
  expect(models?.links.map(({ label, count }) => `${label} ${count}`)).toEqual(['HiLux 30', 'RAV4 4']);
});

test('of the models of all makes the 30 with the most cars are offered, and the one being looked at (T-14)', () => {
  const many = Array.from({ length: 40 }, (_, n) => makeCars(41 - n, { make: 'Kia', model: `M${n}` })).flat();
  const table = buildSlugTable(many);
  const labels = (landing: Landing) =>
    buildSearchPage(landing, many, table, 21)
      .facets.find((facet) => facet.attribute === 'make_model')
      ?.links.map((link) => `${link.label} ${link.count}`);
  expect(labels({ kind: 'all' })).toHaveLength(30);
  expect(labels({ kind: 'all' })?.[0]).toBe('Kia M0 41');
  expect(labels({ kind: 'model', make: 'Kia', model: 'M35' })).toHaveLength(31);
  expect(labels({ kind: 'model', make: 'Kia', model: 'M35' })?.[30]).toBe('Kia M35 6');
});

test('the page being looked at and those above it are marked as current', () => {
  const page = buildSearchPage({ kind: 'model', make: 'Toyota', model: 'RAV4' }, stock, slugs, 21);
  const current = page.facets.flatMap(({ links }) => links.filter((link) => link.current));
  expect(current.map(({ label }) => label)).toEqual(['Toyota', 'RAV4', 'Toyota RAV4']);
  const ours = { label: 'Our stock', href: '/search/' };
  expect(page.ancestors).toEqual([ours, { label: 'Toyota', href: '/search/toyota/' }]);
  expect(buildSearchPage({ kind: 'all' }, stock, slugs, 21).ancestors).toEqual([]);
  expect(buildSearchPage({ kind: 'body', body: 'ute' }, stock, slugs, 21).ancestors).toEqual([ours]);
});

test('a dealer of one make shows its models at once', () => {
  const mazdas = stock.filter(({ make }) => make === 'Mazda');
  const { facets } = buildSearchPage({ kind: 'all' }, mazdas, buildSlugTable(mazdas), 21);
  expect(facets.find(({ attribute }) => attribute === 'model')?.links).toMatchObject([{ label: 'CX-5' }]);
});

test('values stand in their order: makes, models and bodies with the most cars first, equal ones by name', () => {
  const few = [
    makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch' }),
    makeCar({ make: 'Ford', model: 'Ranger', simple_body: 'ute', car_type: 'new' }),
    makeCar({ make: 'Ford', model: 'Everest', simple_body: 'suv' }),
    ...makeCars(2, { make: 'Audi', model: 'Q5', simple_body: 'suv', car_type: 'new' }),
    makeCar({ make: 'Audi', model: 'A3', simple_body: 'hatch' }),
  ];
  const { facets } = buildSearchPage({ kind: 'make', make: 'Audi' }, few, buildSlugTable(few), 21);
  const counted = facets.map(
    ({ attribute, links }) =>
      `${attribute}: ${links.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
  );
  expect(counted).toEqual([
    'make: Audi 3, Ford 2, Kia 1',
    'model: Q5 2, A3 1',
    'car_type: New 3, Used 3',
    'body: SUV 3, Hatch 2, Ute 1',
    'make_model: Audi Q5 2, Audi A3 1, Ford Everest 1, Ford Ranger 1, Kia Rio 1',
  ]);
});

const CAR = { noun: 'car', plural: 'cars' };
const ALL = 'new, used and demo';
test.each<[Landing, string, string, string]>([
  [{ kind: 'all' }, '', 'car', 'cars'],
  [{ kind: 'make', make: 'Toyota' }, 'Toyota', 'Toyota car', 'Toyota cars'],
  [{ kind: 'model', make: 'Toyota', model: 'HiLux' }, 'Toyota HiLux', 'Toyota HiLux', 'Toyota HiLux'],
  [{ kind: 'car_type', carTypes: ['new'] }, 'new', 'new car', 'new cars'],
  [{ kind: 'car_type', carTypes: ['new', 'demo'] }, 'new and demo', 'new and demo car', 'new and demo cars'],
  [{ kind: 'car_type', carTypes: [...CAR_TYPES] }, ALL, `${ALL} car`, `${ALL} cars`],
  [{ kind: 'body', body: 'ute' }, 'utes', 'ute', 'utes'],
])('%j is called "%s", one of it "%s", several "%s"', (landing, words, one, several) => {
  expect(describeLanding(landing)).toBe(words);
  expect(nameLandingVehicles(landing, 1, CAR)).toBe(one);
  expect(nameLandingVehicles(landing, 2, CAR)).toBe(several);
});

test.each<[Landing, string, string]>([
  [{ kind: 'make', make: 'Toyota' }, 'Toyota', 'cars'],
  [{ kind: 'body', body: 'ute' }, '', 'utes'],
  [{ kind: 'model', make: 'Toyota', model: 'HiLux' }, '', 'Toyota HiLux'],
])('the name of %j is split into "%s" and "%s"', (landing, subject, plural) => {
  const split = splitLandingName(landing, CAR);
  expect([split.subject, split.noun.plural]).toEqual([subject, plural]);
});
