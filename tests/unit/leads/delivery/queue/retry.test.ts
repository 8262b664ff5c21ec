import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNextAttemptAt, isExhausted } from '#leads/delivery/queue/deliver.ts';

const T0 = new Date('2026-11-21T00:00:00Z');
const HOUR = 3_600_000;
const wait = (tries: number, random = 0.5, waitMs = 0) =>
  getNextAttemptAt(tries, T0, { random, waitMs }).getTime() - T0.getTime();

test.each([
  [1, 5_000],
  [2, 30_000],
  [3, 120_000],
  [4, 600_000],
  [5, 1_800_000],
  [6, 2 * HOUR],
  [7, 5 * HOUR],
  [8, 10 * HOUR],
  [9, 14 * HOUR],
  [10, 20 * HOUR],
  [11, 24 * HOUR],
  [12, 24 * HOUR],
  [40, 24 * HOUR],
])('after %i tries the next one is %i ms later', (tries, ms) => expect(wait(tries)).toBe(ms));

test('twelve attempts take about three days', () => {
  let all = 0;
  for (let tries = 1; tries < 12; tries++) all += wait(tries);
  expect(all / HOUR).toBeGreaterThan(72);
  expect(all / HOUR).toBeLessThan(80);
});

test.each([
  [0, 4000],
  [0.5, 5000],
  [1, 6000],
])('a wait goes from four fifths to six: at %d it is %i ms', (random, ms) => {
  expect(wait(1, random)).toBe(ms);
});

test('a wait is longer or shorter by a fifth at most, and never shorter than a target asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(1e8),
      (tries, random, asked) => {
        expect(wait(tries, random)).toBeGreaterThanOrEqual(Math.floor(wait(tries) * 0.8));
        expect(wait(tries, random)).toBeLessThanOrEqual(wait(tries) * 1.2);
        expect(wait(tries, random, asked)).toBeGreaterThanOrEqual(asked);
      },
    ),
  );
});

test.each([
  [11, 100, false],
  [12, 71, false],
  [12, 72, true],
  [30, 5, false],
])('%i tries in %i hours: given up %s', (tries, hours, givenUp) => {
  expect(isExhausted(tries, T0, new Date(T0.getTime() + hours * HOUR))).toBe(givenUp);
});
