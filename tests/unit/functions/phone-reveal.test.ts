import { describe, expect, test } from 'vitest';
import phoneReveal from '#functions/phone-reveal.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('a revealed phone number', () => {
  const reveal = { car_id: 'c1', dealership_id: null, website_id: 'example' };
  const send = (world: Awaited<ReturnType<typeof makeAppContext>>, body: object) =>
    callFunction(phoneReveal, world, '/api/phone-reveal', { body });

  test('is counted without personal data', async () => {
    const world = await makeAppContext({ facts: { stock: { c1: makeCarFacts() } } });
    expect((await send(world, reveal)).status).toBe(202);
    expect(await world.leads.listTrackedEvents('example')).toEqual([
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
    const world = await makeAppContext({ facts: { stock: { c1: makeCarFacts() } } });
    expect((await send(world, { ...reveal, ...over })).status).toBe(422);
    expect(await world.leads.listTrackedEvents('example')).toEqual([]);
  });
});
