import { expect, test } from 'vitest';
import { isCalendarDate } from '#domain/calendar-date.ts';

test.each([
  ['2028-02-29', true],
  ['2026-12-31', true],
  ['2026-02-29', false],
  ['2026-06-31', false],
  ['2026-13-01', false],
  ['26-12-2026', false],
  ['2026-1-1', false],
  ['12026-01-01', false],
  ['+012026-01-01', false],
  ['2026-01-011', false],
  ['2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00.000Z', false],
  ['', false],
])('%j is an existing day: %s', (text, exists) => expect(isCalendarDate(text)).toBe(exists));
