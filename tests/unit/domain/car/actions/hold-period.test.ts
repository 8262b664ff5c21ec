import { expect, test } from 'vitest';
import { parseHoldPeriod } from '#domain/car/actions/hold-period.ts';

const HOUR = 3_600_000;

test.each([
  ['48 hours', 48],
  ['1 day', 24],
  ['5 days', 5 * 24],
  ['1 week', 7 * 24],
  ['2 weeks', 14 * 24],
  ['1 business day', 3 * 24],
  ['2 business days', 4 * 24],
  ['5 business days', 7 * 24],
  ['6 business days', 10 * 24],
])('%s may take %i hours, weekends included', (text, hours) => {
  expect(parseHoldPeriod(text)).toBe(hours * HOUR);
});

test.each(['', 'a week', '0 days', '1000 days', '2', '2 months', '2 business day extra', ' 2 days'])(
  '"%s" says no time',
  (text) => expect(parseHoldPeriod(text)).toBeUndefined(),
);
