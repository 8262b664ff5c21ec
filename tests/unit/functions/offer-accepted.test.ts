import { describe, expect, test } from 'vitest';
import offerAccepted from '#functions/offer-accepted.ts';
import tradeInOffer from '#functions/trade-in-offer.ts';
import tradeInOffers from '#functions/trade-in-offers.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { makeSecret, signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction, sendLead } from '#tests/support/servers/call-function.ts';

const SECRET = makeSecret('o');
const TERMS = { amount: 18_500, until: '2026-12-05' };

async function makeRuntime(): Promise<TestRuntime> {
  const { leads } = makeSiteFacts();
  const facts = { leads: { ...leads, apiSecretEnvs: ['CRM_SECRET'] } };
  const runtime = await makeTestRuntime({ facts, env: { CRM_SECRET: SECRET } });
  return Object.assign(runtime, { rateLimiter: () => 0 });
}

/** Sends an enquiry about the visitor's vehicle; its id. */
async function sendTradeIn(runtime: TestRuntime, form = 'trade-in'): Promise<string> {
  const { json } = await sendLead(runtime, makeLeadBody({ form, userData: { Rego: '123ABC' } }));
  return String(json?.lead_id);
}

function makeOffer(runtime: TestRuntime, lead_id: string, terms: object = TERMS, secret = SECRET) {
  const body = JSON.stringify({ lead_id, ...terms });
  const headers = { 'content-type': 'application/json', ...signHeaders(secret, body, { at: runtime.time }) };
  return callFunction(tradeInOffers, runtime, '/api/trade-in-offers', { body, headers });
}

/** An offer's link: its address, and its parameters as the page sends them. */
async function makeLink(runtime: TestRuntime, leadId?: string, terms: object = TERMS) {
  const lead_id = leadId ?? (await sendTradeIn(runtime));
  const { searchParams } = new URL(String((await makeOffer(runtime, lead_id, terms)).json?.url));
  return { lead_id, offer: searchParams.get('offer') ?? '' };
}

const accept = (runtime: TestRuntime, link: object, over: object = {}) =>
  callFunction(offerAccepted, runtime, '/api/offer-accepted', {
    body: {
      category: 'Trade-In',
      subcategory: '3. Offer Accepted',
      form_completed: true,
      offer_accepted: true,
      key: 'first',
      ...link,
      ...over,
    },
  });

async function countAcceptances(runtime: TestRuntime): Promise<number> {
  let count = 0;
  for await (const { lead: entry } of runtime.leads.listRecords('example'))
    if (entry.form === 'offer-accepted') count += 1;
  return count;
}

describe('an offer of the dealer', () => {
  test('is recorded by a signed call, and its link leads to the page of the offer', async () => {
    const runtime = await makeRuntime();
    const lead_id = await sendTradeIn(runtime);
    const answer = await makeOffer(runtime, lead_id);
    expect(answer.status).toBe(200);
    expect(answer.json?.url).toMatch(
      /^https:\/\/www\.example\.com\.au\/trade-in\/offer\/\?lead_id=.*&offer=/,
    );
    expect(await runtime.leads.find('example', String(answer.json?.offer_id))).toMatchObject({
      form: 'trade-in-offer',
      payload: { subcategory: '2. Offer Made', lead_id, ...TERMS },
    });
    expect((await makeOffer(runtime, lead_id)).json).toEqual(answer.json);
  });

  test.each([
    ['without a valid signature', 401, { secret: makeSecret('x') }],
    ['for a lead that is unknown', 404, { id: '0'.repeat(32) }],
    ['for an enquiry that is not a trade-in', 422, { form: 'enquiry' }],
  ])('%s is refused', async (_, status, { secret, id, form }: Record<string, string>) => {
    const runtime = await makeRuntime();
    const lead_id = id ?? (await sendTradeIn(runtime, form));
    expect((await makeOffer(runtime, lead_id, TERMS, secret)).status).toBe(status);
  });

  test('is shown with vehicle, amount, conditions and last day, as JSON and as a page', async () => {
    const runtime = await makeRuntime();
    const query = new URLSearchParams(await makeLink(runtime)).toString();
    const asJson = await callFunction(tradeInOffer, runtime, `/api/trade-in-offer?${query}`);
    expect(asJson.json).toEqual({
      vehicle: '123ABC',
      amount: '$18,500',
      until: 'Saturday 5 December',
      conditions: expect.stringContaining('Subject to an inspection'),
      accepted: false,
    });
    const page = await callFunction(tradeInOffer, runtime, '/api/trade-in-offer', {
      headers: { accept: 'text/html', referer: `https://www.example.com.au/trade-in/offer/?${query}` },
    });
    const texts = [
      '$18,500',
      '123ABC',
      'Saturday 5 December',
      'Subject to an inspection',
      'Accept the offer',
    ];
    for (const text of texts) expect(page.text).toContain(text);
  });
});

