import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import offerAccepted, { config } from '#functions/offer-accepted.ts';
import { makeAppContext, type TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

async function sendLead(
  world: TestAppContext,
  over: Parameters<typeof makeLeadBody>[0] = {},
): Promise<string> {
  const { json } = await callFunction(lead, world, '/api/lead', {
    body: makeLeadBody({ form: 'trade-in', ...over }),
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
  const accept = (world: TestAppContext, body: object) =>
    callFunction(offerAccepted, world, '/api/offer-accepted', { body });

  test('is a second message about its lead, whose id it answers with; twice is as good as once', async () => {
    const world = await makeAppContext();
    const lead_id = await sendLead(world);
    for (let n = 0; n < config.rateLimit.windowLimit + 3; n++) {
      expect(await accept(world, acceptance(lead_id))).toMatchObject({ status: 200, json: { lead_id } });
    }
    const ids = (await world.leads.listPending('example')).map(({ id }) => id).filter((id) => id !== lead_id);
    expect(ids).toHaveLength(1);
    expect(world.dispatched).toEqual([lead_id, ...ids]);
    expect(await world.leads.find('example', ids[0] ?? '')).toMatchObject({
      form: 'offer-accepted',
      payload: acceptance(lead_id),
    });
  });

  test('of a lead that is held waits with it', async () => {
    const world = await makeAppContext();
    const lead_id = await sendLead(world, { userData: { empty: 'spam' } });
    expect((await accept(world, acceptance(lead_id))).status).toBe(200);
    expect(await world.leads.listPending('example')).toEqual([]);
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
    const world = await makeAppContext();
    const answer = await accept(world, { ...acceptance(await sendLead(world)), ...over });
    expect([answer.status, Object.keys(Object(answer.json?.fields))]).toEqual([422, [field]]);
  });

  test("has the category of its lead, not the sender's", async () => {
    const world = await makeAppContext();
    const lead_id = await sendLead(world, { form: 'sell-your-car' });
    await accept(world, acceptance(lead_id));
    const ids = (await world.leads.listPending('example')).map(({ id }) => id).filter((id) => id !== lead_id);
    expect(await world.leads.find('example', ids[0] ?? '')).toMatchObject({
      payload: { category: 'Sell Your Car', subcategory: '3. Offer Accepted' },
    });
  });

  describe('from a page without scripts, whose address says which enquiry it is about', () => {
    const acceptPlain = (world: TestAppContext, lead_id: string) =>
      callFunction(offerAccepted, world, '/api/offer-accepted', {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          referer: `https://www.example.com.au/trade-in/offer/?lead_id=${lead_id}`,
        },
        body: '',
      });

    test('is the same message, and goes on to the next page', async () => {
      const world = await makeAppContext();
      const lead_id = await sendLead(world);
      const answer = await acceptPlain(world, lead_id);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success/?form=offer-accepted']);
      await accept(world, acceptance(lead_id));
      expect(await world.leads.listPending('example')).toHaveLength(2);
    });

    test('of an enquiry that is not known is refused in a page', async () => {
      const answer = await acceptPlain(await makeAppContext(), '0'.repeat(32));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('We do not have this enquiry.');
    });
  });
});
