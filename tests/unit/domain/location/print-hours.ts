/**
 * Runs in a process of its own with another TZ: prints everything that is shown about hours, and the local time of this
 * machine.
 */

import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatTime, toMinutesOfDay } from '#domain/hours/time-of-day.ts';
import { getLocationHours, getLocationStatusChanges } from '#domain/location/hours/location-hours.ts';
import { DEFAULT_WEEK, makeLocation, makeSpecialHours } from '#tests/support/factories/make-location.ts';

/** Days on which the clocks change, a holiday, a new year, a plain evening. */
const MOMENTS = [
  '2026-10-03T15:59:00Z',
  '2026-10-03T16:30:00Z',
  '2027-04-03T16:30:00Z',
  '2026-12-24T13:30:00Z',
  '2026-12-31T14:00:00Z',
  '2026-11-22T22:00:00Z',
];
const holidays = [
  makeSpecialHours('2026-12-25'),
  makeSpecialHours('2027-01-01', { from: '10:00', to: '14:00' }),
];

const results = (['qld', 'nsw', 'sa', 'wa'] as const).flatMap((state) => {
  const place = makeLocation({ address: { state }, contact_detail: { opening_hours: [...DEFAULT_WEEK] } });
  return MOMENTS.map((moment) => {
    const now = new Date(moment);
    const { special: coming, ...hours } = getLocationHours(place, holidays, now);
    return {
      state,
      moment,
      ...hours,
      coming: coming.map(({ date }) => formatLongDate(date)),
      moments: getLocationStatusChanges(place, holidays, now),
    };
  });
});

process.stdout.write(
  JSON.stringify({
    machine: new Date(2026, 0, 1).toISOString(),
    time: formatTime(toMinutesOfDay('2000-01-01T08:30:00Z')),
    said: results,
  }),
);
