import { expect, test } from 'vitest';
import { zonedTimeToUtc } from '#domain/hours/local-time.ts';
import { getOpenCloseTimes, isOpenAt } from '#domain/hours/open-close-times.ts';
import {
  getOpeningStatusChanges,
  getOpeningStatusNow,
  getOpeningStatusToday,
  type OpeningStatusChange,
} from '#domain/hours/opening-status.ts';
import { DEFAULT_WEEK, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';

/** 2026-11-23 is a Monday. */
const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minutes: hours * 60 + minutes };
};

test.each([
  { date: '2026-11-23', time: '00:00', open: true, text: 'Open today until 5.30pm' },
  { date: '2026-11-23', time: '08:30', open: true, text: 'Open today until 5.30pm' },
  { date: '2026-11-23', time: '17:29', open: true, text: 'Open today until 5.30pm' },
  { date: '2026-11-23', time: '17:30', open: false, text: 'Opens Tuesday at 8.30am' },
  { date: '2026-11-27', time: '18:00', open: false, text: 'Opens Saturday at 9am' },
  { date: '2026-11-28', time: '11:59', open: true, text: 'Open today until 12pm' },
  { date: '2026-11-28', time: '12:00', open: false, text: 'Opens Monday at 8.30am' },
  { date: '2026-11-29', time: '10:00', open: false, text: 'Opens Monday at 8.30am' },
])('on $date at $time: "$text"', ({ date, time, ...line }) => {
  expect(getOpeningStatusToday(DEFAULT_WEEK, [], at(date, time))).toEqual(line);
});

test.each([
  { what: 'a closed holiday', entries: [makeSpecialHours('2026-11-23')], text: 'Opens Tuesday at 8.30am' },
  {
    what: 'two of them',
    entries: [makeSpecialHours('2026-11-23'), makeSpecialHours('2026-11-24')],
    text: 'Opens Wednesday at 8.30am',
  },
  {
    what: 'shorter hours',
    entries: [makeSpecialHours('2026-11-23', { from: '10:00', to: '14:00' })],
    text: 'Open today until 2pm',
  },
])('$what on a Monday takes precedence over the week: "$text"', ({ entries, text }) => {
  expect(getOpeningStatusToday(DEFAULT_WEEK, entries, at('2026-11-23', '09:00'))?.text).toBe(text);
});

test.each([
  { open: '07:00', close: '00:00', time: '06:59', text: 'Open today until midnight' },
  { open: '07:00', close: '00:00', time: '23:59', text: 'Open today until midnight' },
  { open: '00:00', close: '00:00', time: '12:00', text: 'Open 24 hours' },
  { open: '00:00', close: '23:59', time: '23:59', text: 'Open 24 hours' },
  { open: '18:00', close: '02:00', time: '20:00', text: 'Open today until 2am' },
])('open from $open to $close, at $time it is not over: "$text"', ({ open, close, time, text }) => {
  const line = getOpeningStatusToday([makeOpeningHour(1, open, close)], [], at('2026-11-23', time));
  expect(line).toEqual({ text, open: true });
});

test.each([
  { time: '00:00', open: true, text: 'Open today until 2am' },
  { time: '01:59', open: true, text: 'Open today until 2am' },
  { time: '02:00', open: false, text: 'Opens Monday at 6pm' },
])('Monday\'s night to 2 am, on Tuesday at $time: "$text"', ({ time, ...line }) => {
  expect(getOpeningStatusToday([makeOpeningHour(1, '18:00', '02:00')], [], at('2026-11-24', time))).toEqual(
    line,
  );
});

test('a holiday ahead moves the next opening', () => {
  const entries = [makeSpecialHours('2026-11-24', { from: '10:00', to: '14:00' })];
  expect(getOpeningStatusToday(DEFAULT_WEEK, entries, at('2026-11-23', '20:00'))?.text).toBe(
    'Opens Tuesday at 10am',
  );
});

test('a day that starts at midnight opens on that day: "at midnight" may be either end of it', () => {
  const mondays = [makeOpeningHour(1, '00:00', '00:00')];
  expect(getOpeningStatusToday(mondays, [], at('2026-11-29', '12:00'))?.text).toBe('Opens Monday');
});

test('a location that opens on one day a week shows it all week', () => {
  const mondays = [makeOpeningHour(1, '09:00', '12:00')];
  expect(getOpeningStatusToday(mondays, [], at('2026-11-23', '12:00'))?.text).toBe('Opens Monday at 9am');
});

test.each([
  {
    what: 'all days closed',
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => makeOpeningHour(day)),
    text: 'Closed',
  },
  { what: 'open without a closing time', hours: [makeOpeningHour(1, '08:30')], text: 'Open today' },
  {
    what: 'open in words only',
    hours: [{ ...makeOpeningHour(1, '08:30'), formated_hours: '8.30 till late' }],
    text: 'Open today: 8.30 till late',
  },
])('$what: "$text"', ({ hours, text }) => {
  expect(getOpeningStatusToday(hours, [], at('2026-11-23', '10:00'))?.text).toBe(text);
});

