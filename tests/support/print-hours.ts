/** Run in a process of its own, whose TZ differs: prints all that is said about hours, and what time it is on this machine. */

import { longDate } from '#domain/hours/long-date.ts';
import { hoursAt, openMomentsAt } from '#domain/location/hours-at.ts';
import { makeLocation, special, usualWeek } from './make-location.ts';

/** Days on which the clocks change, a holiday, a new year, a plain evening. */
const MOMENTS = [
  '2026-10-03T15:59:00Z',
  '2026-10-03T16:30:00Z',
  '2027-04-03T16:30:00Z',
  '2026-12-24T13:30:00Z',
  '2026-12-31T14:00:00Z',
  '2026-11-22T22:00:00Z',
];
const holidays = [special('2026-12-25'), special('2027-01-01', { from: '10:00', to: '14:00' })];

const said = (['qld', 'nsw', 'sa', 'wa'] as const).flatMap((state) => {
  const place = makeLocation({ address: { state }, contact_detail: { opening_hours: [...usualWeek] } });
  return MOMENTS.map((moment) => {
    const now = new Date(moment);
    const { special: coming, ...hours } = hoursAt(place, holidays, now);
    return {
      state,
      moment,
      ...hours,
      coming: coming.map(({ date }) => longDate(date)),
      moments: openMomentsAt(place, holidays, now),
    };
  });
});

process.stdout.write(JSON.stringify({ machine: new Date(2026, 0, 1).toISOString(), said }));
