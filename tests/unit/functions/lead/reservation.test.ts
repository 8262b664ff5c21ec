import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import { HONEYPOT } from '#leads/forms/fields.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { ANSWERS, reserveCar, STOCK } from './reserve-car.ts';

describe('a request to hold a car', () => {
  test.each([
    ['reserve', 'Reservation'],
    ['buy-online', 'Online Purchase'],
  ] as const)('by the form %s is filed as %s, with the car and the fee as told', async (form, category) => {
    const runtime = await makeTestRuntime({ facts: { stock: STOCK } });
    const { json } = await reserveCar(runtime, 'free', form);
    expect(Object.keys(json ?? {})).toEqual(['lead_id']);
    expect(await runtime.leads.find('example', String(json?.lead_id))).toMatchObject({
      payload: { car_id: 'free', userData: { ...ANSWERS[form], category, reserve_fee: '500' } },
    });
  });

  test.each(['taken', 'unknown', '', null, 'toString'])(
    'for the car %j, which can not be held, is refused in words fit to show',
    async (car_id) => {
      const runtime = await makeTestRuntime({ facts: { stock: STOCK } });
      const answer = await reserveCar(runtime, car_id);
      expect(answer).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('this car has just been sold or reserved') },
      });
      expect(await runtime.leads.listPending('example')).toEqual([]);
    },
  );

  test('from a form without scripts is refused on a page', async () => {
    const runtime = await makeTestRuntime({ facts: { stock: STOCK } });
    const { form, userData } = makeLeadBody({ form: 'reserve', userData: ANSWERS.reserve });
    const fields = new URLSearchParams({ ...(userData as Record<string, string>), form, car_id: 'taken' });
    const answer = await callFunction(lead, runtime, '/api/lead', {
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('this car has just been sold or reserved');
  });

  test('that was stored before the car was reserved is the same lead when it is sent again', async () => {
    const facts: { stock: SiteFacts['stock'] } = { stock: { ...STOCK } };
    const runtime = await makeTestRuntime({ facts });
    const body = makeLeadBody({ form: 'reserve', car_id: 'free', userData: ANSWERS.reserve });
    const first = await callFunction(lead, runtime, '/api/lead', { body });
    facts.stock.free = makeCarFacts({ hold: null });
    expect(await callFunction(lead, runtime, '/api/lead', { body })).toMatchObject({
      status: 200,
      json: first.json,
    });
  });

  describe('with a fee', () => {
    const PAYMENT = { kind: 'link', url: 'https://pay.example.com/{lead_id}' } as const;
    async function openDealer() {
      const runtime = await makeTestRuntime({ facts: { stock: STOCK, payment: PAYMENT } });
      runtime.time = new Date();
      const listIds = async () => (await runtime.leads.listPending('example')).map(({ id }) => id);
      return { runtime, listIds };
    }

    test('is the only one of its car: the next visitor is told, and gets nothing to pay', async () => {
      const { runtime, listIds } = await openDealer();
      const first = await reserveCar(runtime, 'free');
      expect(first.json).toMatchObject({ payment: true });
      const next = await reserveCar(runtime, 'free', 'buy-online');
      expect(next).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining("there's nothing for you to pay") },
      });
      expect(next.json).not.toHaveProperty('payment');
      expect(await listIds()).toEqual([first.json?.lead_id]);
    });

    test('leaves other cars, and those without a fee, to others', async () => {
      const { runtime } = await openDealer();
      await reserveCar(runtime, 'free');
      for (const car of ['other', 'feeless', 'feeless'])
        expect(await reserveCar(runtime, car)).toMatchObject({ status: 200 });
    });

    test('gives its car back when it is erased, to one visitor', async () => {
      const { runtime, listIds } = await openDealer();
      for (let n = 0; n < 2; n += 1) {
        const { json } = await reserveCar(runtime, 'free');
        expect(await reserveCar(runtime, 'free')).toMatchObject({ status: 409 });
        await runtime.leads.erase('example', String(json?.lead_id), runtime.time);
      }
      expect(await listIds()).toEqual([]);
    });

    test('gives its car back after the hold period', async () => {
      const { runtime } = await openDealer();
      // The claim of a reservation that is four days old.
      runtime.time = new Date(Date.now() - 4 * 86_400_000 - 1000);
      await reserveCar(runtime, 'free');
      runtime.time = new Date();
      expect(await reserveCar(runtime, 'free')).toMatchObject({ status: 200 });
      expect(await reserveCar(runtime, 'free')).toMatchObject({ status: 409 });
    });

    test('holds no car if it is spam', async () => {
      const { runtime } = await openDealer();
      await reserveCar(runtime, 'free', 'reserve', { userData: { ...ANSWERS.reserve, [HONEYPOT]: 'x' } });
      expect(await reserveCar(runtime, 'free')).toMatchObject({ status: 200 });
    });
  });

  test('an enquiry about a car that can not be held is taken all the same', async () => {
    const runtime = await makeTestRuntime({ facts: { stock: STOCK } });
    const answer = await callFunction(lead, runtime, '/api/lead', {
      body: makeLeadBody({ car_id: 'taken' }),
    });
    expect(answer.status).toBe(200);
  });
});
