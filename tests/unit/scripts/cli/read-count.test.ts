import { expect, test } from 'vitest';
import { readCount } from '#scripts/cli/command.ts';

test.each([
  { text: undefined, min: 1, count: 7 },
  { text: '1', min: 1, count: 1 },
  { text: '0', min: 0, count: 0 },
])('$text is $count where $min is the least', ({ text, min, count }) => {
  expect(readCount('drain', text, 7, min)).toBe(count);
});

test.each([
  { text: '0', min: 1 },
  { text: '-1', min: 0 },
  { text: '1.5', min: 0 },
  { text: 'two', min: 0 },
])('$text is refused where $min is the least', ({ text, min }) => {
  expect(() => readCount('drain', text, 7, min)).toThrow(
    `--drain: is "${text}". Write a whole number of ${min} or more.`,
  );
});
