import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getUpcomingSpecialHours } from '#domain/hours/day-hours.ts';
import { openingHourSchema, openingHoursSchema, specialHourSchema } from '#domain/hours/hours.ts';
import { expectFields } from '#tests/support/expect-fields.ts';
import { makeSpecialHours } from '#tests/support/factories/make-location.ts';

test('an opening hour has every field of the specification, and unknown fields are rejected', () => {
  expectFields(openingHourSchema, {
    weekday: 0,
    status: 'Open',
    formated_hours: '8:30am - 5pm',
    open: '2000-01-01T08:30:00Z',
    close: '2000-01-01T17:00:00Z',
  });
});

test('a special hour has every field of the specification, and unknown fields are rejected', () => {
  expectFields(specialHourSchema, {
    status: 'Closed',
    date: '2026-12-25',
    start_hour: '2000-01-01T09:00:00Z',
    end_hour: '2000-01-01T12:00:00Z',
    department: 'all',
    location_name: 'Example Mareeba',
  });
});

test('special hours can be those of a department, and a day can be open or closed', () => {
  const known = (over: object) => v.is(specialHourSchema, { status: 'Closed', date: '2026-12-25', ...over });
  const departments = ['all', 'sales', 'service', 'parts', 'finance'];
  expect(departments.filter((department) => known({ department }))).toEqual(departments.slice(0, 4));
  const states = ['Open', 'Closed', 'closed'];
  expect(states.filter((status) => known({ status }))).toEqual(['Open', 'Closed']);
  const opening = (status: string) => v.is(openingHourSchema, { weekday: 1, status });
  expect(states.filter(opening)).toEqual(['Open', 'Closed']);
});

test('times, words and departments may be left out', () => {
  const day = { weekday: 6, status: 'Closed' };
  expect(v.parse(openingHourSchema, day)).toEqual({ ...day, formated_hours: null, open: null, close: null });
  const special = { status: 'Closed', date: '2026-12-25' };
  const unsaid = { start_hour: null, end_hour: null, location_name: null };
  expect(v.parse(specialHourSchema, special)).toEqual({ ...special, ...unsaid, department: 'all' });
});

test.each([-1, 7, 1.5, '1'])('%j is not a weekday', (weekday) => {
  expect(v.is(openingHourSchema, { weekday, status: 'Open' })).toBe(false);
});

test('a second entry for a weekday is refused where it is, and says which is the first', () => {
  const entries = [1, 2, 1].map((weekday) => ({ weekday, status: 'Open' as const }));
  const { issues } = v.safeParse(openingHoursSchema, entries);
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['2.weekday']);
  expect(issues?.[0].message).toBe(
    'Entry 0 has the same weekday. Remove one of the two; a day with a break has its hours in "formated_hours", without "open" and "close"',
  );
  expect(v.is(openingHoursSchema, entries.slice(0, 2))).toBe(true);
});

test('entries that are no opening hours are refused once, without a word about weekdays', () => {
  const { issues } = v.safeParse(openingHoursSchema, [{ weekday: 1 }, { weekday: 1 }]);
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['0.status', '1.status']);
});

test.each(['2000-01-01T08:30:00+10:00', '24:00', '8:30', '08:60', '08:30 ', '8.30am'])(
  'a time on the clock is not written %s',
  (open) => {
    const { issues } = v.safeParse(openingHourSchema, { weekday: 1, status: 'Open', open });
    expect(issues?.map(({ message }) => message)).toEqual([
      'must be the time on the clock there, such as "08:30"',
    ]);
  },
);

test.each([
  ['08:30', '2000-01-01T08:30:00Z'],
  ['00:00', '2000-01-01T00:00:00Z'],
  ['23:59', '2000-01-01T23:59:00Z'],
  ['2000-01-01T08:30:00.000Z', '2000-01-01T08:30:00.000Z'],
])('people write %s, which is %s', (open, read) => {
  expect(v.parse(openingHourSchema, { weekday: 1, status: 'Open', open }).open).toBe(read);
});

const HERE = { location_name: 'Example Mareeba' };
const SALES = { department: 'sales' as const };
const sales = { name: 'Example Mareeba', department: 'sales' } as const;
const dates = (entries: ReturnType<typeof getUpcomingSpecialHours>) => entries.map((entry) => entry.date);

test.each([
  { date: '2026-12-24', upcoming: [] },
  { date: '2026-12-25', upcoming: ['2026-12-25'] },
  { date: '2026-12-26', upcoming: ['2026-12-26'] },
])(
  'on 25 December an entry of $date leaves $upcoming: past days are dropped, today stays (T-02)',
  ({ date, upcoming }) => {
    expect(dates(getUpcomingSpecialHours([makeSpecialHours(date)], sales, '2026-12-25'))).toEqual(upcoming);
  },
);

test.each([
  [{}, 1],
  [SALES, 1],
  [{ department: 'service' }, 0],
  [HERE, 1],
  [{ location_name: 'Example Cairns' }, 0],
  [{ ...HERE, department: 'parts' }, 0],
] as const)('%j applies to the sales department of Mareeba: %i', (over, count) => {
  const special = makeSpecialHours('2026-12-25', over);
  expect(getUpcomingSpecialHours([special], sales, '2026-12-01')).toHaveLength(count);
});

test('they are sorted by date, one per day, the most specific one', () => {
  const all = makeSpecialHours('2026-12-25');
  const forSales = makeSpecialHours('2026-12-25', { department: 'sales', from: '09:00', to: '10:00' });
  const here = makeSpecialHours('2026-12-25', { ...HERE, from: '11:00', to: '12:00' });
  const earlier = makeSpecialHours('2026-12-24', { from: '08:00', to: '12:00' });
  for (const entries of [
    [all, forSales, here, earlier],
    [here, earlier, forSales, all],
  ]) {
    expect(getUpcomingSpecialHours(entries, sales, '2026-12-01')).toEqual([earlier, here]);
  }
});

test.each([
  { what: 'sales here', own: { ...HERE, ...SALES }, than: 'all departments here', over: HERE },
  { what: 'sales here', own: { ...HERE, ...SALES }, than: 'sales everywhere', over: SALES },
  { what: 'sales', own: SALES, than: 'all departments', over: {} },
])('an entry for $what takes precedence over one for $than', ({ own: ours, over }) => {
  const other = makeSpecialHours('2026-12-25', over);
  const own = makeSpecialHours('2026-12-25', { ...ours, from: '09:00', to: '10:00' });
  expect(getUpcomingSpecialHours([other, own], sales, '2026-12-01')).toEqual([own]);
  expect(getUpcomingSpecialHours([own, other], sales, '2026-12-01')).toEqual([own]);
});

test('of two entries that are alike the first counts', () => {
  const first = makeSpecialHours('2026-12-25', { from: '09:00', to: '10:00' });
  const second = makeSpecialHours('2026-12-25', { from: '11:00', to: '12:00' });
  expect(getUpcomingSpecialHours([first, second], sales, '2026-12-01')).toEqual([first]);
});
