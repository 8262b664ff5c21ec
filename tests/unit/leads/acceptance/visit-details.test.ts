import { describe, expect, test } from 'vitest';
import { getVisitDetails } from '#leads/acceptance/visit-details.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLocation, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

/** Monday to Friday, 9 to 5. */
const OPENING_HOURS = [1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, '09:00', '17:00'));
const OPEN = { contact_detail: { opening_hours: OPENING_HOURS } };

/** What the site adds to the values of a form, sent on a Saturday. */
const detailsOf = (
  form: FormName,
  filled: Readonly<Record<string, string>>,
  facts: Partial<SiteFacts>,
  car_id: string | null = null,
) => getVisitDetails({ form, car_id }, filled, makeSiteFacts(facts), new Date('2026-11-21T00:00:00Z'));

test('a parts enquiry from a branch without a parts department names the department that answers', () => {
  const forms = makeFormConfig({
    locations: [
      { id: 'smithfield-parts', name: 'Plain Parts', department: 'parts' },
      { id: 'townsville', name: 'Plain Townsville', department: 'sales' },
    ],
  });
  expect(detailsOf('parts', { location_id: 'townsville' }, { forms })).toEqual({
    location: 'smithfield-parts',
  });
});

test.each([
  ['the place of its car', 'c1', 'Australia/Perth'],
  ['the first place, where the car has none', 'c2', 'Australia/Brisbane'],
  ['the first place, where there is no car', null, 'Australia/Brisbane'],
])('a test drive is in the zone of %s (T-69); one without a time is in none', (_, car_id, zone) => {
  const facts = {
    locations: [makeLocation({ id: 'cairns' }), makeLocation({ id: 'perth', address: { state: 'wa' } })],
    stock: { c1: makeCarFacts({ location_id: 'perth' }), c2: makeCarFacts() },
  };
  const filled = { test_drive_date: '2026-11-23T08:30' };
  expect(detailsOf('test-drive', filled, facts, car_id)).toEqual({ test_drive_time_zone: zone });
  expect(detailsOf('test-drive', {}, facts, car_id)).toEqual({});
});

describe('a requested time (T-69)', () => {
  const facts = { locations: [makeLocation(OPEN)], specialHours: [makeSpecialHours('2026-12-25')] };
  const book = (test_drive_date: string) => detailsOf('test-drive', { test_drive_date }, facts);

  test.each([
    ['2026-12-25T03:00', 'Thursday 24 December, 2pm; Thursday 24 December, 3pm; Thursday 24 December, 4pm'],
    ['2026-11-22T10:00', 'Monday 23 November, 9am; Monday 23 November, 10am; Monday 23 November, 11am'],
  ])('%s, outside opening hours, has a mark and the nearest open times', (time, nearest) => {
    expect(book(time)).toMatchObject({ outside_opening_hours: true, nearest_open_times: nearest });
  });

  test.each(['2026-11-24T09:00', '2026-11-24T16:59'])('%s, within them, has no mark', (time) => {
    expect(book(time)).not.toHaveProperty('outside_opening_hours');
  });

  test('of a service is checked against the workshop’s days', () => {
    const workshop = { locations: [makeLocation({ location_type: 'service', ...OPEN })] };
    expect(detailsOf('service', { service_date: '2026-11-29' }, workshop)).toMatchObject({
      outside_opening_hours: true,
    });
  });
});
