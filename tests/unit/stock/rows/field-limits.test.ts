import { describe, expect, test } from 'vitest';
import { findSizeProblem } from '#stock/rows/apply-rules.ts';

const text = (length: number) => 'x'.repeat(length);

describe('a value larger than a page can hold is a problem', () => {
  test.each([
    ['make', 60],
    ['model', 80],
    ['badge', 120],
    ['stocknum', 60],
    ['vin', 40],
    ['tag', 60],
    ['price_type', 80],
    ['status', 60],
    ['primary_image_url', 2000],
    ['file', 2000],
    ['description', 20_000],
    ['colour', 200],
  ] as const)('a %s of more than %i characters', (field, most) => {
    expect(findSizeProblem(field, text(most))).toBeUndefined();
    expect(findSizeProblem(field, text(most + 1))).toBe(`has ${most + 1} characters, ${most} at most`);
  });

  test('a list of more than 200 items', () => {
    expect(findSizeProblem('features', Array(200).fill('Tow bar'))).toBeUndefined();
    expect(findSizeProblem('features', Array(201).fill('Tow bar'))).toBe('has 201 items, 200 at most');
  });

  test('an item of more than 2000 characters, wherever it is in its list', () => {
    expect(findSizeProblem('features', ['Tow bar', text(2000)])).toBeUndefined();
    expect(findSizeProblem('features', ['Tow bar', text(2001), 'Roof rack'])).toBe(
      'has 2001 characters, 2000 at most',
    );
  });

  test('an item that is no text counts as JSON', () => {
    // {"a":"…"} has eight characters around its text.
    expect(findSizeProblem('features', [{ a: text(1992) }])).toBeUndefined();
    expect(findSizeProblem('features', [{ a: text(1993) }])).toBe('has 2001 characters, 2000 at most');
  });

  test('a structure of more than 400000 characters of JSON', () => {
    expect(findSizeProblem('finance_lenders', { a: text(399_992) })).toBeUndefined();
    expect(findSizeProblem('finance_lenders', { a: text(399_993) })).toBe(
      'has 400001 characters, 400000 at most',
    );
  });

  test.each([[null], [undefined], [10 ** 300], [true]])('but %j never is', (value) => {
    expect(findSizeProblem('price', value)).toBeUndefined();
  });
});
