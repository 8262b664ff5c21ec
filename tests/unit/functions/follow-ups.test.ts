import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import miscellaneous from '#functions/miscellaneous.ts';
import offerAccepted, { config } from '#functions/offer-accepted.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { leadBody } from '#tests/support/lead-body.ts';
import { makeWorld, type TestWorld } from '#tests/support/make-world.ts';

async function sendLead(world: TestWorld, over: Parameters<typeof leadBody>[0] = {}): Promise<string> {
  const { json } = await callFunction(lead, world, '/api/lead', {
    body: leadBody({ form: 'trade-in', ...over }),
  });
  return String(json?.lead_id);
}

describe('an accepted offer', () => {
  const acceptance = (lead_id: string) => ({
    category: 'Trade-In',
    subcategory: '3. Offer Accepted',
    lead_id,
    form_completed: true,
    offer_accepted: true,
  });
  const accept = (world: TestWorld, body: object) =>
    callFunction(offerAccepted, world, '/api/offer-accepted', { body });

  test('is a second message about its lead, whose id it answers with; twice is as good as once', async () => {
    const world = await makeWorld();
    const lead_id = await sendLead(world);
    for (let n = 0; n < config.rateLimit.windowLimit + 3; n++) {
      expect(await accept(world, acceptance(lead_id))).toMatchObject({ status: 200, json: { lead_id } });
    }
    const ids = (await world.leads.pending('example')).map(({ id }) => id).filter((id) => id !== lead_id);
    expect(ids).toHaveLength(1);
    expect(world.dispatched).toEqual([lead_id, ...ids]);
    expect(await world.leads.find('example', ids[0] ?? '')).toMatchObject({
      form: 'offer-accepted',
      payload: acceptance(lead_id),
    });
  });

  test('of a lead that is held waits with it', async () => {
    const world = await makeWorld();
    const lead_id = await sendLead(world, { userData: { empty: 'spam' } });
    expect((await accept(world, acceptance(lead_id))).status).toBe(200);
    expect(await world.leads.pending('example')).toEqual([]);
  });

  test.each([
    ['lead_id', { lead_id: '0'.repeat(32) }],
    ['lead_id', { lead_id: 'x' }],
    ['lead_id', { lead_id: undefined }],
    ['subcategory', { subcategory: '2. Offer Made' }],
    ['offer_accepted', { offer_accepted: false }],
    ['category', { category: 1 }],
    ['form_completed', { form_completed: {} }],
  ])('with a wrong %s: 422 that names it', async (field, over) => {
    const world = await makeWorld();
    const answer = await accept(world, { ...acceptance(await sendLead(world)), ...over });
    expect([answer.status, Object.keys(Object(answer.json?.fields))]).toEqual([422, [field]]);
  });

  test('is no plain form: 415', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await callFunction(offerAccepted, await makeWorld(), '/api/offer-accepted', {
      headers,
      body: 'lead_id=1',
    });
    expect([answer.status, answer.headers.get('accept')]).toEqual([415, 'application/json']);
  });
});

describe('the result of a valuation', () => {
  const result = { column_name: 'valuation', id: 'v1', value: 12_300, answers: { tyres: 'new' } };
  const save = (world: TestWorld, body: object) =>
    callFunction(miscellaneous, world, '/api/miscellaneous', { body });

  test('is kept to be passed on, once', async () => {
    const world = await makeWorld({ facts: { saveValuations: true } });
    for (let n = 0; n < 2; n++) {
      expect(await save(world, result)).toMatchObject({ status: 200, json: { message: 'Valuation saved' } });
    }
    const [{ id } = { id: '' }, ...others] = await world.leads.pending('example');
    expect(others).toEqual([]);
    expect(new Set(world.dispatched)).toEqual(new Set([id]));
    expect(await world.leads.find('example', id)).toMatchObject({ form: 'miscellaneous', payload: result });
  });

  test('is for dealers that want it only: 404', async () => {
    expect((await save(await makeWorld(), result)).status).toBe(404);
  });

  test('goes into the column of valuations and no other: 422', async () => {
    const world = await makeWorld({ facts: { saveValuations: true } });
    expect((await save(world, { ...result, column_name: 'price' })).status).toBe(422);
  });
});
