import type { SpecialHour } from '#domain/hours/hours.ts';
import { getHoursOnDate } from '#domain/hours/hours-on-date.ts';
import { addDays } from '#domain/hours/local-time.ts';
import { getUpcomingSpecialHours } from '#domain/hours/upcoming-special-hours.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import { type Appointment, type AppointmentLocation, getLocalNow, listOpenTimes } from './appointments.ts';

const NEAREST_COUNT = 3;
const SEARCHED_DAYS = 7;

/**
 * The open times nearest to a requested one, earliest first, if the location is closed then; undefined if it is open, or
 * open at unknown times that day (T-69). `requested` is local: '2026-12-25T03:00', or '2026-12-25' for any time of a day.
 */
export function findNearestOpenTimes(
  requested: string,
  location: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  now: Date,
): readonly Appointment[] | undefined {
  const [date = '', time] = requested.split('T');
  if (isOpen(date, time, location, specialHours) !== false) return undefined;
  const dates = Array.from({ length: 2 * SEARCHED_DAYS + 1 }, (_, n) => addDays(date, n - SEARCHED_DAYS));
  const wanted = toTimestamp(requested);
  return listOpenTimes(location, specialHours, dates)
    .filter(({ start }) => start > getLocalNow(location, now))
    .toSorted((a, b) => Math.abs(toTimestamp(a.start) - wanted) - Math.abs(toTimestamp(b.start) - wanted))
    .slice(0, NEAREST_COUNT)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/** Undefined if the location is open that day, but at unknown times. */
function isOpen(
  date: string,
  time: string | undefined,
  location: AppointmentLocation,
  specialHours: readonly SpecialHour[],
): boolean | undefined {
  const department = hoursDepartment(location);
  const special = getUpcomingSpecialHours(specialHours, { name: location.name, department }, date);
  const { open, opens, closes } = getHoursOnDate(location.contact_detail.opening_hours, special, date);
  if (!open || time === undefined) return open;
  if (opens === null || closes === null) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minuteOfDay = hours * 60 + minutes;
  return minuteOfDay >= opens && minuteOfDay < closes;
}

/** A local time as milliseconds for comparisons; a day without a time counts as its noon. */
function toTimestamp(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T${local.slice(11, 16) || '12:00'}Z`);
}
