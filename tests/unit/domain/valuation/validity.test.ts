import { describe, expect, test } from 'vitest';
import { getValidUntil, isValuationValid } from '#domain/valuation/validity.ts';

const NOW = new Date('2026-06-17T00:30:00.000Z');
const estimate = { low: 12_300, high: 13_900 };

test('an estimate is valid for 7 days', () => expect(getValidUntil(NOW)).toBe('2026-06-24T00:30:00.000Z'));

describe('a valuation holds', () => {
  test.each([
    ['to the last moment', 0, true],
    ['and not a moment longer', 1, false],
    ['before', -1, true],
  ])('%s', (_, after, held) => {
    const valid_until = getValidUntil(NOW);
    const then = new Date(Date.parse(valid_until) + after);
    expect(isValuationValid({ estimate, valid_until }, then)).toBe(held);
  });

  test.each([
    { estimate: null, valid_until: null },
    { estimate: null, valid_until: getValidUntil(NOW) },
    { estimate, valid_until: null },
    { estimate, valid_until: 'soon' },
  ])('only with an estimate and a time: %o', (valuation) => {
    expect(isValuationValid(valuation, NOW)).toBe(false);
  });
});