describe('an accepted offer', () => {
  test('is a follow-up to its enquiry; another attempt of the browser is the same acceptance', async () => {
    const runtime = await makeRuntime();
    const link = await makeLink(runtime);
    for (let n = 0; n < 3; n += 1)
      expect(await accept(runtime, link)).toMatchObject({ status: 200, json: { lead_id: link.lead_id } });
    expect(await countAcceptances(runtime)).toBe(1);
    const [id = ''] = runtime.dispatched.slice(-1);
    expect(await runtime.leads.find('example', id)).toMatchObject({
      form: 'offer-accepted',
      payload: {
        category: 'Trade-In',
        subcategory: '3. Offer Accepted',
        lead_id: link.lead_id,
        form_completed: true,
        offer_accepted: true,
        vehicle: '123ABC',
        ...TERMS,
      },
    });
  });

  test('can be accepted on its last day, and not the day after', async () => {
    const runtime = await makeRuntime();
    const link = await makeLink(runtime);
    runtime.time = new Date('2026-12-05T13:30:00Z');
    expect((await accept(runtime, link)).status).toBe(410);
    runtime.time = new Date('2026-12-05T12:30:00Z');
    expect((await accept(runtime, link)).status).toBe(200);
  });

  test('that the dealer replaced by a newer one is not accepted', async () => {
    const runtime = await makeRuntime();
    const link = await makeLink(runtime);
    const newer = await makeLink(runtime, link.lead_id, { ...TERMS, amount: 17_000 });
    expect((await accept(runtime, link)).status).toBe(410);
    expect((await accept(runtime, newer)).status).toBe(200);
  });

  test.each([
    ['lead_id', { lead_id: 'x' }],
    ['lead_id', { lead_id: undefined }],
    ['subcategory', { subcategory: '2. Offer Made' }],
    ['offer_accepted', { offer_accepted: false }],
    ['category', { category: 1 }],
    ['form_completed', { form_completed: {} }],
    ['offer', { offer: undefined }],
  ])('with a wrong %s: 422', async (_, over) => {
    const runtime = await makeRuntime();
    expect((await accept(runtime, await makeLink(runtime), over)).status).toBe(422);
    expect(await countAcceptances(runtime)).toBe(0);
  });

  test("has the category of its lead, not the sender's", async () => {
    const runtime = await makeRuntime();
    const link = await makeLink(runtime, await sendTradeIn(runtime, 'sell-your-car'));
    await accept(runtime, link);
    const [id = ''] = runtime.dispatched.slice(-1);
    expect(await runtime.leads.find('example', id)).toMatchObject({ payload: { category: 'Sell Your Car' } });
  });

  test('from the page without scripts goes on to the next page, once', async () => {
    const runtime = await makeRuntime();
    const options = { body: new URLSearchParams(await makeLink(runtime)) };
    const first = await callFunction(offerAccepted, runtime, '/api/offer-accepted', options);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/success/#sent-offer-accepted']);
    const second = await callFunction(offerAccepted, runtime, '/api/offer-accepted', options);
    expect(second.text).toMatch(/You.{1,6}ve already accepted this offer\./);
    expect(await countAcceptances(runtime)).toBe(1);
  });
});
