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

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];
/** Mondays from 6 pm to 2 am. */
const NIGHT = [makeOpeningHour(1, '18:00', '02:00')];
const SHORT = makeSpecialHours(MONDAY, { from: '10:00', to: '14:00' });

const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minutes: hours * 60 + minutes };
};
const line = (text: string) => ({ text, open: text.startsWith('Open ') });

test.each([
  [MONDAY, '00:00', 'Open today until 5.30pm', 'Opens today at 8.30am'],
  [MONDAY, '08:29', 'Open today until 5.30pm', 'Opens today at 8.30am'],
  [MONDAY, '08:30', 'Open today until 5.30pm', 'Open now until 5.30pm'],
  [MONDAY, '17:29', 'Open today until 5.30pm', 'Open now until 5.30pm'],
  [MONDAY, '17:30', 'Opens Tuesday at 8.30am', 'Opens Tuesday at 8.30am'],
  ['2026-11-27', '18:00', 'Opens Saturday at 9am', 'Opens Saturday at 9am'],
  ['2026-11-28', '11:59', 'Open today until 12pm', 'Open now until 12pm'],
  ['2026-11-28', '12:00', 'Opens Monday at 8.30am', 'Opens Monday at 8.30am'],
  ['2026-11-29', '10:00', 'Opens Monday at 8.30am', 'Opens Monday at 8.30am'],
])('on %s at %s: "%s", and "%s" where it may be old', (date, time, today, now) => {
  expect(getOpeningStatusToday(DEFAULT_WEEK, [], at(date, time))).toEqual(line(today));
  expect(getOpeningStatusNow(DEFAULT_WEEK, [], at(date, time))).toEqual(line(now));
});

test.each([
  ['a holiday', [makeSpecialHours(MONDAY)], '09:00', 'Opens Tuesday at 8.30am', 'Opens Tuesday at 8.30am'],
  [
    'two of them',
    [makeSpecialHours(MONDAY), makeSpecialHours(TUESDAY)],
    '09:00',
    'Opens Wednesday at 8.30am',
    'Opens Wednesday at 8.30am',
  ],
  ['a late opening', [SHORT], '09:00', 'Open today until 2pm', 'Opens today at 10am'],
  ['an early closing', [SHORT], '14:00', 'Opens Tuesday at 8.30am', 'Opens Tuesday at 8.30am'],
] as const)('%s takes precedence over the week', (_, entries, time, today, now) => {
  expect(getOpeningStatusToday(DEFAULT_WEEK, entries, at(MONDAY, time))?.text).toBe(today);
  expect(getOpeningStatusNow(DEFAULT_WEEK, entries, at(MONDAY, time))?.text).toBe(now);
});

test.each([
  ['07:00', '00:00', '06:59', 'Open today until midnight'],
  ['07:00', '00:00', '23:59', 'Open today until midnight'],
  ['00:00', '00:00', '12:00', 'Open 24 hours'],
  ['00:00', '23:59', '23:59', 'Open 24 hours'],
  ['18:00', '02:00', '20:00', 'Open today until 2am'],
])('open from %s to %s, at %s it is not over: "%s"', (open, close, time, text) => {
  expect(getOpeningStatusToday([makeOpeningHour(1, open, close)], [], at(MONDAY, time))).toEqual(line(text));
});

test.each([
  ['00:00', 'Open today until 2am'],
  ['01:59', 'Open today until 2am'],
  ['02:00', 'Opens Monday at 6pm'],
])('Monday\'s night to 2 am, on Tuesday at %s: "%s"', (time, text) => {
  expect(getOpeningStatusToday(NIGHT, [], at(TUESDAY, time))).toEqual(line(text));
});

test('a holiday ahead moves the next opening', () => {
  const entries = [makeSpecialHours(TUESDAY, { from: '10:00', to: '14:00' })];
  expect(getOpeningStatusToday(DEFAULT_WEEK, entries, at(MONDAY, '20:00'))).toEqual(
    line('Opens Tuesday at 10am'),
  );
});

const WITHOUT_CLOSE = makeOpeningHour(1, '08:30');
test.each([
  ['all days are closed', DAYS.map((day) => makeOpeningHour(day)), MONDAY, '10:00', 'Closed'],
  ['a day has no closing time', [WITHOUT_CLOSE], MONDAY, '10:00', 'Open today'],
  [
    'hours are in words only',
    [{ ...WITHOUT_CLOSE, formated_hours: '8.30 till late' }],
    MONDAY,
    '10:00',
    'Open today: 8.30 till late',
  ],
  [
    'the next opening has no time',
    [{ ...makeOpeningHour(2, '08:30'), open: null }],
    MONDAY,
    '10:00',
    'Opens Tuesday',
  ],
  [
    'one day a week is open: shown all week',
    [makeOpeningHour(1, '09:00', '12:00')],
    MONDAY,
    '12:00',
    'Opens Monday at 9am',
  ],
  [
    'a day starts at midnight: "at midnight" may be either end of it',
    [makeOpeningHour(1, '00:00', '00:00')],
    '2026-11-29',
    '12:00',
    'Opens Monday',
  ],
  [
    'hours of last night have no end: they do not run into today',
    [makeOpeningHour(1, '18:00'), makeOpeningHour(2, '08:30', '17:30')],
    TUESDAY,
    '00:30',
    'Open today until 5.30pm',
  ],
  ['hours are unknown, which is not closed', [], MONDAY, '10:00', undefined],
] as const)('where %s', (_, hours, date, time, text) => {
  const entries = text ? [] : [makeSpecialHours(MONDAY)];
  expect(getOpeningStatusToday(hours, entries, at(date, time))).toEqual(text && line(text));
});

