import { expect, test } from 'vitest';
import { getFix, shorten } from '#stock/rows/report.ts';

test.each([
  ['row', 'missing', 'Put cells that hold the separator in quotes.'],
  ['key', 'missing', 'Give every vehicle a key of its own in the feed.'],
  ['year', 'missing', 'Fill it in the feed, or give it a default in the mapping.'],
  ['year', 'is no year', 'Correct it in the feed, or translate it with "values" in the mapping.'],
])('the fix of %s (%s)', (field, reason, fix) => expect(getFix({ field, reason, value: '' })).toBe(fix));

test('a report repeats 120 characters of a value, and marks that there are more', () => {
  expect(shorten('x'.repeat(120))).toBe('x'.repeat(120));
  expect(shorten('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
});

test('a report shows a text as it is, anything else as JSON', () => {
  expect(shorten('a "b"')).toBe('a "b"');
  expect(shorten({ a: ['b'] })).toBe('{"a":["b"]}');
});
