import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { getLocationHours, getLocationStatusChanges } from '#domain/location/hours/location-hours.ts';
import {
  DEFAULT_WEEK,
  makeLocation,
  makeOpeningHour,
  makeSpecialHours,
} from '#tests/support/factories/make-location.ts';

const opening_hours = [...DEFAULT_WEEK];

test.each([
  { state: 'qld', text: 'Open today until 5.30pm', today: 'Monday' },
  { state: 'wa', text: 'Opens Monday at 8.30am', today: 'Sunday' },
] as const)('at 15:00 UTC on a Sunday it is $today in $state (T-02)', ({ state, text, today }) => {
  const location = makeLocation({ address: { state }, contact_detail: { opening_hours } });
  const hours = getLocationHours(location, [], new Date('2026-11-22T15:00:00Z'));
  expect(hours.line?.text).toBe(text);
  expect(hours.week.find((row) => row.today)?.label).toBe(today);
});

test('the short week joins days with the same hours and marks today', () => {
  const location = makeLocation({ contact_detail: { opening_hours } });
  const hours = getLocationHours(location, [], new Date('2026-11-22T22:00:00Z'));
  expect(hours.line?.text).toBe('Open today until 5.30pm');
  expect(hours.shortWeek[0]).toEqual({ label: 'Mon to Fri', text: '8.30am to 5.30pm', today: true });
});

test('daylight saving shifts the day in Sydney and not in Brisbane', () => {
  const now = new Date('2026-01-18T13:30:00Z');
  const weekdays = (['nsw', 'qld'] as const).map((state) => {
    const location = makeLocation({ address: { state }, contact_detail: { opening_hours } });
    return getLocationHours(location, [], now).week.find((row) => row.today)?.label;
  });
  expect(weekdays).toEqual(['Monday', 'Sunday']);
});

test('today is the day at the location when holidays are dropped (T-02)', () => {
  const location = makeLocation({ contact_detail: { opening_hours } });
  const count = (now: string) =>
    getLocationHours(location, [makeSpecialHours('2026-12-25')], new Date(now)).special.length;
  expect([count('2026-12-25T13:59:00Z'), count('2026-12-25T14:00:00Z')]).toEqual([1, 0]);
});

test.each([
  { what: 'a holiday', entries: [makeSpecialHours('2026-12-24')], text: 'Opens Thursday at 6pm' },
  { what: 'no holiday', entries: [], text: 'Open today until 2am' },
])('1 am on the day after $what: "$text", and no day gone by is listed (T-02)', ({ entries, text }) => {
  const location = makeLocation({
    contact_detail: { opening_hours: [makeOpeningHour(4, '18:00', '02:00')] },
  });
  const now = new Date('2026-12-24T15:00:00Z');
  const { line, special: listed } = getLocationHours(location, entries, now);
  expect(line?.text).toBe(text);
  expect(listed).toEqual([]);
  expect(getLocationStatusChanges(location, entries, now)[0]?.text).toBe(text.replace('today', 'now'));
});

test('a used-vehicle location has the holidays of sales, a service department its own', () => {
  const entries = [
    makeSpecialHours('2026-12-24', { department: 'sales' }),
    makeSpecialHours('2026-12-25', { department: 'service' }),
  ];
  for (const [at, location_type] of (['used', 'service'] as const).entries()) {
    const { special } = getLocationHours(makeLocation({ location_type }), entries, new Date('2026-12-01'));
    expect(special).toEqual([entries[at]]);
  }
});

test('a location without hours has no line and no tables', () => {
  expect(getLocationHours(makeLocation(), [], new Date('2026-11-22'))).toEqual({
    line: undefined,
    week: [],
    shortWeek: [],
    special: [],
  });
});

test('on a holiday the week shows its hours, and other days as usual', () => {
  const location = makeLocation({ contact_detail: { opening_hours } });
  const holidays = [
    makeSpecialHours('2026-12-24', { from: '08:00', to: '12:00' }),
    makeSpecialHours('2026-12-25', { from: '10:00', to: '14:00' }),
  ];
  const { week } = getLocationHours(location, holidays, new Date('2026-12-25T00:00:00Z'));
  expect(week.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `${day}: 8.30am to 5.30pm`),
    'Friday: 10am to 2pm',
    'Saturday: 9am to 12pm',
    'Sunday: Closed',
  ]);
});

test('other special hours change the opening status at the same moment', () => {
  const location = makeLocation({ contact_detail: { opening_hours } });
  const now = new Date('2026-12-25T00:00:00Z');
  const first = (entries: Parameters<typeof getLocationStatusChanges>[1]) =>
    getLocationStatusChanges(location, entries, now)[0]?.text;
  expect(first([])).toBe('Open now until 5.30pm');
  expect(first([makeSpecialHours('2026-12-25')])).toBe('Opens Saturday at 9am');
  expect(first([])).toBe('Open now until 5.30pm');
});

const ZONES = ['UTC', 'America/Los_Angeles', 'Australia/Adelaide'];

test('machines in Los Angeles, Adelaide and UTC show the same hours (T-01)', async () => {
  const prints = ZONES.map(async (TZ) => {
    const env = { ...process.env, TZ };
    const script = 'tests/unit/domain/location/print-hours.ts';
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    return JSON.parse(stdout) as { machine: string; time: string; said: { line: { text: string } }[] };
  });
  const printed = await Promise.all(prints);
  // The zones took hold.
  const machines = ['2026-01-01T00:00:00.000Z', '2026-01-01T08:00:00.000Z', '2025-12-31T13:30:00.000Z'];
  expect(printed.map(({ machine }) => machine)).toEqual(machines);
  expect(printed.map(({ time }) => time)).toEqual(['8.30am', '8.30am', '8.30am']);
  const [utc, ...others] = printed.map(({ said }) => said);
  expect(utc).toHaveLength(24);
  expect(utc?.[0]?.line.text).toBe('Opens Monday at 8.30am');
  for (const other of others) expect(other).toEqual(utc);
});
