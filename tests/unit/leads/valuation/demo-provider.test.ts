import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STATES } from '#domain/states.ts';
import { estimateSchema, vehicleSchema } from '#domain/valuation/valuation.ts';
import { demoProvider } from '#leads/valuation/demo-provider.ts';
import { GOOD_ANSWERS, UNKNOWN_REGO } from '#tests/support/factories/valuation-answers.ts';

const NOW = new Date('2026-06-17T00:30:00Z');
const plates = fc.record({
  rego: fc.stringMatching(/^[A-Z0-9]{1,9}$/).filter((rego) => !rego.endsWith('000')),
  regoState: fc.constantFrom(...STATES),
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

test('a worse answer and more kilometres lower the estimate', async () => {
  const found = await demoProvider.lookUp({ rego: 'ABC123', regoState: 'qld' }, NOW);
  if (!found) throw new Error('is not found');
  const low = async (over: object) =>
    (await demoProvider.estimate(found, { ...GOOD_ANSWERS, ...over }, NOW))?.low ?? 0;
  const plain = await low({});
  for (const worse of [{ condition: 'fair' }, { service_history: 'part' }, { keys: 'one' }, { km: 90_000 }])
    expect(await low(worse)).toBeLessThan(plain);
  expect(await low({ condition: 'excellent' })).toBeGreaterThan(plain);
});
