import { expect, test } from 'vitest';
import { buildVocabularyRequest, readVocabulary } from '#search/query-understanding/vocabulary.ts';

test('one request without vehicles asks for every value of the stock', () => {
  expect(buildVocabularyRequest({ filters: 'status=in_stock' }).params).toMatchObject({
    query: '',
    filters: 'status=in_stock',
    hitsPerPage: 0,
  });
});

test('a list that the answer lacks has no values', () => {
  const { values } = readVocabulary({ facets: { fuel: { Diesel: 3 } } }, 2026);
  expect(values.fuel).toEqual(new Map([['Diesel', 3]]));
  expect(values.colour).toEqual(new Map());
});
