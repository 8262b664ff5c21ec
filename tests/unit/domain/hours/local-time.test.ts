import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  getLocalYear,
  startOfDay,
  toLocalTime,
  weekdayOf,
} from '#domain/hours/local-time.ts';
import { formatFullDate, formatLongDate, formatMoment } from '#domain/hours/long-date.ts';
import { formatTime, formatTime24h, toMinutesOfDay } from '#domain/hours/time-of-day.ts';

test.each([
  { zone: 'Australia/Brisbane', now: '2026-11-22T22:00:00Z', date: '2026-11-23', weekday: 1, minutes: 480 },
  { zone: 'Australia/Perth', now: '2026-11-22T22:00:00Z', date: '2026-11-23', weekday: 1, minutes: 360 },
  { zone: 'UTC', now: '2026-11-22T22:00:00Z', date: '2026-11-22', weekday: 0, minutes: 1320 },
  { zone: 'Australia/Sydney', now: '2026-01-15T00:00:00Z', date: '2026-01-15', weekday: 4, minutes: 660 },
  { zone: 'Australia/Sydney', now: '2026-07-15T00:00:00Z', date: '2026-07-15', weekday: 3, minutes: 600 },
  { zone: 'Australia/Darwin', now: '2026-12-31T14:30:00Z', date: '2027-01-01', weekday: 5, minutes: 0 },
])('$now in $zone is $date, weekday $weekday, minute $minutes', ({ zone, now, ...local }) => {
  expect(toLocalTime(new Date(now), zone)).toEqual(local);
});

test.each([
  { date: '2026-11-23', days: 1, after: '2026-11-24' },
  { date: '2026-12-31', days: 1, after: '2027-01-01' },
  { date: '2028-02-28', days: 1, after: '2028-02-29' },
  { date: '2026-10-03', days: 2, after: '2026-10-05' },
])('$days days after $date is $after', ({ date, days, after }) => expect(addDays(date, days)).toBe(after));

test.each([
  { date: '2026-11-21', after: '2026-12-21' },
  { date: '2026-12-31', after: '2027-01-31' },
  { date: '2027-01-31', after: '2027-02-28' },
  { date: '2028-01-31', after: '2028-02-29' },
  { date: '2027-01-28', after: '2027-02-28' },
  { date: '2027-03-31', after: '2027-04-30' },
])('a month after $date is $after (T-58)', ({ date, after }) => expect(addMonths(date, 1)).toBe(after));

test('adding a month always gives the next month, on the same day or its last', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 24 }), (moment, months) => {
      const date = moment.toISOString().slice(0, 10);
      const after = addMonths(date, months);
      const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
      expect(count(after)).toBe(count(date) + months);
      const sameDay = after.slice(8) === date.slice(8);
      expect(sameDay || addDays(after, 1).endsWith('-01')).toBe(true);
    }),
  );
});

test.each([
  { zone: 'Australia/Brisbane', date: '2026-06-17', start: '2026-06-16T14:00:00.000Z' },
  { zone: 'Australia/Adelaide', date: '2026-06-17', start: '2026-06-16T14:30:00.000Z' },
  { zone: 'UTC', date: '2026-06-17', start: '2026-06-17T00:00:00.000Z' },
  // The clocks change at two or three in the morning of 4 October and 5 April.
  { zone: 'Australia/Sydney', date: '2026-10-04', start: '2026-10-03T14:00:00.000Z' },
  { zone: 'Australia/Sydney', date: '2026-10-05', start: '2026-10-04T13:00:00.000Z' },
  { zone: 'Australia/Sydney', date: '2026-04-05', start: '2026-04-04T13:00:00.000Z' },
  { zone: 'Australia/Sydney', date: '2026-04-06', start: '2026-04-05T14:00:00.000Z' },
])('$date begins at $start in $zone', ({ zone, date, start }) => {
  expect(startOfDay(date, zone).toISOString()).toBe(start);
});

test('weekdays count from Sunday', () => {
  expect([22, 23, 28].map((day) => weekdayOf(`2026-11-${day}`))).toEqual([0, 1, 6]);
});

test.each([
  { zone: 'Australia/Brisbane', year: 2027 },
  { zone: 'UTC', year: 2026 },
])('at 14:30 UTC on the last day of 2026 it is $year in $zone', ({ zone, year }) => {
  expect(getLocalYear(new Date('2026-12-31T14:30:00Z'), zone)).toBe(year);
});

test.each([
  [0, 'midnight', '00:00'],
  [1, '12.01am', '00:01'],
  [510, '8.30am', '08:30'],
  [719, '11.59am', '11:59'],
  [720, '12pm', '12:00'],
  [765, '12.45pm', '12:45'],
  [780, '1pm', '13:00'],
  [1439, '11.59pm', '23:59'],
  [1440, 'midnight', '00:00'],
  [1560, '2am', '02:00'],
])('%i minutes after midnight is %s, and %s on a 24-hour clock', (minutes, text, on24h) => {
  expect(formatTime(minutes)).toBe(text);
  expect(formatTime24h(minutes)).toBe(on24h);
});

test('a wall-clock time is that of its text, not of a time zone', () => {
  expect(toMinutesOfDay('2000-01-01T08:30:00Z')).toBe(510);
});

test('a long date has its weekday', () => expect(formatLongDate('2026-12-25')).toBe('Friday 25 December'));

test('the full date includes the year', () => {
  expect(formatFullDate('2019-01-01')).toBe('1 January 2019');
  expect(formatFullDate('2028-02-29')).toBe('29 February 2028');
});

test.each([
  { zone: 'Australia/Brisbane', text: '9.30am on Saturday 21 November' },
  { zone: 'Australia/Perth', text: '7.30am on Saturday 21 November' },
  { zone: 'UTC', text: '11.30pm on Friday 20 November' },
])('a moment in $zone is $text', ({ zone, text }) => {
  expect(formatMoment(new Date('2026-11-20T23:30:00Z'), zone)).toBe(text);
});
