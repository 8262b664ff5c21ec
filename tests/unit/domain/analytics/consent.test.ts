import { expect, test } from 'vitest';
import { isAnalyticsAllowed, isChoiceDue, parseConsentChoice } from '#domain/analytics/consent.ts';

const YEAR_MS = 365 * 86_400_000;
const yes = { allowed: true, at: 0 };
const no = { allowed: false, at: 0 };

test.each([
  { mode: 'ask', choice: undefined, optedOut: false, allowed: false, due: true },
  { mode: 'ask', choice: yes, optedOut: false, allowed: true, due: false },
  { mode: 'ask', choice: no, optedOut: false, allowed: false, due: false },
  { mode: 'ask', choice: undefined, optedOut: true, allowed: false, due: false },
  { mode: 'ask', choice: yes, optedOut: true, allowed: true, due: false },
  { mode: 'notice', choice: undefined, optedOut: false, allowed: true, due: true },
  { mode: 'notice', choice: yes, optedOut: false, allowed: true, due: false },
  { mode: 'notice', choice: no, optedOut: false, allowed: false, due: false },
  { mode: 'notice', choice: undefined, optedOut: true, allowed: false, due: false },
] as const)(
  'with "$mode", the choice $choice and an opted-out browser ($optedOut), tools may load: $allowed, the question shows: $due',
  ({ allowed, due, ...state }) => {
    expect(isAnalyticsAllowed(state)).toBe(allowed);
    expect(isChoiceDue(state)).toBe(due);
  },
);

test.each([
  { stored: yes, now: YEAR_MS, read: yes },
  { stored: yes, now: YEAR_MS + 1, read: undefined },
  { stored: undefined, now: 0, read: undefined },
  { stored: null, now: 0, read: undefined },
  { stored: 'yes', now: 0, read: undefined },
  { stored: { allowed: 'true', at: 0 }, now: 0, read: undefined },
  { stored: { allowed: true, at: '0' }, now: 0, read: undefined },
  { stored: { allowed: true }, now: 0, read: undefined },
])('$stored reads as the choice $read after $now ms', ({ stored, now, read }) => {
  expect(parseConsentChoice(stored, now)).toEqual(read);
});
