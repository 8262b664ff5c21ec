import { expect, test } from 'vitest';
import {
  type AppointmentLocation,
  findNearestOpenTimes,
  listAppointments,
  listOpenTimes,
} from '#domain/location/hours/appointments.ts';
import {
  DEFAULT_WEEK,
  makeLocation,
  makeOpeningHour,
  makeSpecialHours,
} from '#tests/support/factories/make-location.ts';

/** Saturday 21 November 2026, 10 am in Brisbane. */
const NOW = new Date('2026-11-21T00:00:00Z');
const week = (hours = [...DEFAULT_WEEK]) => makeLocation({ contact_detail: { opening_hours: hours } });
type Special = ReturnType<typeof makeSpecialHours>;
const starts = (place: AppointmentLocation, now = NOW, holidays: Special[] = []) =>
  listAppointments(place, holidays, now).map(({ start }) => start);

test('appointments last an hour, start at opening, end before closing and cover the next 14 days', () => {
  const all = starts(week());
  // Half past eight to half past five is nine hours.
  expect(all.filter((start) => start.startsWith('2026-11-23'))).toEqual(
    ['08', '09', '10', '11', '12', '13', '14', '15', '16'].map((time) => `2026-11-23T${time}:30`),
  );
  expect(all.at(-1)).toBe('2026-12-04T16:30');
  // Saturday from 11 and Saturday the 28th, and ten weekdays.
  expect(all).toHaveLength(1 + 3 + 10 * 9);
});

test('appointments have a text for display', () => {
  expect(listAppointments(week(), [], NOW)[0]).toEqual({
    start: '2026-11-21T11:00',
    text: 'Saturday 21 November, 11am',
  });
});

test.each([
  ['09:59 there', '2026-11-20T23:59:00Z', '2026-11-21T10:00'],
  ['10:00 there: it has begun', '2026-11-21T00:00:00Z', '2026-11-21T11:00'],
  ['after the last one', '2026-11-21T01:00:00Z', '2026-11-23T08:30'],
  ['Sunday', '2026-11-22T00:00:00Z', '2026-11-23T08:30'],
])('%s: the first', (_, now, first) => expect(starts(week(), new Date(now))[0]).toBe(first));

test.each([
  ['qld', '2026-11-23T08:30'],
  ['wa', '2026-11-21T11:00'],
] as const)("days and hours are in the location's local time: %s", (state, first) => {
  /** Midday on Saturday in Brisbane; in Perth it is 10 am. */
  const midday = new Date('2026-11-21T02:00:00Z');
  const place = makeLocation({ address: { state }, contact_detail: { opening_hours: [...DEFAULT_WEEK] } });
  expect(starts(place, midday)[0]).toBe(first);
});

test.each([
  ['without hours', []],
  ['open without times', [{ ...makeOpeningHour(1), status: 'Open' as const }]],
  ['open for less than an hour', [makeOpeningHour(1, '09:00', '09:59')]],
])('a location %s has no times', (_, hours) => expect(starts(week(hours))).toEqual([]));

test.each([
  ['at midnight', makeOpeningHour(1, '21:30', '00:00'), ['21:30', '22:30']],
  ['after midnight', makeOpeningHour(1, '21:00', '02:00'), ['21:00', '22:00', '23:00']],
])('a day that closes %s has them until midnight', (_, monday, times) => {
  const first = starts(week([monday])).filter((start) => start < '2026-11-25');
  expect(first).toEqual(times.map((time) => `2026-11-23T${time}`));
});

test('a special day has its own hours, or none', () => {
  const holidays = [
    makeSpecialHours('2026-11-23'),
    makeSpecialHours('2026-11-24', { from: '10:00', to: '12:00' }),
  ];
  const first = starts(week(), NOW, holidays).filter((start) => start > '2026-11-22' && start < '2026-11-25');
  expect(first).toEqual(['2026-11-24T10:00', '2026-11-24T11:00']);
});

test.each([
  [{ department: 'service' }, 9],
  [{ department: 'sales' }, 0],
  [{ location_name: 'Example Mareeba' }, 0],
] as const)('on a holiday of %o there are %i', (whose, count) => {
  const all = starts(week(), NOW, [makeSpecialHours('2026-11-23', whose)]);
  expect(all.filter((start) => start.startsWith('2026-11-23'))).toHaveLength(count);
});

test('a closed day has no open times', () => expect(listOpenTimes(week(), [], ['2026-11-22'])).toEqual([]));

/** A Monday, 9am in Queensland. */
const MONDAY = new Date('2026-11-22T23:00:00Z');
const nearest = (requested: string, at = week(), special = [makeSpecialHours('2026-12-25')], now = MONDAY) =>
  findNearestOpenTimes(requested, at, special, now)?.map(({ start }) => start);

test.each([
  ['the first minute of a day', '2026-11-25T08:30'],
  ['the last minute', '2026-11-25T17:29'],
  ['an open day without a time', '2026-11-25'],
])('%s is within the hours', (_, requested) => expect(nearest(requested)).toBeUndefined());

test.each([
  ['before opening', '2026-11-25T08:29', '2026-11-25', ['08:30', '09:30', '10:30']],
  ['at closing', '2026-11-25T17:30', '2026-11-25', ['14:30', '15:30', '16:30']],
  ['on a Sunday, of which noon counts', '2026-11-29', '2026-11-30', ['08:30', '09:30', '10:30']],
  ['on a holiday at night', '2026-12-25T23:00', '2026-12-26', ['09:00', '10:00', '11:00']],
])('%s the nearest three times are offered, earliest first', (_, requested, day, times) => {
  expect(nearest(requested)).toEqual(times.map((time) => `${day}T${time}`));
});

test('times that are over, or begin this minute, are not offered', () => {
  const now = new Date('2026-11-25T05:30:00Z');
  const times = ['2026-11-25T16:30', '2026-11-26T08:30', '2026-11-26T09:30'];
  expect(nearest('2026-11-25T18:00', week(), [], now)).toEqual(times);
});

test('a place that opens within a week of the time offers it, and one that never opens offers nothing', () => {
  const mondays = week([makeOpeningHour(1, '09:00', '10:00')]);
  expect(nearest('2026-12-01T10:00', mondays)).toEqual(['2026-11-30T09:00', '2026-12-07T09:00']);
  expect(nearest('2026-12-01T10:00', week([makeOpeningHour(1)]))).toEqual([]);
});

test('nothing is known about a day that is open at unknown times', () => {
  expect(nearest('2026-11-24T10:00', week([makeOpeningHour(2, '08:30')]))).toBeUndefined();
});

test('a holiday of the department is outside the hours, one of another is not', () => {
  const on = (department: 'sales' | 'service') =>
    nearest('2026-11-25T09:00', week(), [makeSpecialHours('2026-11-25', { department })]);
  expect(on('sales')).toEqual(['2026-11-24T14:30', '2026-11-24T15:30', '2026-11-24T16:30']);
  expect(on('service')).toBeUndefined();
});