test('unknown hours are not called closed', () => {
  expect(
    getOpeningStatusToday([], [makeSpecialHours('2026-11-23')], at('2026-11-23', '10:00')),
  ).toBeUndefined();
});

test('hours of last night that have no end do not run into today', () => {
  const hours = [makeOpeningHour(1, '18:00'), makeOpeningHour(2, '08:30', '17:30')];
  const line = getOpeningStatusToday(hours, [], at('2026-11-24', '00:30'));
  expect(line).toEqual({ text: 'Open today until 5.30pm', open: true });
});

test('the next opening without a time names the day alone', () => {
  const hours = [{ ...makeOpeningHour(2, '08:30'), open: null }];
  const line = getOpeningStatusToday(hours, [], at('2026-11-23', '10:00'));
  expect(line).toEqual({ text: 'Opens Tuesday', open: false });
});

test.each([
  { date: '2026-11-23', time: '00:00', open: false, text: 'Opens today at 8.30am' },
  { date: '2026-11-23', time: '08:29', open: false, text: 'Opens today at 8.30am' },
  { date: '2026-11-23', time: '08:30', open: true, text: 'Open now until 5.30pm' },
  { date: '2026-11-23', time: '17:29', open: true, text: 'Open now until 5.30pm' },
  { date: '2026-11-23', time: '17:30', open: false, text: 'Opens Tuesday at 8.30am' },
  { date: '2026-11-28', time: '12:00', open: false, text: 'Opens Monday at 8.30am' },
  { date: '2026-11-29', time: '12:00', open: false, text: 'Opens Monday at 8.30am' },
])('on $date at $time: "$text"', ({ date, time, ...line }) => {
  expect(getOpeningStatusNow(DEFAULT_WEEK, [], at(date, time))).toEqual(line);
});

const FROM_TEN_TO_TWELVE = makeSpecialHours('2026-11-23', { from: '10:00', to: '12:00' });

test.each([
  ['a holiday', makeSpecialHours('2026-11-23'), '10:00', 'Opens Tuesday at 8.30am'],
  ['a late opening', FROM_TEN_TO_TWELVE, '09:00', 'Opens today at 10am'],
  ['an early closing', FROM_TEN_TO_TWELVE, '12:00', 'Opens Tuesday at 8.30am'],
])('%s takes precedence over the week', (_, special, time, text) => {
  expect(getOpeningStatusNow(DEFAULT_WEEK, [special], at('2026-11-23', time))?.text).toBe(text);
});

test.each([
  { what: 'closed all week', hours: [makeOpeningHour(0)], text: 'Closed' },
  { what: 'open without a closing time', hours: [makeOpeningHour(1, '08:30')], text: 'Open today' },
  { what: 'without hours', hours: [], text: undefined },
])('a place that is $what says $text', ({ hours, text }) => {
  expect(getOpeningStatusNow(hours, [], at('2026-11-23', '09:00'))?.text).toBe(text);
});

test.each([
  ['07:00', '00:00', '06:59', false, 'Opens today at 7am'],
  ['07:00', '00:00', '07:00', true, 'Open now until midnight'],
  ['07:00', '00:00', '23:59', true, 'Open now until midnight'],
  ['07:00', '00:00', '00:00', false, 'Opens today at 7am'],
  ['00:00', '00:00', '00:00', true, 'Open 24 hours'],
  ['00:00', '00:00', '23:59', true, 'Open 24 hours'],
  ['18:00', '02:00', '01:59', true, 'Open now until 2am'],
  ['18:00', '02:00', '02:00', false, 'Opens today at 6pm'],
  ['18:00', '02:00', '18:00', true, 'Open now until 2am'],
])('every day from %s to %s, at %s it is open: %s, "%s"', (from, to, time, open, text) => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => makeOpeningHour(day, from, to));
  expect(getOpeningStatusNow(week, [], at('2026-11-23', time))).toEqual({ text, open });
});

/** Mondays from 6 pm to 2 am. */
const NIGHT = [makeOpeningHour(1, '18:00', '02:00')];
test.each([
  { what: 'goes on into a holiday', entries: [makeSpecialHours('2026-11-24')], text: 'Open now until 2am' },
  {
    what: 'is not where its day was one',
    entries: [makeSpecialHours('2026-11-23')],
    text: 'Opens Monday at 6pm',
  },
  {
    what: 'is as long as that of its special day',
    entries: [makeSpecialHours('2026-11-23', { from: '18:00', to: '03:00' })],
    text: 'Open now until 3am',
  },
])('a night belongs to the day it began on: it $what', ({ entries, text }) => {
  expect(getOpeningStatusNow(NIGHT, entries, at('2026-11-24', '01:00'))?.text).toBe(text);
});

const readable = (moments: readonly OpeningStatusChange[]) =>
  moments.map(({ from, text }) => `${new Date(from * 1000).toISOString().slice(0, 16)}Z ${text}`);

