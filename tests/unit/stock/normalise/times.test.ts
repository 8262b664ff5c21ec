import { describe, expect, test } from 'vitest';
import { parseIsoTime, parseUnixTime } from '#stock/normalise/numbers/date.ts';

describe('a date with a time', () => {
  test.each<[string, string | undefined]>([
    [' 2026-11-21 ', '2026-11-21T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-02-29', undefined],
    ['11/21/2026', undefined],
    ['', undefined],
    ['20261121', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21  09:30', '2026-11-21T09:30:00.000Z'],
    ['21/11/2026, 9:30', '2026-11-21T09:30:00.000Z'],
    ['21.11.2026 09:30', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:15', '2026-11-21T09:30:15.000Z'],
    ['2026-11-21T09:30:15.987Z', '2026-11-21T09:30:15.000Z'],
    ['2026-11-21T09:30:15-03:30', '2026-11-21T13:00:15.000Z'],
    ['2026-11-21T09:30:15+1000', '2026-11-20T23:30:15.000Z'],
    ['2026-11-21T09:30:15z', '2026-11-21T09:30:15.000Z'],
    ['21/11/2026 9:30 pm', '2026-11-21T21:30:00.000Z'],
    ['21/11/2026 9:30AM', '2026-11-21T09:30:00.000Z'],
    ['21/11/2026 12:00 am', '2026-11-21T00:00:00.000Z'],
    ['21/11/2026 12:00 PM', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21 23:59:59', '2026-11-21T23:59:59.000Z'],
    ['2026-11-21 24:00', undefined],
    ['2026-11-21 12:60', undefined],
    ['2026-11-21 12:59:60', undefined],
    ['21/11/2026 13:00 pm', undefined],
    ['2026-11-21 noon', undefined],
    ['2026-11-21T09:30:00+99:00', undefined],
    ['on 2026-11-21', undefined],
    ['21/11/2026x', undefined],
    ['21/11/2026 \t9:30', '2026-11-21T09:30:00.000Z'],
    ['1-2-2026T09:30', '2026-02-01T09:30:00.000Z'],
    ['2026-11-21 0:30 am', '2026-11-21T00:30:00.000Z'],
    ['2026-11-21 11:59:59 Pm', '2026-11-21T23:59:59.000Z'],
    ['2026-11-21 9:30 pm +10:00', '2026-11-21T11:30:00.000Z'],
    ['2026-11-21 at 9:30', undefined],
    ['2026-11-21 9:30x', undefined],
    ['2026-11-21 23:00', '2026-11-21T23:00:00.000Z'],
  ])('%j is %j', (text, expected) => expect(parseIsoTime(text)).toBe(expected));

  test("is meant in the dealer's zone, unless it names its own", () => {
    const reading = { timeZone: 'Australia/Brisbane' };
    expect(parseIsoTime('21/11/2026 9:30:05', reading)).toBe('2026-11-20T23:30:05.000Z');
    expect(parseIsoTime('21/11/2026', reading)).toBe('2026-11-20T14:00:00.000Z');
    expect(parseIsoTime('2026-11-21T09:30:05Z', reading)).toBe('2026-11-21T09:30:05.000Z');
  });

  test('has its month first where the feed has', () => {
    expect(parseIsoTime('11/21/2026', { format: 'MM/DD/YYYY' })).toBe('2026-11-21T00:00:00.000Z');
    expect(parseIsoTime('2026-11-21', { format: 'MM/DD/YYYY' })).toBe('2026-11-21T00:00:00.000Z');
    expect(parseIsoTime('21/11/2026', { format: 'MM/DD/YYYY' })).toBeUndefined();
  });
});

test.each<[string, number | undefined]>([
  [' 1795251600 ', 1_795_251_600],
  ['2026-11-21T09:30:15.900Z', 1_795_253_415],
  ['123456789', 123_456_789],
  ['1000000000000', 1_000_000_000_000],
  ['1000000000001', 1_000_000_000],
  ['12345678', undefined],
  ['12345678901234', undefined],
  ['1795251600s', undefined],
  ['t1795251600', undefined],
])('%j is %j in UNIX seconds, milliseconds being beyond 1e12 (T-08)', (text, expected) =>
  expect(parseUnixTime(text)).toBe(expected),
);
