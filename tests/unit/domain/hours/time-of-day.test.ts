import { expect, test } from 'vitest';
import { formatTime, formatTime24h, toMinutesOfDay } from '#domain/hours/time-of-day.ts';

test.each([
  { minutes: 0, text: 'midnight' },
  { minutes: 1, text: '12.01am' },
  { minutes: 510, text: '8.30am' },
  { minutes: 719, text: '11.59am' },
  { minutes: 720, text: '12pm' },
  { minutes: 765, text: '12.45pm' },
  { minutes: 780, text: '1pm' },
  { minutes: 1439, text: '11.59pm' },
  { minutes: 1440, text: 'midnight' },
  { minutes: 1560, text: '2am' },
])('$minutes minutes after midnight is $text', ({ minutes, text }) => expect(formatTime(minutes)).toBe(text));

test.each([
  { minutes: 0, text: '00:00' },
  { minutes: 1439, text: '23:59' },
  { minutes: 1440, text: '00:00' },
  { minutes: 1560, text: '02:00' },
])('$minutes minutes after midnight is $text on a 24-hour clock', ({ minutes, text }) => {
  expect(formatTime24h(minutes)).toBe(text);
});

test('a wall-clock time is that of its text, not of a time zone', () => {
  expect(toMinutesOfDay('2000-01-01T08:30:00Z')).toBe(510);
});
