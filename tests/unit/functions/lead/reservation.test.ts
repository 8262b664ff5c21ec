import { describe, expect, test } from 'vitest';
import payment from '#functions/payment.ts';
import { HONEYPOT } from '#leads/forms/fields.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction, findLead, sendLead } from '#tests/support/servers/call-function.ts';

/** Cars that can be reserved for a fee and without one, and one that is reserved already. */
const STOCK = {
  free: makeCarFacts({ hold: { fee: 500 } }),
  other: makeCarFacts({ hold: { fee: 500 } }),
  feeless: makeCarFacts({ hold: { fee: null } }),
  taken: makeCarFacts({ hold: null }),
};

/** What a visitor fills in, by form. */
const ANSWERS = {
  reserve: { contact_by: 'Phone call' },
  'buy-online': { contact_by: 'Email', collection: 'Deliver it to my postcode' },
} as const;

const LINK = {
  kind: 'link',
  url: 'https://pay.example.com/?lead={lead_id}&car={car_id}&amount={amount}',
} as const;

const makeRuntime = (facts: Partial<SiteFacts> = {}) =>
  makeTestRuntime({ facts: { stock: STOCK, ...facts } });

const makeBody = (car_id: string | null, form: keyof typeof ANSWERS = 'reserve', userData = {}) =>
  makeLeadBody({ form, car_id, userData: { ...ANSWERS[form], ...userData } });

const reserve = (runtime: TestRuntime, ...asked: Parameters<typeof makeBody>) =>
  sendLead(runtime, makeBody(...asked));

function reserveWithoutScripts(runtime: TestRuntime, car_id: string) {
  const { form, userData } = makeBody(car_id);
  return sendLead(runtime, new URLSearchParams({ ...(userData as Record<string, string>), form, car_id }));
}

const listIds = async ({ leads }: TestRuntime) => (await leads.listPending('example')).map(({ id }) => id);

describe('a request to hold a car', () => {
  test.each([
    ['reserve', 'Reservation'],
    ['buy-online', 'Online Purchase'],
  ] as const)('by the form %s is filed as %s, with the car and the fee as told', async (form, category) => {
    const runtime = await makeRuntime();
    const answer = await reserve(runtime, 'free', form);
    expect(Object.keys(answer.json ?? {})).toEqual(['lead_id']);
    expect(await findLead(runtime, answer)).toMatchObject({
      payload: { car_id: 'free', userData: { ...ANSWERS[form], category, reserve_fee: '500' } },
    });
  });

  test.each(['taken', 'unknown', '', null, 'toString'])(
    'for the car %j, which can not be held, is refused in words fit to show',
    async (car_id) => {
      const runtime = await makeRuntime();
      expect(await reserve(runtime, car_id)).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('this car has just been sold or reserved') },
      });
      expect(await listIds(runtime)).toEqual([]);
    },
  );

  test('from a form without scripts is refused on a page', async () => {
    const answer = await reserveWithoutScripts(await makeRuntime(), 'taken');
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('this car has just been sold or reserved');
  });

  test('that was stored before the car was reserved is the same lead when it is sent again', async () => {
    const stock: SiteFacts['stock'] = { ...STOCK };
    const runtime = await makeRuntime({ stock });
    const body = makeBody('free');
    const first = await sendLead(runtime, body);
    stock.free = makeCarFacts({ hold: null });
    expect(await sendLead(runtime, body)).toMatchObject({ status: 200, json: first.json });
  });
});

test('an enquiry about a car that can not be held is taken all the same', async () => {
  expect((await sendLead(await makeRuntime(), makeLeadBody({ car_id: 'taken' }))).status).toBe(200);
});

describe('a reservation with a fee', () => {
  async function openDealer() {
    const runtime = await makeRuntime({ payment: LINK });
    runtime.time = new Date();
    return runtime;
  }

  test('is the only one of its car: the next visitor is told, and gets nothing to pay', async () => {
    const runtime = await openDealer();
    const first = await reserve(runtime, 'free');
    expect(first.json).toMatchObject({ payment: true });
    const next = await reserve(runtime, 'free', 'buy-online');
    expect(next).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining("there's nothing for you to pay") },
    });
    expect(next.json).not.toHaveProperty('payment');
    expect(await listIds(runtime)).toEqual([first.json?.lead_id]);
  });

  test('leaves other cars, and those without a fee, to others', async () => {
    const runtime = await openDealer();
    await reserve(runtime, 'free');
    for (const car of ['other', 'feeless', 'feeless'])
      expect(await reserve(runtime, car)).toMatchObject({ status: 200 });
  });

  test('gives its car back when it is erased, to one visitor', async () => {
    const runtime = await openDealer();
    for (let n = 0; n < 2; n += 1) {
      const { json } = await reserve(runtime, 'free');
      expect(await reserve(runtime, 'free')).toMatchObject({ status: 409 });
      await runtime.leads.erase('example', String(json?.lead_id), runtime.time);
    }
    expect(await listIds(runtime)).toEqual([]);
  });

  test('gives its car back after the hold period', async () => {
    const runtime = await openDealer();
    // The claim of a reservation that is four days old.
    runtime.time = new Date(Date.now() - 4 * 86_400_000 - 1000);
    await reserve(runtime, 'free');
    runtime.time = new Date();
    expect(await reserve(runtime, 'free')).toMatchObject({ status: 200 });
    expect(await reserve(runtime, 'free')).toMatchObject({ status: 409 });
  });

  test('holds no car if it is spam', async () => {
    const runtime = await openDealer();
    await reserve(runtime, 'free', 'reserve', { [HONEYPOT]: 'x' });
    expect(await reserve(runtime, 'free')).toMatchObject({ status: 200 });
  });

  const pay = (runtime: TestRuntime, query: string, headers = {}) =>
    callFunction(payment, runtime, `/api/payment${query}`, { headers });

  test('is paid where the dealer’s link leads, once the lead is stored', async () => {
    const runtime = await openDealer();
    const { json } = await reserve(runtime, 'free');
    const { status, headers } = await pay(runtime, `?lead_id=${json?.lead_id}`);
    expect([status, headers.get('location')]).toEqual([
      303,
      `https://pay.example.com/?lead=${json?.lead_id}&car=free&amount=500`,
    ]);
  });

  test('is paid from a page without scripts, whose address says whose lead it is', async () => {
    const runtime = await openDealer();
    const { status, headers } = await reserveWithoutScripts(runtime, 'free');
    const [id] = await listIds(runtime);
    const location = `/success/?lead_id=${id}#sent-reserve`;
    expect([status, headers.get('location')]).toEqual([303, location]);
    const referer = `https://www.example.com.au${location}`;
    expect((await pay(runtime, '', { referer })).status).toBe(303);
  });

  test('that is not there has nothing to pay: a page says so', async () => {
    const { status, text } = await pay(await openDealer(), `?lead_id=${'0'.repeat(32)}`);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Nothing to pay here</h1>');
  });
});
