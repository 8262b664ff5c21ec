import { describe, expect, test } from 'vitest';
import appointments from '#functions/appointments.ts';
import finance from '#functions/finance.ts';
import phoneReveal, { config } from '#functions/phone-reveal.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('times for a test drive', () => {
  const hours = { contact_detail: { opening_hours: [...DEFAULT_WEEK] } };
  const locations = [
    makeLocation({ name: 'Example Cairns', dealership_slug: 'north', ...hours }),
    makeLocation({
      name: 'Example Perth Parts',
      dealership_slug: 'west',
      location_type: 'parts',
      ...hours,
    }),
    makeLocation({ name: 'Example Perth', dealership_slug: 'west', address: { state: 'wa' }, ...hours }),
  ];
  const stock = {
    here: makeCarFacts({ location_id: 'example-cairns' }),
    somewhere: makeCarFacts(),
  };
  const ask = async (query: string) =>
    callFunction(
      appointments,
      await makeAppContext({ facts: { locations, stock } }),
      `/api/appointments${query}`,
    );

  test('are told with the zone of the location', async () => {
    const { status, json } = await ask('?location=example-perth');
    expect(status).toBe(200);
    // Saturday, 8 am in Perth.
    expect(json).toMatchObject({ location: 'example-perth', time_zone: 'Australia/Perth' });
    expect(Object(json).appointments[0]).toEqual({
      start: '2026-11-21T09:00',
      text: 'Saturday 21 November, 9:00 am',
    });
  });

  test.each([
    [
      'the yard where the car stands, whatever is chosen',
      'car_id=here&dealership_slug=west',
      'example-cairns',
    ],
    [
      'the chosen dealership, where that is not known',
      'car_id=somewhere&dealership_slug=west',
      'example-perth',
    ],
    ['the chosen dealership, where there is no car', 'dealership_slug=west', 'example-perth'],
    ['the first location, where nothing is known', '', 'example-cairns'],
    ['the first location, where the car has gone', 'car_id=gone', 'example-cairns'],
    ['the first location, where there is no such dealership', 'dealership_slug=east', 'example-cairns'],
  ])('are those of %s (T-69)', async (_, query, location) => {
    expect((await ask(`?${query}`)).json).toMatchObject({ location });
  });

  test.each(['?location=', '?location=nowhere', '?location=__proto__'])('%s: 404', async (query) => {
    expect((await ask(query)).status).toBe(404);
  });

  test('of a dealer without locations: 404', async () => {
    expect((await callFunction(appointments, await makeAppContext(), '/api/appointments')).status).toBe(404);
  });

  test('cannot be sent: 405', async () => {
    const answer = await callFunction(appointments, await makeAppContext(), '/api/appointments', {
      body: {},
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD has the headers and no body', async () => {
    const world = await makeAppContext({ facts: { locations } });
    const answer = await callFunction(appointments, world, '/api/appointments', { method: 'HEAD' });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
  });
});

describe('what lenders say of a car', () => {
  const { finance_lenders } = makeCar({
    finance_lenders: { manual: { interestRate: 7.9, comparisonRate: 8.4, paymentWeek: 111 } },
  });
  const stock = {
    c1: makeCarFacts({ finance_lenders }),
    c2: makeCarFacts(),
  };
  const ask = async (query: string) =>
    callFunction(finance, await makeAppContext({ facts: { stock } }), `/api/finance${query}`);

  test.each([
    ['c1', finance_lenders],
    ['c2', {}],
  ])('%s', async (car_id, figures) => {
    expect(await ask(`?car_id=${car_id}`)).toMatchObject({
      status: 200,
      json: {
        car_id,
        title: '2021 Toyota Corolla',
        path: '/cars/2021-toyota-corolla-s1/',
        finance_lenders: figures,
      },
    });
  });

  test.each(['', '?car_id=', '?car_id=c9', '?car_id=toString', '?car_id=__proto__'])(
    '%s: 404',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 404, json: { fields: { car_id: 'is not known' } } });
    },
  );
});

describe('a revealed phone number', () => {
  const reveal = { car_id: 'c1', dealership_id: null, website_id: 'example' };
  const send = (world: Awaited<ReturnType<typeof makeAppContext>>, body: object) =>
    callFunction(phoneReveal, world, '/api/phone-reveal', { body });

  test('is counted, with not a word about who', async () => {
    const world = await makeAppContext();
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
  ])('of %s: 422', async (_, over) => {
    const world = await makeAppContext();
    expect((await send(world, { ...reveal, ...over })).status).toBe(422);
    expect(await world.leads.listTrackedEvents('example')).toEqual([]);
  });

  test('too often: 429', async () => {
    const world = await makeAppContext();
    const statuses: number[] = [];
    for (let n = 0; n <= config.rateLimit.windowLimit; n++) statuses.push((await send(world, reveal)).status);
    expect(statuses).toEqual([...Array(config.rateLimit.windowLimit).fill(202), 429]);
  });
});
