import { getHoursOnDate, getUpcomingSpecialHours } from '#domain/hours/day-hours.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { addDays, toLocalTime } from '#domain/hours/local-time.ts';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatTime, formatTime24h, MINUTES_PER_DAY } from '#domain/hours/time-of-day.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';

/** The length of a test drive appointment. */
const SLOT_MINUTES = 60;
const BOOKING_WINDOW_DAYS = 14;

/** A time slot for a test drive. */
export interface Appointment {
  /** The local start time at the location, in the format of a datetime-local field: '2026-11-23T08:30'. */
  readonly start: string;
  /** For display: 'Monday 23 November, 8.30am'. */
  readonly text: string;
}

/** The fields of a location that appointments depend on; a whole Location also fits. */
export interface AppointmentLocation extends Pick<Location, 'name' | 'location_type'> {
  readonly address: Pick<Location['address'], 'state'>;
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
}

/**
 * The hourly appointments of the next 14 days at a location, counted from each day's opening until midnight at the
 * latest; those of today that have started are left out. `now` is converted to the location's local time; days with
 * unknown times have none.
 */
export function listAppointments(
  location: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  now: Date,
): Appointment[] {
  const localNow = getLocalNow(location, now);
  const today = localNow.slice(0, 10);
  const dates = Array.from({ length: BOOKING_WINDOW_DAYS }, (_, ahead) => addDays(today, ahead));
  return listOpenTimes(location, specialHours, dates).filter(({ start }) => start > localNow);
}

/** The date and time by a location's clock: '2026-11-23T08:30'. */
function getLocalNow({ address }: Pick<AppointmentLocation, 'address'>, now: Date): string {
  const { date, minutes } = toLocalTime(now, timeZoneOf(address));
  return `${date}T${formatTime24h(minutes)}`;
}

/** The hours of some dates (ISO, in order) in which a location is open, past ones too. */
export function listOpenTimes(
  location: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  dates: readonly string[],
): Appointment[] {
  const whose = { name: location.name, department: hoursDepartment(location) };
  const special = getUpcomingSpecialHours(specialHours, whose, dates[0] ?? '');
  return dates.flatMap((date) => {
    const { open, opens, closes } = getHoursOnDate(location.contact_detail.opening_hours, special, date);
    if (!open || opens === null || closes === null) return [];
    const count = Math.floor((Math.min(closes, MINUTES_PER_DAY) - opens) / SLOT_MINUTES);
    return Array.from({ length: Math.max(0, count) }, (_, index) => opens + index * SLOT_MINUTES).map(
      (start) => ({
        start: `${date}T${formatTime24h(start)}`,
        text: `${formatLongDate(date)}, ${formatTime(start)}`,
      }),
    );
  });
}

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