test('the changes of a week: now, then every opening, closing and midnight at which the text changes', () => {
  const now = new Date('2026-11-27T03:00:00Z');
  expect(readable(getOpeningStatusChanges(DEFAULT_WEEK, [], now, 'Australia/Brisbane')).slice(0, 6)).toEqual([
    '2026-11-27T03:00Z Open now until 5.30pm',
    '2026-11-27T07:30Z Opens Saturday at 9am',
    '2026-11-27T14:00Z Opens today at 9am',
    '2026-11-27T23:00Z Open now until 12pm',
    '2026-11-28T02:00Z Opens Monday at 8.30am',
    '2026-11-29T14:00Z Opens today at 8.30am',
  ]);
});

test('a night that began yesterday ends at one of the changes, and midnight within it is none', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  expect(readable(getOpeningStatusChanges(NIGHT, [], now, 'Australia/Brisbane'))).toEqual([
    '2026-11-23T15:00Z Open now until 2am',
    '2026-11-23T16:00Z Opens Monday at 6pm',
    '2026-11-29T14:00Z Opens today at 6pm',
    '2026-11-30T08:00Z Open now until 2am',
    '2026-11-30T16:00Z Opens Monday at 6pm',
  ]);
});

// Clocks go forward at 2 am on Sunday 4 October 2026 and back at 3 am on Sunday 4 April 2027; Brisbane and Perth stand still.
const SUNDAYS = [makeOpeningHour(0, '01:00', '09:00')];
test.each([
  { zone: 'Australia/Sydney', day: '2026-10-04', opens: '2026-10-03T15:00Z', closes: '2026-10-03T22:00Z' },
  { zone: 'Australia/Adelaide', day: '2026-10-04', opens: '2026-10-03T15:30Z', closes: '2026-10-03T22:30Z' },
  { zone: 'Australia/Brisbane', day: '2026-10-04', opens: '2026-10-03T15:00Z', closes: '2026-10-03T23:00Z' },
  { zone: 'Australia/Perth', day: '2026-10-04', opens: '2026-10-03T17:00Z', closes: '2026-10-04T01:00Z' },
  { zone: 'Australia/Hobart', day: '2027-04-04', opens: '2027-04-03T14:00Z', closes: '2027-04-03T23:00Z' },
  { zone: 'Australia/Sydney', day: '2027-04-04', opens: '2027-04-03T14:00Z', closes: '2027-04-03T23:00Z' },
  { zone: 'Australia/Adelaide', day: '2027-04-04', opens: '2027-04-03T14:30Z', closes: '2027-04-03T23:30Z' },
  { zone: 'Australia/Brisbane', day: '2027-04-04', opens: '2027-04-03T15:00Z', closes: '2027-04-03T23:00Z' },
])('in $zone on $day 1 am to 9 am is from $opens to $closes', ({ zone, day, opens, closes }) => {
  const now = zonedTimeToUtc(day, 0, zone);
  expect(readable(getOpeningStatusChanges(SUNDAYS, [], now, zone)).slice(0, 3)).toEqual([
    `${now.toISOString().slice(0, 16)}Z Opens today at 1am`,
    `${opens} Open now until 9am`,
    `${closes} Opens Sunday at 1am`,
  ]);
});

test('every change has the status for the local time', () => {
  const zone = 'Australia/Adelaide';
  const moments = getOpeningStatusChanges(
    DEFAULT_WEEK,
    [makeSpecialHours('2026-10-05')],
    new Date('2026-09-30T00:00:00Z'),
    zone,
  );
  expect(moments.length).toBeGreaterThan(12);
  expect(moments.map(({ from }) => from)).toEqual(moments.map(({ from }) => from).toSorted((a, b) => a - b));
  // The long weekend: Monday is the holiday, and by then the clocks have gone forward.
  expect(readable(moments)).toContain('2026-10-05T22:00Z Open now until 5.30pm');
  expect(readable(moments)).toContain('2026-10-03T02:30Z Opens Tuesday at 8.30am');
});

test('an opening time alone says no more than that it is open today', () => {
  const hours = [{ ...makeOpeningHour(1, '08:30'), open: null, close: '2000-01-01T17:00:00Z' }];
  expect(getOpeningStatusNow(hours, [], at('2026-11-23', '09:00'))).toEqual({
    text: 'Open today until 5pm',
    open: true,
  });
});

const turn = (from: number, open: boolean) => ({ from, open, text: '' });
const sales = [turn(0, false), turn(9, true), turn(17, false)];
const service = [turn(0, false), turn(7, true), turn(16, false)];

test('premises are open while any of their departments is', () => {
  const turns = getOpenCloseTimes([sales, service]);
  expect(turns).toEqual([7, 17]);
  expect([6, 7, 16, 17].map((moment) => isOpenAt(turns, moment))).toEqual([false, true, true, false]);
});

test('premises that are open when the page is built count as opening then', () => {
  expect(getOpenCloseTimes([[turn(5, true), turn(17, false)]])).toEqual([5, 17]);
});

test('premises with unknown hours are never open', () => {
  expect(getOpenCloseTimes([[]])).toEqual([]);
  expect(isOpenAt([], 9)).toBe(false);
});
