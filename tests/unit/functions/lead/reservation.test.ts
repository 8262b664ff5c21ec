import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import { HONEYPOT } from '#leads/forms/fields.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { ANSWERS, reserveCar, STOCK } from './reserve-car.ts';

describe('a request to hold a car', () => {
  test.each([
    ['reserve', 'Reservation'],
    ['buy-online', 'Online Purchase'],
  ] as const)('by the form %s is filed as %s, with the car and the fee as told', async (form, category) => {
    const world = await makeAppContext({ facts: { stock: STOCK } });
    const { json } = await reserveCar(world, 'free', form);
    expect(Object.keys(json ?? {})).toEqual(['lead_id']);
    expect(await world.leads.find('example', String(json?.lead_id))).toMatchObject({
      payload: { car_id: 'free', userData: { ...ANSWERS[form], category, reserve_fee: '500' } },
    });
  });

  test.each(['taken', 'unknown', '', null, 'toString'])(
    'for the car %j, which can not be held, is refused in words fit to show',
    async (car_id) => {
      const world = await makeAppContext({ facts: { stock: STOCK } });
      const answer = await reserveCar(world, car_id);
      expect(answer).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('this car has just been sold or reserved') },
      });
      expect(await world.leads.listPending('example')).toEqual([]);
    },
  );

  test('from a form without scripts is refused on a page', async () => {
    const world = await makeAppContext({ facts: { stock: STOCK } });
    const { form, userData } = makeLeadBody({ form: 'reserve', userData: ANSWERS.reserve });
    const fields = new URLSearchParams({ ...(userData as Record<string, string>), form, car_id: 'taken' });
    const answer = await callFunction(lead, world, '/api/lead', {
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('this car has just been sold or reserved');
  });

  test('that was stored before the car was reserved is the same lead when it is sent again', async () => {
    const facts: { stock: SiteFacts['stock'] } = { stock: { ...STOCK } };
    const world = await makeAppContext({ facts });
    const body = makeLeadBody({ form: 'reserve', car_id: 'free', userData: ANSWERS.reserve });
    const first = await callFunction(lead, world, '/api/lead', { body });
    facts.stock.free = makeCarFacts({ hold: null });
    expect(await callFunction(lead, world, '/api/lead', { body })).toMatchObject({
      status: 200,
      json: first.json,
    });
  });

  describe('with a fee', () => {
    const PAYMENT = { kind: 'link', url: 'https://pay.example.com/{lead_id}' } as const;
    async function openDealer() {
      const world = await makeAppContext({ facts: { stock: STOCK, payment: PAYMENT } });
      world.time = new Date();
      const listIds = async () => (await world.leads.listPending('example')).map(({ id }) => id);
      return { world, listIds };
    }

    test('is the only one of its car: the next visitor is told, and gets nothing to pay', async () => {
      const { world, listIds } = await openDealer();
      const first = await reserveCar(world, 'free');
      expect(first.json).toMatchObject({ payment: true });
      const next = await reserveCar(world, 'free', 'buy-online');
      expect(next).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining("there's nothing for you to pay") },
      });
      expect(next.json).not.toHaveProperty('payment');
      expect(await listIds()).toEqual([first.json?.lead_id]);
    });

    test('leaves other cars, and those without a fee, to others', async () => {
      const { world } = await openDealer();
      await reserveCar(world, 'free');
      for (const car of ['other', 'feeless', 'feeless'])
        expect(await reserveCar(world, car)).toMatchObject({ status: 200 });
    });

    test('gives its car back when it is erased, to one visitor', async () => {
      const { world, listIds } = await openDealer();
      for (let n = 0; n < 2; n += 1) {
        const { json } = await reserveCar(world, 'free');
        expect(await reserveCar(world, 'free')).toMatchObject({ status: 409 });
        await world.leads.erase('example', String(json?.lead_id), world.time);
      }
      expect(await listIds()).toEqual([]);
    });

    test('gives its car back after the hold period', async () => {
      const { world } = await openDealer();
      // The claim of a reservation that is four days old.
      world.time = new Date(Date.now() - 4 * 86_400_000 - 1000);
      await reserveCar(world, 'free');
      world.time = new Date();
      expect(await reserveCar(world, 'free')).toMatchObject({ status: 200 });
      expect(await reserveCar(world, 'free')).toMatchObject({ status: 409 });
    });

    test('holds no car if it is spam', async () => {
      const { world } = await openDealer();
      await reserveCar(world, 'free', 'reserve', { userData: { ...ANSWERS.reserve, [HONEYPOT]: 'x' } });
      expect(await reserveCar(world, 'free')).toMatchObject({ status: 200 });
    });
  });

  test('an enquiry about a car that can not be held is taken all the same', async () => {
    const world = await makeAppContext({ facts: { stock: STOCK } });
    const answer = await callFunction(lead, world, '/api/lead', { body: makeLeadBody({ car_id: 'taken' }) });
    expect(answer.status).toBe(200);
  });
});
