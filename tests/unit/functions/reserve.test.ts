import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import payment from '#functions/payment.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';
import { makeAppContext, type TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

const stock = {
  free: makeCarFacts({ hold: { fee: 500 } }),
  feeless: makeCarFacts({ hold: { fee: null } }),
  taken: makeCarFacts({ hold: null }),
};
const LINK: Partial<SiteFacts> = {
  stock,
  payment: { kind: 'link', url: 'https://pay.example.com/?lead={lead_id}&car={car_id}&amount={amount}' },
};
const ask = {
  reserve: { contact_by: 'Phone call' },
  'buy-online': { contact_by: 'Email', collection: 'Deliver it to my postcode' },
} as const;

function reserve(
  world: TestAppContext,
  car_id: string | null,
  form: keyof typeof ask = 'reserve',
  over = {},
) {
  const body = makeLeadBody({ form, car_id, userData: ask[form], ...over });
  return callFunction(lead, world, '/api/lead', { body });
}

function pay(world: TestAppContext, query: string, headers = {}) {
  return callFunction(payment, world, `/api/payment${query}`, { headers });
}

describe('a request to hold a car', () => {
  test.each([
    ['reserve', 'Reservation'],
    ['buy-online', 'Online Purchase'],
  ] as const)('by the form %s is filed as %s, with the car and the fee as told', async (form, category) => {
    const world = await makeAppContext({ facts: { stock } });
    const { json } = await reserve(world, 'free', form);
    expect(Object.keys(json ?? {})).toEqual(['lead_id']);
    expect(await world.leads.find('example', String(json?.lead_id))).toMatchObject({
      payload: { car_id: 'free', userData: { ...ask[form], category, reserve_fee: '500' } },
    });
  });

  test('says nothing of a fee where none is told, whatever the sender says', async () => {
    const world = await makeAppContext({ facts: { stock } });
    const userData = { ...ask.reserve, reserve_fee: '1' };
    const { json } = await reserve(world, 'feeless', 'reserve', { userData });
    const kept = await world.leads.find('example', String(json?.lead_id));
    expect(kept?.payload.userData).not.toHaveProperty('reserve_fee');
  });

  test.each(['taken', 'unknown', '', null, 'toString'])(
    'for the car %j, which can not be held, is refused in words fit to show',
    async (car_id) => {
      const world = await makeAppContext({ facts: { stock } });
      const answer = await reserve(world, car_id);
      expect(answer).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('This car can no longer be reserved') },
      });
      expect(await world.leads.listPending('example')).toEqual([]);
    },
  );

  test('from a form without scripts is refused on a page', async () => {
    const world = await makeAppContext({ facts: { stock } });
    const { form, userData } = makeLeadBody({ form: 'reserve', userData: ask.reserve });
    const fields = new URLSearchParams({ ...(userData as Record<string, string>), form, car_id: 'taken' });
    const answer = await callFunction(lead, world, '/api/lead', {
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('This car can no longer be reserved');
  });

  test('that was kept before the car was reserved is the same lead when it is sent again', async () => {
    const facts: { stock: SiteFacts['stock'] } = { stock: { ...stock } };
    const world = await makeAppContext({ facts });
    const body = makeLeadBody({ form: 'reserve', car_id: 'free', userData: ask.reserve });
    const first = await callFunction(lead, world, '/api/lead', { body });
    facts.stock.free = makeCarFacts({ hold: null });
    expect(await callFunction(lead, world, '/api/lead', { body })).toMatchObject({
      status: 200,
      json: first.json,
    });
  });

  test('an enquiry about a car that can not be held is taken all the same', async () => {
    const world = await makeAppContext({ facts: { stock } });
    const answer = await callFunction(lead, world, '/api/lead', { body: makeLeadBody({ car_id: 'taken' }) });
    expect(answer.status).toBe(200);
  });
});

describe('the fee', () => {
  test('is paid where the dealer’s link leads, once the lead is kept', async () => {
    const world = await makeAppContext({ facts: LINK });
    const { json } = await reserve(world, 'free');
    expect(json).toMatchObject({ payment: true });
    const to = await pay(world, `?lead_id=${json?.lead_id}`);
    expect(to.status).toBe(303);
    expect(to.headers.get('location')).toBe(
      `https://pay.example.com/?lead=${json?.lead_id}&car=free&amount=500`,
    );
  });

  test('is paid from a page without scripts, whose address says whose lead it is', async () => {
    const world = await makeAppContext({ facts: LINK });
    const { json } = await reserve(world, 'free');
    const referer = `https://www.example.com.au/success/?form=reserve&lead_id=${json?.lead_id}`;
    expect((await pay(world, '', { referer })).status).toBe(303);
  });

  test('a form without scripts leads on to a page that says whose lead it is', async () => {
    const world = await makeAppContext({ facts: LINK });
    const { form, userData } = makeLeadBody({ form: 'reserve', userData: ask.reserve });
    const fields = new URLSearchParams({ ...(userData as Record<string, string>), form, car_id: 'free' });
    const answer = await callFunction(lead, world, '/api/lead', {
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/success\/\?form=reserve&lead_id=[0-9a-f]{32}$/);
  });

  test.each([
    { what: 'a dealer who calls to take it', facts: { stock }, car: 'free' },
    { what: 'a car without a fee', facts: LINK, car: 'feeless' },
  ])('is not asked online by $what', async ({ facts, car }) => {
    const world = await makeAppContext({ facts });
    const { json } = await reserve(world, car);
    expect(json).not.toHaveProperty('payment');
    expect((await pay(world, `?lead_id=${json?.lead_id}`)).status).toBe(404);
  });

  test('is not asked for another lead, for what a program wrote, or for none', async () => {
    const world = await makeAppContext({ facts: LINK });
    const enquiry = await callFunction(lead, world, '/api/lead', { body: makeLeadBody({ car_id: 'free' }) });
    const userData = { ...ask.reserve, empty: 'filled in' };
    const spam = await reserve(world, 'free', 'reserve', { userData });
    const ids = [enquiry.json?.lead_id, spam.json?.lead_id, 'f'.repeat(32), '../x', ''];
    for (const id of ids) {
      const answer = await pay(world, `?lead_id=${id}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('There is nothing to pay here');
    }
  });
});
