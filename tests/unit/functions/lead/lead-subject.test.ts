import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { findLead, sendLead } from './send-lead.ts';

const OPENING_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '2000-01-01T09:00:00Z',
  close: '2000-01-01T17:00:00Z',
  formated_hours: null,
}));

/** The form's values as they are recorded. */
async function record(body: ReturnType<typeof makeLeadBody>, facts: object = {}) {
  const world = await makeAppContext({ facts });
  const answer = await sendLead(world, body);
  return { status: answer.status, payload: (await findLead(world, answer))?.payload };
}

test.each([
  ['enquiry', 'used', 'Vehicle Enquiry', 'Used Car'],
  ['test-drive', 'new', 'Test Drive', 'New Car'],
  ['finance', 'demo', 'Finance Enquiry', 'New Car'],
  ['request-photos', 'used', 'Photo Request', 'Used Car'],
  ['trade-in', 'used', 'Trade-In', '1. Valuation Requested'],
  ['sell-your-car', 'used', 'Sell Your Car', '1. Valuation Requested'],
  ['email-us', 'used', 'Vehicle Enquiry', 'Email Us'],
] as const)(
  '%s about a %s car is recorded as %s, %s, with its name',
  async (form, car_type, category, subcategory) => {
    const facts = { stock: { c1: makeCarFacts({ car_type }) } };
    const { payload } = await record(makeLeadBody({ form, car_id: 'c1' }), facts);
    expect(payload).toMatchObject({ car_name: '2021 Toyota Corolla', userData: { category, subcategory } });
  },
);

describe('a parts enquiry', () => {
  const forms = makeFormConfig({
    locations: [
      { id: 'smithfield-parts', name: 'Plain Parts', department: 'parts' },
      { id: 'townsville', name: 'Plain Townsville', department: 'sales' },
    ],
  });

  test('from a branch without a parts department names the branch, and the department that answers', async () => {
    const { payload } = await record(
      makeLeadBody({ form: 'parts', userData: { location_id: 'townsville' } }),
      { forms },
    );
    expect(payload?.userData).toMatchObject({ location: 'smithfield-parts', location_id: 'townsville' });
  });

  test('without scripts has the branch from the address of its page', async () => {
    const world = await makeAppContext({ facts: { forms } });
    const { userData } = makeLeadBody({ userData: { opt_in: 'true' } });
    await callFunction(lead, world, '/api/lead', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'https://www.example.com.au/parts/?location=townsville',
      },
      body: new URLSearchParams({ form: 'parts', ...(userData as Record<string, string>) }).toString(),
    });
    const [{ id } = { id: '' }] = await world.leads.listPending('example');
    const stored = await world.leads.find('example', id);
    expect(stored?.payload.userData).toMatchObject({ location_id: 'townsville' });
  });
});

describe('a requested time (T-69)', () => {
  const facts = {
    locations: [makeLocation({ contact_detail: { opening_hours: OPENING_HOURS } })],
    specialHours: [
      {
        date: '2026-12-25',
        name: 'Christmas Day',
        status: 'Closed' as const,
        department: 'all' as const,
        location_name: null,
        start_hour: null,
        end_hour: null,
      },
    ],
  };
  const book = (test_drive_date: string) =>
    record(makeLeadBody({ form: 'test-drive', userData: { test_drive_date } }), facts);

  test.each([
    ['2026-12-25T03:00', 'Thursday 24 December, 2pm; Thursday 24 December, 3pm; Thursday 24 December, 4pm'],
    ['2026-11-24T17:00', 'Tuesday 24 November, 2pm; Tuesday 24 November, 3pm; Tuesday 24 November, 4pm'],
    ['2026-11-22T10:00', 'Monday 23 November, 9am; Monday 23 November, 10am; Monday 23 November, 11am'],
  ])(
    '%s, outside opening hours, is accepted with a mark and the nearest open times',
    async (time, nearest) => {
      const { status, payload } = await book(time);
      expect(status).toBe(200);
      expect(payload?.userData).toMatchObject({
        test_drive_date: time,
        outside_opening_hours: true,
        nearest_open_times: nearest,
      });
    },
  );

  test.each(['2026-11-24T09:00', '2026-11-24T16:59'])('%s, within them, has no mark', async (time) => {
    expect((await book(time)).payload?.userData).not.toHaveProperty('outside_opening_hours');
  });

  test('that is over is refused', async () => expect((await book('2026-11-19T10:00')).status).toBe(422));

  test('of a service is checked against the workshop’s days', async () => {
    const { payload } = await record(
      makeLeadBody({ form: 'service', userData: { service_date: '2026-11-29' } }),
      {
        locations: [
          makeLocation({ location_type: 'service', contact_detail: { opening_hours: OPENING_HOURS } }),
        ],
      },
    );
    expect(payload?.userData).toMatchObject({ outside_opening_hours: true });
  });
});
