import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { sanitizeText } from '#leads/intake/sanitize-json.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { findLead, sendLead } from './send-lead.ts';

describe('a lead that is taken', () => {
  test('is stored as it was sent, and waits for delivery', async () => {
    const runtime = await makeTestRuntime();
    const answer = await sendLead(runtime, makeLeadBody({ car_id: 'c1', car_dealership_id: 'd1' }));
    expect(answer).toMatchObject({ status: 200, json: { lead_id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(Object.keys(answer.json ?? {})).toEqual(['lead_id']);
    expect(await findLead(runtime, answer)).toMatchObject({
      id: answer.json?.lead_id,
      payload: { car_id: 'c1', car_dealership_id: 'd1', userData: { name: 'Ada', isLastStep: true } },
    });
    expect(await runtime.leads.listPending('example')).toEqual([
      { id: answer.json?.lead_id, due_at: '2026-11-21T00:00:00.000Z', tries: 0 },
    ]);
  });

  test.each(['name', 'message'])(
    'keeps what a visitor wrote as %s as it can be seen, whatever it is',
    async (field) => {
      const runtime = Object.assign(await makeTestRuntime(), { rateLimiter: () => 0 });
      let kept = 0;
      for (const text of STRINGS) {
        const answer = await sendLead(runtime, makeLeadBody({ userData: { [field]: text } }));
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 422) continue;
        kept += 1;
        const seen = sanitizeText(text).normalize('NFC').trim();
        expect((await findLead(runtime, answer))?.payload.userData).toMatchObject({ [field]: seen });
      }
      expect(kept).toBeGreaterThan(300);
    },
  );

  // The importer joins keys with '~' and numbers twins; other cells are taken as they are.
  test.each(['7~C100', 'U1~2', '10 452/A', 'é,', '../../etc/passwd', ''])(
    'may be about a car that its feed calls %j',
    async (id) => {
      const runtime = await makeTestRuntime();
      const answer = await sendLead(runtime, makeLeadBody({ car_id: id, car_dealership_id: id }));
      expect(answer.status).toBe(200);
      expect(await findLead(runtime, answer)).toMatchObject({ payload: { car_id: id } });
    },
  );

  test.each([
    ['the place of its car', 'c1', 'Australia/Perth'],
    ['the first place, where the car has none', 'c2', 'Australia/Brisbane'],
    ['the first place, where there is no car', null, 'Australia/Brisbane'],
  ])('books a test drive in the zone of %s (T-69)', async (_, car_id, zone) => {
    const facts = {
      locations: [makeLocation({ id: 'cairns' }), makeLocation({ id: 'perth', address: { state: 'wa' } })],
      stock: { c1: makeCarFacts({ location_id: 'perth' }), c2: makeCarFacts() },
    };
    const runtime = await makeTestRuntime({ facts });
    const userData = { test_drive_date: '2026-11-23T08:30' };
    const booked = await findLead(
      runtime,
      await sendLead(runtime, makeLeadBody({ form: 'test-drive', car_id, userData })),
    );
    expect(booked?.payload.userData).toMatchObject({ ...userData, test_drive_time_zone: zone });
    const none = await findLead(
      runtime,
      await sendLead(runtime, makeLeadBody({ form: 'test-drive', car_id })),
    );
    expect(none?.payload.userData).not.toHaveProperty('test_drive_time_zone');
  });
});

test.each([
  ['rightly', {}],
  ['wrongly', { postcode: 'x', email: 'spam' }],
])(
  'a program that fills in what people do not see (T-68) gets a normal answer, filled in %s; nothing is delivered',
  async (_, userData) => {
    const runtime = await makeTestRuntime();
    const answer = await sendLead(
      runtime,
      makeLeadBody({ userData: { ...userData, empty: 'http://spam.example' } }),
    );
    expect(answer.status).toBe(200);
    expect(await findLead(runtime, answer)).toMatchObject({ handling: 'spam' });
    expect(await runtime.leads.listPending('example')).toEqual([]);
  },
);
