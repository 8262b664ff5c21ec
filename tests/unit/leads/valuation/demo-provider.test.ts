import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PLATE_ISSUERS } from '#domain/states.ts';
import { estimateSchema, vehicleSchema } from '#domain/valuation/valuation.ts';
import { createDemoVehicle, demoProvider } from '#leads/valuation/demo-provider.ts';
import { GOOD_ANSWERS, UNKNOWN_REGO } from '#tests/support/factories/valuation-answers.ts';

const NOW = new Date('2026-06-17T00:30:00Z');
const plates = fc.record({
  rego: fc.stringMatching(/^[A-Z0-9]{1,9}$/).filter((rego) => !rego.endsWith('000')),
  regoState: fc.constantFrom(...PLATE_ISSUERS),
});

test('the same registration is the same vehicle every time, with a price above 0', async () => {
  await fc.assert(
    fc.asyncProperty(plates, fc.nat(999_999), async (plate, km) => {
      const found = await demoProvider.lookUp(plate, NOW);
      expect(found).toEqual(await demoProvider.lookUp(plate, NOW));
      if (!found) throw new Error('is not found');
      v.parse(vehicleSchema, found.vehicle);
      v.parse(estimateSchema, await demoProvider.estimate(found, { ...GOOD_ANSWERS, km }, NOW));
    }),
  );
});

test('some are not known', async () => {
  expect(await demoProvider.lookUp({ rego: UNKNOWN_REGO, regoState: 'qld' }, NOW)).toBeUndefined();
});

const COROLLA = { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: 'Hatch' };
const HILUX = { make: 'Toyota', model: 'HiLux', badge: 'SR5', body: 'Ute' };
const CX5 = { make: 'Mazda', model: 'CX-5', badge: 'Touring', body: 'SUV' };
const OUTLANDER = { make: 'Mitsubishi', model: 'Outlander', badge: 'LS', body: 'SUV' };
const FORESTER = { make: 'Subaru', model: 'Forester', badge: '2.5i', body: 'SUV' };

test.each([
  ['ABC123', 'qld', { year: 2022, ...FORESTER }],
  ['ABC123', 'nsw', { year: 2022, ...OUTLANDER }],
  ['XYZ789', 'vic', { year: 2023, ...COROLLA }],
  ['1AB2CD', 'sa', { year: 2014, ...CX5 }],
  ['000A', 'wa', { year: 2018, ...HILUX }],
] as const)(
  '%s of %s is a vehicle of its own, the same after every upgrade',
  async (rego, regoState, vehicle) => {
    expect(await demoProvider.lookUp({ rego, regoState }, NOW)).toEqual({ ref: rego, vehicle });
    expect(createDemoVehicle({ rego, regoState }, NOW)).toEqual({ ref: rego, vehicle });
  },
);

test.each([
  ['a new Corolla, not yet driven', 'Corolla', 2026, { km: 0 }, 28_200, 31_800],
  ['one of next year is worth no more', 'Corolla', 2027, { km: 0 }, 28_200, 31_800],
  ['one of last year', 'Corolla', 2025, { km: 0 }, 25_100, 28_300],
  ['one with its kilometres', 'Corolla', 2022, {}, 16_200, 18_200],
  [
    'an answer that asks for an inspection changes nothing, the others do',
    'Corolla',
    2022,
    { condition: 'fair', mechanical: 'major' },
    14_900,
    16_800,
  ],
  ['an old Ranger', 'Ranger', 2016, { km: 150_000 }, 14_000, 15_800],
  ['a vehicle that is worth nothing is $100', 'i30', 1960, {}, 100, 100],
  ['a model that it does not know is $100', 'Nobody', 2022, {}, 100, 100],
])('an estimate: %s', async (_, model, year, over, low, high) => {
  const found = { ref: 'x', vehicle: { year, make: '', model, badge: null, body: null } };
  expect(await demoProvider.estimate(found, { ...GOOD_ANSWERS, ...over }, NOW)).toEqual({ low, high });
});
