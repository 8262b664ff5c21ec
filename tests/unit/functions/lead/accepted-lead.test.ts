import { describe, expect, test } from 'vitest';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { findLead, sendLead } from './send-lead.ts';

describe('a lead that is taken', () => {
  test('is stored with its whole payload and waits for delivery', async () => {
    const world = await makeAppContext();
    const answer = await sendLead(world, makeLeadBody({ car_id: 'c1', car_dealership_id: 'd1' }));
    expect(answer).toMatchObject({ status: 200, json: { lead_id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(Object.keys(answer.json ?? {})).toEqual(['lead_id']);
    expect(await findLead(world, answer)).toEqual({
      id: answer.json?.lead_id,
      site: 'example',
      form: 'enquiry',
      received_at: '2026-11-21T00:00:00.000Z',
      sent_at: '2026-11-21T00:00:00Z',
      handling: 'deliver',
      payload: {
        url: 'https://www.example.com.au/cars/a/',
        source: 'Website',
        user_agent: 'Test',
        car_id: 'c1',
        car_dealership_id: 'd1',
        lead_attributes: { visited_pages: ['/', '/cars/a/'], linked_query_params: { utm_source: 'mail' } },
        userData: {
          name: 'Ada',
          last_name: 'Example',
          phone: '+61412345678',
          email: 'ada@example.com',
          postcode: '4870',
          message: 'Is it still there?',
          opt_in: true,
          opt_in_text: 'Send me news.',
          category: 'Vehicle Enquiry',
          subcategory: 'No Car Chosen',
          isLastStep: true,
        },
      },
    });
    expect(await world.leads.listPending('example')).toEqual([
      { id: answer.json?.lead_id, due_at: '2026-11-21T00:00:00.000Z', tries: 0 },
    ]);
  });

  // The importer joins keys with '~' and numbers twins; other cells are taken as they are.
  test.each(['7~C100', 'U1~2', '10 452/A', 'é,', '../../etc/passwd', ''])(
    'may be about a car that its feed calls %j',
    async (id) => {
      const world = await makeAppContext();
      const answer = await sendLead(world, makeLeadBody({ car_id: id, car_dealership_id: id }));
      expect(answer.status).toBe(200);
      expect(await findLead(world, answer)).toMatchObject({ payload: { car_id: id } });
    },
  );

  test.each([
    ['when it was sent is taken though it came later', '2026-11-14T00:00:00Z', 200],
    ['when it was sent is refused', '2026-11-17T00:00:00Z', 422],
    ['now is refused, whatever a clock that is ahead says', '2030-01-01T00:00:00Z', 422],
  ])('for a day that was over %s', async (_, sent_at, status) => {
    const world = await makeAppContext();
    const userData = { test_drive_date: '2026-11-15T10:00' };
    const answer = await sendLead(world, makeLeadBody({ form: 'test-drive', sent_at, userData }));
    expect(answer.status).toBe(status);
  });

  test('belongs to the dealership of its car, not to the one in the request', async () => {
    const stock = { c1: makeCarFacts({ dealership_id: 'ours' }) };
    const world = await makeAppContext({ facts: { stock } });
    const ours = await findLead(
      world,
      await sendLead(world, makeLeadBody({ car_id: 'c1', car_dealership_id: 'theirs' })),
    );
    const gone = await findLead(
      world,
      await sendLead(world, makeLeadBody({ car_id: 'c9', car_dealership_id: 'theirs' })),
    );
    const none = await findLead(world, await sendLead(world, makeLeadBody({ car_id: 'constructor' })));
    expect([ours, gone, none].map((entry) => entry?.payload.car_dealership_id)).toEqual([
      'ours',
      'theirs',
      null,
    ]);
  });

  test('about careers is a general enquiry with a subcategory (T-61)', async () => {
    const world = await makeAppContext();
    const careers = await findLead(world, await sendLead(world, makeLeadBody({ form: 'careers' })));
    const chosen = await findLead(
      world,
      await sendLead(world, makeLeadBody({ form: 'contact', userData: { category: 'Careers Enquiry' } })),
    );
    const filed = { category: 'General Enquiry', subcategory: 'Career Enquiry' };
    expect([careers?.payload.userData, chosen?.payload.userData]).toMatchObject([filed, filed]);
  });

  test.each([
    ['the place of its car', 'c1', 'Australia/Perth'],
    ['the first place, where the car has none', 'c2', 'Australia/Brisbane'],
    ['the first place, where there is no car', null, 'Australia/Brisbane'],
  ])('books a test drive in the zone of %s (T-69)', async (_, car_id, zone) => {
    const facts = {
      locations: [makeLocation({ id: 'cairns' }), makeLocation({ id: 'perth', address: { state: 'wa' } })],
      stock: { c1: makeCarFacts({ location_id: 'perth' }), c2: makeCarFacts() },
    };
    const world = await makeAppContext({ facts });
    const userData = { test_drive_date: '2026-11-23T08:30' };
    const booked = await findLead(
      world,
      await sendLead(world, makeLeadBody({ form: 'test-drive', car_id, userData })),
    );
    expect(booked?.payload.userData).toMatchObject({ ...userData, test_drive_time_zone: zone });
    const none = await findLead(world, await sendLead(world, makeLeadBody({ form: 'test-drive', car_id })));
    expect(none?.payload.userData).not.toHaveProperty('test_drive_time_zone');
  });

  test('books a test drive in the zone of the chosen dealership (T-69)', async () => {
    const facts = {
      locations: [
        makeLocation({ id: 'cairns', dealership_slug: 'north' }),
        makeLocation({ id: 'perth', dealership_slug: 'west', address: { state: 'wa' } }),
      ],
      forms: makeFormConfig({
        dealerships: [
          { slug: 'north', name: 'North' },
          { slug: 'west', name: 'West' },
        ],
      }),
    };
    const world = await makeAppContext({ facts });
    const userData = { test_drive_date: '2026-11-23T08:30', dealership_slug: 'west' };
    const booked = await findLead(
      world,
      await sendLead(world, makeLeadBody({ form: 'test-drive', userData })),
    );
    expect(booked?.payload.userData).toMatchObject({ test_drive_time_zone: 'Australia/Perth' });
  });

  test('has its context cut to size', async () => {
    const world = await makeAppContext();
    const visited_pages = Array.from({ length: 60 }, (_, n) => `/${n}/`);
    const linked_query_params = Object.fromEntries(visited_pages.map((page) => [page, 'x'.repeat(10)]));
    const answer = await sendLead(
      world,
      makeLeadBody({
        url: `/${'u'.repeat(3000)}`,
        user_agent: 'a'.repeat(900),
        lead_attributes: { visited_pages, linked_query_params },
      }),
    );
    const payload = (await findLead(world, answer))?.payload;
    expect(payload).toMatchObject({
      url: `/${'u'.repeat(1999)}`,
      user_agent: 'a'.repeat(500),
      lead_attributes: { visited_pages: visited_pages.slice(10) },
    });
    expect(Object.keys(Object(Object(payload?.lead_attributes).linked_query_params))).toHaveLength(40);
  });

  test('control characters and halves of characters are taken out; all that can be seen stays', async () => {
    const world = await makeAppContext();
    const message = 'a\u0000b\u001b[31mc\r\nd\te\ud800 “𝓍” ﷽ <script> \u202e';
    const answer = await sendLead(world, makeLeadBody({ userData: { message } }));
    expect((await findLead(world, answer))?.payload.userData).toMatchObject({
      message: 'ab[31mc\nd\te\ufffd “𝓍” ﷽ <script> \u202e',
    });
  });
});

describe('a program that fills in what people do not see (T-68)', () => {
  test.each([
    ['rightly', {}],
    ['wrongly', { postcode: 'x', email: 'spam' }],
  ])('gets a normal answer, filled in %s; nothing is delivered', async (_, userData) => {
    const world = await makeAppContext();
    const answer = await sendLead(
      world,
      makeLeadBody({ userData: { ...userData, empty: 'http://spam.example' } }),
    );
    expect(answer.status).toBe(200);
    expect(await findLead(world, answer)).toMatchObject({ handling: 'spam' });
    expect(await world.leads.listPending('example')).toEqual([]);
  });
});
