import { describe, expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { PAIR_COLUMNS } from '#search/engines/pair-columns.ts';
import { TEXT_FIELDS } from '#search/engines/text-fields.ts';
import { type ReferenceRecord, searchReference } from '#tests/reference-search/reference-search.ts';
import {
  SMALL_MISSPELT_SEARCHES,
  SMALL_SEARCHES,
  SMALL_STOCK,
  SMALL_TEXT_SEARCHES,
} from '#tests/support/factories/small-stock.ts';

const LISTS = ['make', 'model', 'make_or_model', 'body', 'colour', 'filtered_features'];
const facets = [...LISTS, 'price', 'km', 'saving'];
const fields = TEXT_FIELDS.map((field) => ({ ...field, hasUniqueTexts: field.name === 'stocknum' }));
const isShown = (record: ReferenceRecord) => record.show_on_dealer_website === true;

const names = [...new Set(SMALL_STOCK.flatMap((record) => Object.keys(record)))];
const engine = createEngine(
  buildIndex(SMALL_STOCK, { names, uniqueTextColumns: ['id', 'stocknum'], pairColumns: PAIR_COLUMNS }),
  { textFields: TEXT_FIELDS, hitFields: ['make'] },
);

// The random searches of engine-equals-reference.test.ts find what nobody thought of; these say what is meant.
describe.each([
  { kind: 'by choices and orders', searches: SMALL_SEARCHES },
  { kind: 'by text', searches: SMALL_TEXT_SEARCHES },
  { kind: 'by misspelt text', searches: SMALL_MISSPELT_SEARCHES },
])('searches $kind', ({ searches }) => {
  test.each(searches)('$what: $found', ({ indexName = 'cars', params, found }) => {
    const filters = 'show_on_dealer_website=true';
    const [answer] = engine.search([{ indexName, params: { ...params, facets, filters } }]);
    expect(answer?.hits.map((hit) => hit.objectID).join(' ')).toBe(found);
    const request = { indexName, params: { ...params, facets }, keep: isShown };
    const expected = searchReference(SMALL_STOCK, fields, new Set(LISTS), request);
    expect(answer).toMatchObject({ nbHits: expected.nbHits, facets_stats: expected.stats });
    for (const name of facets)
      expect(Object.entries(answer?.facets[name] ?? {})).toEqual(Object.entries(expected.facets[name] ?? {}));
  });
});
