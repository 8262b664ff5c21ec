import { expect, test } from 'vitest';
import { buildFilterPanelModel } from '#features/search/filter-panel-model.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  makeCar({ simple_body: 'ute', km: 9000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', km: 12_000, price: 12_990 }),
];

function panel(search: NonNullable<Parameters<typeof makeSite>[0]>['search'] = {}) {
  const site = makeSite({ slug: 'plain', search }, { cars });
  return buildFilterPanelModel(site, makeSearchClient(site, now));
}

test('the panel has the filters that are worth showing, in the order of the dealer', () => {
  const { filters } = panel({
    facets: ['fuel', 'body', { attribute: 'make', as: 'select' }],
    ranges: ['km', 'price'],
    filterOrder: ['price', 'make'],
  });
  expect(filters).toEqual([
    { attribute: 'price' },
    { attribute: 'make', as: 'select', singleSelect: true },
    { attribute: 'body', as: 'checkboxes', singleSelect: false },
    { attribute: 'km' },
  ]);
});

test('it has the logos of the makes in stock', () => {
  expect(Object.keys(panel().marks)).toEqual(['Kia', 'Toyota']);
});

test.each([true, false])('whether it remembers its open sections: %s', (rememberSections) => {
  expect(panel({ rememberSections }).keep).toBe(rememberSections);
});

test.each([true, false])('whether it has headings over the makes: %s', (makeHeadings) => {
  expect(panel({ makeHeadings }).makeHeadings).toBe(makeHeadings);
});
