import { expect, test } from 'vitest';
import { getSchemaSpecialHours, getSchemaWeekHours } from '#domain/hours/schema-hours.ts';
import { DEFAULT_WEEK, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';

test('days with the same hours are grouped, Monday first; closed ones are left out', () => {
  expect(getSchemaWeekHours(DEFAULT_WEEK)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:30', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ]);
});

test.each([
  { what: 'to midnight', given: ['07:00', '00:00'], opens: '07:00', closes: '00:00' },
  { what: 'past midnight', given: ['18:00', '02:00'], opens: '18:00', closes: '02:00' },
  { what: 'all day', given: ['00:00', '00:00'], opens: '00:00', closes: '23:59' },
  { what: 'to a minute before midnight', given: ['00:00', '23:59'], opens: '00:00', closes: '23:59' },
  { what: 'from seven to seven', given: ['07:00', '07:00'], opens: '07:00', closes: '06:59' },
] as const)(
  'open $what is $opens to $closes: equal times would be a closed day',
  ({ given: [from, to], opens, closes }) => {
    expect(getSchemaWeekHours([makeOpeningHour(1, from, to)])).toEqual([{ days: ['Monday'], opens, closes }]);
    expect(getSchemaSpecialHours(makeSpecialHours('2026-12-24', { from, to }))).toEqual({ opens, closes });
  },
);

test.each([
  { what: 'no hours', hours: [] },
  { what: 'a closed day', hours: [makeOpeningHour(1)] },
  { what: 'a day without a closing time', hours: [makeOpeningHour(1, '08:30')] },
])('$what has no structured hours', ({ hours }) => expect(getSchemaWeekHours(hours)).toEqual([]));

test('a closed holiday opens and closes at midnight; an open one without times has no structured hours', () => {
  expect(getSchemaSpecialHours(makeSpecialHours('2026-12-25'))).toEqual({ opens: '00:00', closes: '00:00' });
  expect(getSchemaSpecialHours(makeSpecialHours('2026-12-24', { from: '08:30', to: '12:00' }))).toEqual({
    opens: '08:30',
    closes: '12:00',
  });
  expect(getSchemaSpecialHours({ ...makeSpecialHours('2026-12-24'), status: 'Open' })).toBeUndefined();
});

test('an open holiday with one time only has no structured hours', () => {
  expect(getSchemaSpecialHours(makeSpecialHours('2026-12-24', { from: '08:30' }))).toBeUndefined();
});
