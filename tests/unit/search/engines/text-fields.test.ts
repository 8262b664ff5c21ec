import { describe, expect, test } from 'vitest';
import { TEXT_FIELDS } from '#search/engines/text-fields.ts';
import { QUERY_FIELDS } from '#search/engines/typesense/query-fields.ts';

describe('a body is searched', () => {
  const textOf = TEXT_FIELDS.find(({ name }) => name === 'body')?.textOf;

  test('by its label', () => {
    expect(textOf?.('peopleMover')).toBe('People mover');
    expect(textOf?.('suv')).toBe('SUV');
  });

  test('as it is written if it is none of ours', () => {
    expect(textOf?.('Tipper')).toBe('Tipper');
    expect(textOf?.('toString')).toBe('toString');
  });
});

test('a hosted index searches the same fields, with typos in none but words that several vehicles may have', () => {
  expect(QUERY_FIELDS.map(({ source }) => source)).toEqual(TEXT_FIELDS.map(({ name }) => name));
  expect(QUERY_FIELDS.filter(({ typos }) => typos === 0).map(({ source }) => source)).toEqual([
    ...['year', 'stocknum'],
  ]);
  expect(QUERY_FIELDS.filter(({ name, source }) => name !== source).map(({ name }) => name)).toEqual([
    ...['year_text', 'body_text'],
  ]);
});
