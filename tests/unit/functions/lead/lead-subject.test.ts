import { describe, expect, test } from 'vitest';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { findLead, sendLead } from './send-lead.ts';

/** Monday to Friday, 9 to 5. */
const OPENING_HOURS = [1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, '09:00', '17:00'));

/** The form's values as they are recorded. */
async function record(body: ReturnType<typeof makeLeadBody>, facts: object = {}) {
  const runtime = await makeTestRuntime({ facts });
  const answer = await sendLead(runtime, body);
  return { status: answer.status, payload: (await findLead(runtime, answer))?.payload };
}

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
});

describe('a requested time (T-69)', () => {
  const facts = {
    locations: [makeLocation({ contact_detail: { opening_hours: OPENING_HOURS } })],
    specialHours: [makeSpecialHours('2026-12-25')],
  };
  const book = (test_drive_date: string) =>
    record(makeLeadBody({ form: 'test-drive', userData: { test_drive_date } }), facts);

  test.each([
    ['2026-12-25T03:00', 'Thursday 24 December, 2pm; Thursday 24 December, 3pm; Thursday 24 December, 4pm'],
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
