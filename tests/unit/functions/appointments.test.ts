import { describe, expect, test } from 'vitest';
import appointments from '#functions/appointments.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('times for a test drive', () => {
  const hours = { contact_detail: { opening_hours: [...DEFAULT_WEEK] } };
  const locations = [
    makeLocation({ name: 'Example Cairns', dealership_slug: 'north', ...hours }),
    makeLocation({ name: 'Example Perth Parts', dealership_slug: 'west', location_type: 'parts', ...hours }),
    makeLocation({ name: 'Example Perth', dealership_slug: 'west', address: { state: 'wa' }, ...hours }),
  ];
  const stock = { here: makeCarFacts({ location_id: 'example-cairns' }), somewhere: makeCarFacts() };
  const ask = async (query: string) =>
    callFunction(
      appointments,
      await makeTestRuntime({ facts: { locations, stock } }),
      `/api/appointments${query}`,
    );

  test('are in the time zone of the location', async () => {
    const { status, json } = await ask('?location=example-perth');
    expect(status).toBe(200);
    // Saturday, 8 am in Perth.
    expect(json).toMatchObject({ location: 'example-perth', time_zone: 'Australia/Perth' });
    expect(Object(json).appointments[0]).toEqual({
      start: '2026-11-21T09:00',
      text: 'Saturday 21 November, 9am',
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
    expect((await callFunction(appointments, await makeTestRuntime(), '/api/appointments')).status).toBe(404);
  });

  test('cannot be sent: 405', async () => {
    const answer = await callFunction(appointments, await makeTestRuntime(), '/api/appointments', {
      body: {},
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
