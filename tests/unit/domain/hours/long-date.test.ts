import { afterEach, expect, test, vi } from 'vitest';
import { longDate } from '#domain/hours/long-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'America/Los_Angeles', 'Australia/Adelaide'])('a date is the same day in %s', (TZ) => {
  vi.stubEnv('TZ', TZ);
  expect(longDate('2026-12-25')).toBe('Friday 25 December');
});
