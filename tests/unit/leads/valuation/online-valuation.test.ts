import { describe, expect, test } from 'vitest';
import {
  createValuation,
  findPriceableVehicle,
  type Lookup,
  lookUpRego,
  lookupById,
  type ValuationProvider,
  valuationById,
} from '#leads/valuation/online-valuation.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const ZONE = 'Australia/Brisbane';
const KEY = { secret: 'a secret', site: 'example' };
const PLATE = { rego: 'ABC123', regoState: 'qld' } as const;
const VEHICLE = { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX', body: null };
const FOUND = { ref: 's1', vehicle: VEHICLE };
const LOOKUP: Lookup = { ...PLATE, found: FOUND };
const RESULT = { adjustmentAnswers: GOOD_ANSWERS, estimate: { low: 12_300, high: 13_900 }, example: false };

/** A provider that knows one registration. */
const PROVIDER: ValuationProvider = {
  example: false,
  lookUp: async ({ rego, regoState }, now) =>
    rego === 'ABC123' && regoState === 'qld' && now === NOW ? FOUND : undefined,
  estimate: async () => undefined,
};

describe('a look-up', () => {
  test('gives the vehicle, and an id for the next step', async () => {
    const { id, vehicle } = await lookUpRego(PLATE, PROVIDER, KEY, NOW);
    expect(vehicle).toEqual(VEHICLE);
    expect(lookupById(id, KEY)).toEqual(LOOKUP);
  });

  test('of an unknown registration has an id as well: the visitor names the vehicle', async () => {
    const { id, vehicle } = await lookUpRego({ ...PLATE, rego: 'XYZ789' }, PROVIDER, KEY, NOW);
    expect(vehicle).toBeNull();
    expect(lookupById(id, KEY)).toEqual({ rego: 'XYZ789', regoState: 'qld', found: null });
  });

  test('carries nothing of the request but the registration', async () => {
    const { id } = await lookUpRego({ ...PLATE, name: 'Ada' } as typeof PLATE, PROVIDER, KEY, NOW);
    expect(Buffer.from(id, 'base64url').toString()).not.toContain('Ada');
  });

  test('fails if the provider does', async () => {
    const down = { ...PROVIDER, lookUp: () => Promise.reject(new Error('unavailable')) };
    await expect(lookUpRego(PLATE, down, KEY, NOW)).rejects.toThrow('unavailable');
  });
});

describe('a valuation', () => {
  test('repeats the look-up and the answers, and is valid for seven days', () => {
    const { id, ...valuation } = createValuation(LOOKUP, RESULT, KEY, NOW);
    expect(valuation).toEqual({
      ...PLATE,
      vehicle: VEHICLE,
      ...RESULT,
      valid_until: '2026-11-28T00:00:00.000Z',
    });
    expect(valuationById(id, KEY)).toEqual(valuation);
  });

  test('without an estimate has no end, and none of a vehicle that was not found', () => {
    const adjustmentAnswers = { ...GOOD_ANSWERS, vehicle: '2012 Holden Captiva' };
    const result = { adjustmentAnswers, estimate: null, example: true };
    const { id, ...valuation } = createValuation({ ...PLATE, found: null }, result, KEY, NOW);
    expect(valuation).toEqual({ ...PLATE, vehicle: null, ...result, valid_until: null });
    expect(valuationById(id, KEY)).toEqual(valuation);
  });
});

describe('an id is worth nothing', () => {
  const valued = createValuation(LOOKUP, RESULT, KEY, NOW).id;
  const others = [
    ['at another dealer', { ...KEY, site: 'other' }],
    ['under another secret', { ...KEY, secret: 'another secret' }],
  ] as const;

  test.each(others)('%s', async (_, key) => {
    const { id } = await lookUpRego(PLATE, PROVIDER, KEY, NOW);
    expect(lookupById(id, key)).toBeUndefined();
    expect(valuationById(valued, key)).toBeUndefined();
  });

  test('in the other step', async () => {
    const { id } = await lookUpRego(PLATE, PROVIDER, KEY, NOW);
    expect(valuationById(id, KEY)).toBeUndefined();
    expect(lookupById(valued, KEY)).toBeUndefined();
  });
});

describe('online a vehicle is priced', () => {
  const aged = (years: number): Lookup => ({
    ...PLATE,
    found: { ...FOUND, vehicle: { ...VEHICLE, year: 2026 - years } },
  });

  test.each([
    ['of seven years', aged(7), {}, 'seven-years'],
    ['of ten years where the dealer prices those', aged(10), {}, 'ten-years'],
    ['of 100,000 km', LOOKUP, { km: 100_000 }, 'seven-years'],
    [
      'with small faults',
      LOOKUP,
      { mechanical: 'minor', accident: 'minor', condition: 'poor' },
      'seven-years',
    ],
  ] as const)('%s', (_, lookup, over, variant) => {
    expect(findPriceableVehicle(lookup, { ...GOOD_ANSWERS, ...over }, variant, NOW, ZONE)).toEqual(
      lookup.found,
    );
  });

  test.each([
    ['of eight years', aged(8), {}, 'seven-years'],
    ['of eleven years where the dealer prices ten', aged(11), {}, 'ten-years'],
    ['of 100,001 km', LOOKUP, { km: 100_001 }, 'seven-years'],
    ['that was not found', { ...PLATE, found: null }, {}, 'seven-years'],
    ['that the visitor described', LOOKUP, { vehicle: '2012 Holden Captiva' }, 'seven-years'],
    ['without a service history', LOOKUP, { service_history: 'none' }, 'seven-years'],
    ['with a major fault', LOOKUP, { mechanical: 'major' }, 'seven-years'],
    ['with a major repair', LOOKUP, { accident: 'major' }, 'seven-years'],
    ['that was written off', LOOKUP, { history: 'yes' }, 'seven-years'],
  ] as const)('but not one %s', (_, lookup, over, variant) => {
    expect(findPriceableVehicle(lookup, { ...GOOD_ANSWERS, ...over }, variant, NOW, ZONE)).toBeUndefined();
  });
});
