import { expect, test } from 'vitest';
import { escapeValue, unescapeValue } from '#search/query/escape.ts';

test.each([
  ['-Base', '\\-Base'],
  ['--Base', '\\--Base'],
  ['-', '\\-'],
  ['BT-50', 'BT-50'],
  ['\\Base', '\\Base'],
  ['Base', 'Base'],
  ['', ''],
])('%s is written as %s, because a leading hyphen means "not"', (value, escaped) => {
  expect(escapeValue(value)).toBe(escaped);
  expect(unescapeValue(escaped)).toBe(value);
});

test('only a leading hyphen was escaped', () => {
  expect(unescapeValue('A\\-B')).toBe('A\\-B');
});
