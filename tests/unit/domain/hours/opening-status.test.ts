import { expect, test } from 'vitest';
import { getOpeningStatusToday } from '#domain/hours/opening-status.ts';
import { DEFAULT_WEEK, makeOpeningHour, makeSpecialHours } from '#tests/support/factories/make-location.ts';

/** 2026-11-23 is a Monday. */
const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, weekday: new Date(date).getUTCDay(), minutes: hours * 60 + minutes };
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
