import { expect, test } from 'vitest';
import { findNearestOpenTimes } from '#domain/location/hours/outside-hours.ts';
import {
  DEFAULT_WEEK,
  makeLocation,
  makeOpeningHour,
  makeSpecialHours,
} from '#tests/support/factories/make-location.ts';

const place = (opening_hours = [...DEFAULT_WEEK]) => makeLocation({ contact_detail: { opening_hours } });
/** A Monday, 9am in Queensland. */
const NOW = new Date('2026-11-22T23:00:00Z');
const starts = (requested: string, at = place(), special = [makeSpecialHours('2026-12-25')], now = NOW) =>
  findNearestOpenTimes(requested, at, special, now)?.map(({ start }) => start);

test.each([
  ['the first minute of a day', '2026-11-25T08:30'],
  ['the last minute', '2026-11-25T17:29'],
  ['an open day without a time', '2026-11-25'],
])('%s is within the hours', (_, requested) => expect(starts(requested)).toBeUndefined());

test.each([
  ['before opening', '2026-11-25T08:29', '2026-11-25', ['08:30', '09:30', '10:30']],
  ['at closing', '2026-11-25T17:30', '2026-11-25', ['14:30', '15:30', '16:30']],
  ['on a Sunday, of which noon counts', '2026-11-29', '2026-11-30', ['08:30', '09:30', '10:30']],
  ['on a holiday at night', '2026-12-25T23:00', '2026-12-26', ['09:00', '10:00', '11:00']],
])('%s the nearest three times are offered, earliest first', (_, requested, day, times) => {
  expect(starts(requested)).toEqual(times.map((time) => `${day}T${time}`));
});

test('times that are over, or begin this minute, are not offered', () => {
  const now = new Date('2026-11-25T05:30:00Z');
  expect(starts('2026-11-25T18:00', place(), [], now)).toEqual([
    '2026-11-25T16:30',
    '2026-11-26T08:30',
    '2026-11-26T09:30',
  ]);
});

test('a place that opens within a week of the time offers it, and one that never opens offers nothing', () => {
  expect(starts('2026-12-01T10:00', place([makeOpeningHour(1, '09:00', '10:00')]))).toEqual([
    '2026-11-30T09:00',
    '2026-12-07T09:00',
  ]);
  expect(starts('2026-12-01T10:00', place([makeOpeningHour(1)]))).toEqual([]);
});

test('nothing is known about a day that is open at unknown times', () => {
  expect(starts('2026-11-24T10:00', place([makeOpeningHour(2, '08:30')]))).toBeUndefined();
});

test('a holiday of the department is outside the hours, one of another is not', () => {
  const on = (department: 'sales' | 'service') =>
    starts('2026-11-25T09:00', place(), [makeSpecialHours('2026-11-25', { department })]);
  expect(on('sales')).toEqual(['2026-11-24T14:30', '2026-11-24T15:30', '2026-11-24T16:30']);
  expect(on('service')).toBeUndefined();
});
