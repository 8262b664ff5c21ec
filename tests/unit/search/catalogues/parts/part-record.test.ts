import { expect, test } from 'vitest';
import {
  PART_COLUMNS,
  PART_UNIQUE_TEXT_COLUMNS,
  PARTS_ENGINE,
  toPartRecord,
} from '#search/catalogues/parts/part-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const makeEngine = () =>
  createEngine(
    buildIndex(
      [
        toPartRecord(makePart({ id: 'TB-1', name: 'Tow bar', price: 900 }), 'Cairns'),
        toPartRecord(
          makePart({ id: 'OF-7', name: 'Oil filter', categories: ['Filters'], price: null }),
          null,
        ),
      ],
      { names: PART_COLUMNS, uniqueTextColumns: PART_UNIQUE_TEXT_COLUMNS },
    ),
    PARTS_ENGINE,
  );
const find = (query: string) => makeEngine().search([{ indexName: 'cars', params: { query } }])[0]?.hits;

test('a hit has what the row of a part shows', () => {
  expect(find('')).toEqual([
    {
      objectID: 'TB-1',
      name: 'Tow bar',
      slug: 'tow-bar',
      categories: ['Towing'],
      price: 900,
      image: null,
      place: 'Cairns',
    },
    {
      objectID: 'OF-7',
      name: 'Oil filter',
      slug: 'oil-filter',
      categories: ['Filters'],
      price: null,
      image: null,
      place: null,
    },
  ]);
});

test.each([
  ['name', 'oil'],
  ['category', 'filters'],
  ['number', 'of-7'],
])('a part is found by its %s', (_, query) => {
  expect(find(query)?.map(({ objectID }) => objectID)).toEqual(['OF-7']);
});
