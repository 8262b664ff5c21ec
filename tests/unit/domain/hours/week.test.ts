import { expect, test } from 'vitest';
import { getSpecialHours } from '#domain/hours/day-hours.ts';
import { getSchemaSpecialHours, getSchemaWeekHours } from '#domain/hours/schema-hours.ts';
import { buildShortWeekRows, buildWeekRows, weekdayName } from '#domain/hours/week.ts';
import { DEFAULT_WEEK, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';

const SUNDAY = { weekday: 0 };
const lines = (rows: ReturnType<typeof buildWeekRows>) => rows.map(({ label, text }) => `${label}: ${text}`);

test('the week runs from Monday to Sunday whatever the order of the data (T-03)', () => {
  expect(lines(buildWeekRows(DEFAULT_WEEK.toReversed(), SUNDAY, 'Closed'))).toEqual([
    'Monday: 8.30am to 5.30pm',
    'Tuesday: 8.30am to 5.30pm',
    'Wednesday: 8.30am to 5.30pm',
    'Thursday: 8.30am to 5.30pm',
    'Friday: 8.30am to 5.30pm',
    'Saturday: 9am to 12pm',
    'Sunday: Closed',
  ]);
});

test('a day that the data leaves out is closed (T-03)', () => {
  expect(lines(buildWeekRows([makeOpeningHour(1, '08:00', '17:00')], SUNDAY, 'Closed')).slice(0, 2)).toEqual([
    'Monday: 8am to 5pm',
    'Tuesday: Closed',
  ]);
});

test("closed days, and only they, have the dealer's label (T-05)", () => {
  const rows = buildWeekRows(DEFAULT_WEEK, SUNDAY, 'By appointment only');
  expect(rows.map((row) => row.text).filter((text) => !text.includes(' to '))).toEqual([
    'By appointment only',
  ]);
});

test('a day whose status is Closed is closed, whatever times the data still gives it', () => {
  const day = { ...makeOpeningHour(1, '08:30', '17:00'), status: 'Closed' as const };
  expect(buildWeekRows([day], SUNDAY, 'Closed')[0]?.text).toBe('Closed');
});

test.each([
  ['8.30 to late', undefined, '8.30 to late'],
  [null, undefined, 'Open'],
  ['0830-1700', '17:00', '8.30am to 5pm'],
])('an open day in the words %j, closing at %j, reads "%s": times take precedence', (words, close, text) => {
  const day = { ...makeOpeningHour(1, '08:30', close), formated_hours: words };
  expect(buildWeekRows([day], SUNDAY, 'Closed')[0]?.text).toBe(text);
});

test.each([
  { open: '07:00', close: '23:59', text: '7am to 11.59pm' },
  { open: '07:00', close: '00:00', text: '7am to midnight' },
  { open: '00:00', close: '06:00', text: 'midnight to 6am' },
  { open: '00:00', close: '00:00', text: 'Open 24 hours' },
  { open: '07:00', close: '07:00', text: 'Open 24 hours' },
  { open: '00:00', close: '23:59', text: 'Open 24 hours' },
  { open: '18:00', close: '02:00', text: '6pm to 2am' },
])('a day from $open to $close reads "$text"', ({ open, close, text }) => {
  expect(buildWeekRows([makeOpeningHour(1, open, close)], SUNDAY, 'Closed')[0]?.text).toBe(text);
});

test.each([
  [1, 'Monday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
])('weekday %i marks %s as today', (weekday, label) => {
  const marked = buildWeekRows(DEFAULT_WEEK, { weekday }, 'Closed').filter((row) => row.today);
  expect(marked.map((row) => row.label)).toEqual([label]);
});

test('five equal weekdays are one row; Saturday and Sunday have their own (T-04)', () => {
  expect(buildShortWeekRows(DEFAULT_WEEK, { weekday: 3 }, 'Closed')).toEqual([
    { label: 'Mon to Fri', text: '8.30am to 5.30pm', today: true },
    { label: 'Saturday', text: '9am to 12pm', today: false },
    { label: 'Sunday', text: 'Closed', today: false },
  ]);
});

const BUT_FRIDAY = DEFAULT_WEEK.filter(({ weekday }) => weekday !== 5);
test.each([
  ['Friday opens at another time', [...BUT_FRIDAY, makeOpeningHour(5, '09:00', '17:30')]],
  ['Friday closes at another time', [...BUT_FRIDAY, makeOpeningHour(5, '08:30', '16:00')]],
  ['Friday is closed', [...BUT_FRIDAY, makeOpeningHour(5)]],
  ['Friday is missing', BUT_FRIDAY],
  ['Friday is missing and the others are closed', [1, 2, 3, 4].map((day) => makeOpeningHour(day))],
  ['five weekdays are missing: they are not equal', [makeOpeningHour(6, '09:00', '12:00')]],
])('all seven days are listed when %s (T-04)', (_, hours) => {
  expect(buildShortWeekRows(hours, SUNDAY, 'Closed')).toHaveLength(7);
});

test('five days with the same text are equal even without times (T-04)', () => {
  const late = { formated_hours: '8 till late' };
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ ...makeOpeningHour(weekday, '08:00'), ...late }));
  expect(lines(buildShortWeekRows(hours, SUNDAY, 'Closed'))[0]).toBe('Mon to Fri: 8 till late');
});

test('a holiday in the week shows all seven days on that day', () => {
  const today = { weekday: 1, special: getSpecialHours(makeSpecialHours('2026-12-28')) };
  expect(buildShortWeekRows(DEFAULT_WEEK, today, 'Closed')).toHaveLength(7);
});

test("five closed weekdays are equal, with the dealer's label (T-04, T-05)", () => {
  const weekends = [6, 1, 2, 3, 4, 5].map((day) =>
    day === 6 ? makeOpeningHour(6, '09:00', '17:00') : makeOpeningHour(day),
  );
  expect(lines(buildShortWeekRows(weekends, SUNDAY, 'By appointment only'))).toEqual([
    'Mon to Fri: By appointment only',
    'Saturday: 9am to 5pm',
    'Sunday: By appointment only',
  ]);
});

test('a number that is no weekday has no name', () => expect(weekdayName(7)).toBe(''));

test('days with the same hours are grouped, Monday first; closed ones are left out', () => {
  expect(getSchemaWeekHours(DEFAULT_WEEK)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:30', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ]);
});

test.each([
  { what: 'in the morning', given: ['08:30', '12:00'], opens: '08:30', closes: '12:00' },
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

test('a closed holiday opens and closes at midnight; an open one without both times has no structured hours', () => {
  const special = makeSpecialHours('2026-12-25');
  expect(getSchemaSpecialHours(special)).toEqual({ opens: '00:00', closes: '00:00' });
  expect(getSchemaSpecialHours({ ...special, status: 'Open' })).toBeUndefined();
  expect(getSchemaSpecialHours(makeSpecialHours('2026-12-24', { from: '08:30' }))).toBeUndefined();
});
