import { afterEach, expect, test, vi } from 'vitest';
import { formatFullDate, formatLongDate } from '#domain/hours/long-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'America/Los_Angeles', 'Australia/Adelaide'])('a date is the same day in %s', (TZ) => {
  vi.stubEnv('TZ', TZ);
  expect(formatLongDate('2026-12-25')).toBe('Friday 25 December');
});

test('the full date includes the year', () => {
  expect(formatFullDate('2019-01-01')).toBe('1 January 2019');
  expect(formatFullDate('2028-02-29')).toBe('29 February 2028');
});
