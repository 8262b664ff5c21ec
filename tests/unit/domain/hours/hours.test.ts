import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openingHourSchema, openingHoursSchema, specialHourSchema } from '#domain/hours/hours.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

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

test.each([
  { department: 'all', known: true },
  { department: 'sales', known: true },
  { department: 'service', known: true },
  { department: 'parts', known: true },
  { department: 'finance', known: false },
])('special hours can be those of the department $department: $known', ({ department, known }) => {
  expect(v.is(specialHourSchema, { status: 'Closed', date: '2026-12-25', department })).toBe(known);
});

test.each([
  { status: 'Open', known: true },
  { status: 'Closed', known: true },
  { status: 'closed', known: false },
])('a day can be $status: $known', ({ status, known }) => {
  expect(v.is(specialHourSchema, { status, date: '2026-12-25' })).toBe(known);
  expect(v.is(openingHourSchema, { weekday: 1, status })).toBe(known);
});

test('times, words and departments may be left out', () => {
  expect(v.parse(openingHourSchema, { weekday: 6, status: 'Closed' })).toEqual({
    weekday: 6,
    status: 'Closed',
    formated_hours: null,
    open: null,
    close: null,
  });
  expect(v.parse(specialHourSchema, { status: 'Closed', date: '2026-12-25' })).toEqual({
    status: 'Closed',
    date: '2026-12-25',
    start_hour: null,
    end_hour: null,
    department: 'all',
    location_name: null,
  });
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
