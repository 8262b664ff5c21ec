import { expect, test } from 'vitest';
import { clockWeek, specialClock } from '#domain/hours/clock-hours.ts';
import { hour, special, usualWeek } from '#tests/support/make-location.ts';

test('days of the same hours stand together, Monday first; closed ones are left out', () => {
  expect(clockWeek(usualWeek)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:30', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ]);
});

test.each([
  { what: 'no hours', hours: [] },
  { what: 'a closed day', hours: [hour(1)] },
  { what: 'a day without a closing time', hours: [hour(1, '08:30')] },
])('$what are no hours', ({ hours }) => {
  expect(clockWeek(hours)).toEqual([]);
});

test('a closed holiday opens and closes at midnight; one that is open without times says nothing', () => {
  expect(specialClock(special('2026-12-25'))).toEqual({ opens: '00:00', closes: '00:00' });
  expect(specialClock(special('2026-12-24', { from: '08:30', to: '12:00' }))).toEqual({
    opens: '08:30',
    closes: '12:00',
  });
  expect(specialClock({ ...special('2026-12-24'), status: 'Open' })).toBeUndefined();
});
