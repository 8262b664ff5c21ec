import type { SpecialHour } from '#domain/hours/hours.ts';
import { getHoursOnDate } from '#domain/hours/hours-on-date.ts';
import { addDays, toLocalTime } from '#domain/hours/local-time.ts';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatTime, formatTime24h, MINUTES_PER_DAY } from '#domain/hours/time-of-day.ts';
import { getUpcomingSpecialHours } from '#domain/hours/upcoming-special-hours.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';

/** How long a test drive is set aside for, and how far ahead one may be booked. */
const SLOT_MINUTES = 60;
const BOOKING_WINDOW_DAYS = 14;

/** A time at which a visitor may come. */
export interface Appointment {
  /** By the clock on the location's wall, as a date-time field holds it: '2026-11-23T08:30'. */
  readonly start: string;
  /** As people say it: 'Monday 23 November, 8:30 am'. */
  readonly text: string;
}

/** What of a location appointments depend on; a whole Location will do. */
export interface AppointmentLocation extends Pick<Location, 'name' | 'location_type'> {
  readonly address: Pick<Location['address'], 'state'>;
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
}

/**
 * The hours of the next 14 days in which a location is open, counted from each day's opening to its midnight at most,
 * today's that have begun left out. `now` is read on the location's own clock; days whose times are not known offer none.
 */
export function listAppointments(
  place: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  now: Date,
): Appointment[] {
  const { date: today, minutes } = toLocalTime(now, timeZoneOf(place.address.state));
  const whose = { name: place.name, department: hoursDepartment(place) };
  const special = getUpcomingSpecialHours(specialHours, whose, today);
  const dates = Array.from({ length: BOOKING_WINDOW_DAYS }, (_, ahead) => addDays(today, ahead));
  return dates.flatMap((date) => {
    const { open, opens, closes } = getHoursOnDate(place.contact_detail.opening_hours, special, date);
    if (!open || opens === null || closes === null) return [];
    const count = Math.floor((Math.min(closes, MINUTES_PER_DAY) - opens) / SLOT_MINUTES);
    return Array.from({ length: count }, (_, index) => opens + index * SLOT_MINUTES)
      .filter((start) => date !== today || start > minutes)
      .map((start) => ({
        start: `${date}T${formatTime24h(start)}`,
        text: `${formatLongDate(date)}, ${formatTime(start)}`,
      }));
  });
}
