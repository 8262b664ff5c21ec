import { describe, expect, test } from 'vitest';
import phoneReveal from '#functions/phone-reveal.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('a revealed phone number', () => {
  const reveal = { car_id: 'c1', dealership_id: null, website_id: 'example' };
  const send = (runtime: Awaited<ReturnType<typeof makeTestRuntime>>, body: object) =>
    callFunction(phoneReveal, runtime, '/api/phone-reveal', { body });

  test('is counted without personal data', async () => {
    const runtime = await makeTestRuntime({ facts: { stock: { c1: makeCarFacts() } } });
    expect((await send(runtime, reveal)).status).toBe(202);
    expect(await runtime.leads.listTrackedEvents('example')).toEqual([
      {
        site: 'example',
        kind: 'phone-reveal',
        at: '2026-11-21T00:00:00.000Z',
        details: { car_id: 'c1', dealership_id: null },
      },
    ]);
  });

  test.each([
    ['another site', { website_id: 'other' }],
    ['no site', { website_id: undefined }],
    ['a car that is no text', { car_id: 7 }],
    ['no car', { car_id: undefined }],
    ['a car that is not in stock', { car_id: 'c404' }],
    ['a car with the name of a property', { car_id: 'toString' }],
  ])('of %s: 422', async (_, over) => {
    const runtime = await makeTestRuntime({ facts: { stock: { c1: makeCarFacts() } } });
    expect((await send(runtime, { ...reveal, ...over })).status).toBe(422);
    expect(await runtime.leads.listTrackedEvents('example')).toEqual([]);
  });
});