test.each([
  ['closed all week', 'Closed', [makeOpeningHour(0)]],
  ['open without a closing time', 'Open today', [WITHOUT_CLOSE]],
  [
    'open without an opening time',
    'Open today until 5pm',
    [{ ...WITHOUT_CLOSE, open: null, close: '2000-01-01T17:00:00Z' }],
  ],
  ['without hours', undefined, []],
] as const)('a place that is %s says no more than %s', (_, text, hours) => {
  expect(getOpeningStatusNow(hours, [], at(MONDAY, '09:00'))).toEqual(text && line(text));
});

test.each([
  ['07:00', '00:00', '06:59', 'Opens today at 7am'],
  ['07:00', '00:00', '07:00', 'Open now until midnight'],
  ['07:00', '00:00', '23:59', 'Open now until midnight'],
  ['07:00', '00:00', '00:00', 'Opens today at 7am'],
  ['00:00', '00:00', '00:00', 'Open 24 hours'],
  ['00:00', '00:00', '23:59', 'Open 24 hours'],
  ['18:00', '02:00', '01:59', 'Open now until 2am'],
  ['18:00', '02:00', '02:00', 'Opens today at 6pm'],
  ['18:00', '02:00', '18:00', 'Open now until 2am'],
])('every day from %s to %s, at %s: "%s"', (from, to, time, text) => {
  const week = DAYS.map((day) => makeOpeningHour(day, from, to));
  expect(getOpeningStatusNow(week, [], at(MONDAY, time))).toEqual(line(text));
});

test.each([
  ['goes on into a holiday', makeSpecialHours(TUESDAY), 'Open now until 2am'],
  ['is not where its day was one', makeSpecialHours(MONDAY), 'Opens Monday at 6pm'],
  [
    'is as long as that of its special day',
    makeSpecialHours(MONDAY, { from: '18:00', to: '03:00' }),
    'Open now until 3am',
  ],
])('a night belongs to the day it began on: it %s', (_, special, text) => {
  expect(getOpeningStatusNow(NIGHT, [special], at(TUESDAY, '01:00'))?.text).toBe(text);
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
  ['Australia/Sydney', '2026-10-04', '2026-10-03T15:00Z', '2026-10-03T22:00Z'],
  ['Australia/Adelaide', '2026-10-04', '2026-10-03T15:30Z', '2026-10-03T22:30Z'],
  ['Australia/Brisbane', '2026-10-04', '2026-10-03T15:00Z', '2026-10-03T23:00Z'],
  ['Australia/Perth', '2026-10-04', '2026-10-03T17:00Z', '2026-10-04T01:00Z'],
  ['Australia/Hobart', '2027-04-04', '2027-04-03T14:00Z', '2027-04-03T23:00Z'],
  ['Australia/Adelaide', '2027-04-04', '2027-04-03T14:30Z', '2027-04-03T23:30Z'],
  ['Australia/Brisbane', '2027-04-04', '2027-04-03T15:00Z', '2027-04-03T23:00Z'],
])('in %s on %s 1 am to 9 am is from %s to %s', (zone, day, opens, closes) => {
  const now = zonedTimeToUtc(day, 0, zone);
  expect(readable(getOpeningStatusChanges(SUNDAYS, [], now, zone)).slice(0, 3)).toEqual([
    `${now.toISOString().slice(0, 16)}Z Opens today at 1am`,
    `${opens} Open now until 9am`,
    `${closes} Opens Sunday at 1am`,
  ]);
});

test('every change has the status for the local time', () => {
  const now = new Date('2026-09-30T00:00:00Z');
  const entries = [makeSpecialHours('2026-10-05')];
  const moments = getOpeningStatusChanges(DEFAULT_WEEK, entries, now, 'Australia/Adelaide');
  expect(moments.length).toBeGreaterThan(12);
  expect(moments.map(({ from }) => from)).toEqual(moments.map(({ from }) => from).toSorted((a, b) => a - b));
  // The long weekend: Monday is the holiday, and by then the clocks have gone forward.
  expect(readable(moments)).toContain('2026-10-05T22:00Z Open now until 5.30pm');
  expect(readable(moments)).toContain('2026-10-03T02:30Z Opens Tuesday at 8.30am');
});

const turn = (from: number, open: boolean) => ({ from, open, text: '' });

test('premises are open while any of their departments is', () => {
  const sales = [turn(0, false), turn(9, true), turn(17, false)];
  const service = [turn(0, false), turn(7, true), turn(16, false)];
  const turns = getOpenCloseTimes([sales, service]);
  expect(turns).toEqual([7, 17]);
  expect([6, 7, 16, 17].map((moment) => isOpenAt(turns, moment))).toEqual([false, true, true, false]);
});

test('premises that are open when the page is built count as opening then; with unknown hours never', () => {
  expect(getOpenCloseTimes([[turn(5, true), turn(17, false)]])).toEqual([5, 17]);
  expect(getOpenCloseTimes([[]])).toEqual([]);
  expect(isOpenAt([], 9)).toBe(false);
});
