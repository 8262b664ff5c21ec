import { type DayHours, getSpecialHours } from '#domain/hours/day-hours.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { addDays, toLocalTime } from '#domain/hours/local-time.ts';
import { getOpeningStatusToday, type OpeningStatus } from '#domain/hours/opening-status.ts';
import { getOpeningStatusChanges, type OpeningStatusChange } from '#domain/hours/status-changes.ts';
import { getUpcomingSpecialHours } from '#domain/hours/upcoming-special-hours.ts';
import { buildShortWeekRows, buildWeekRows, type HoursRow } from '#domain/hours/week.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';

/** All that is said about the opening hours of one location entry. */
export interface LocationHours {
  /** 'Open today until 5:00 pm'; undefined when the location gives no hours. */
  readonly line: OpeningStatus | undefined;
  /** Monday to Sunday; empty when the location gives no hours. */
  readonly week: readonly HoursRow[];
  /** The same with Mon to Fri on one line where the five are alike. */
  readonly shortWeek: readonly HoursRow[];
  /** Today's and later special hours, by date. */
  readonly special: readonly SpecialHour[];
}

/** The hours of a location as they stand at `now`, which is read on the location's own clock (T-01 to T-05). */
export function getLocationHours(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
  closedText = 'Closed',
): LocationHours {
  const hours = location.contact_detail.opening_hours;
  const local = toLocalTime(now, timeZoneOf(location.address.state));
  const sinceYesterday = getSpecialHoursFrom(location, specialHours, addDays(local.date, -1));
  const special = sinceYesterday.filter(({ date }) => date >= local.date);
  const today = { weekday: local.weekday, special: findSpecialDay(special, local.date) };
  const known = hours.length > 0;
  return {
    line: getOpeningStatusToday(hours, sinceYesterday, local),
    week: known ? buildWeekRows(hours, today, closedText) : [],
    shortWeek: known ? buildShortWeekRows(hours, today, closedText) : [],
    special,
  };
}

/** What getOpeningStatusNow will say of a location from `now` on, for a week: a page made at night is read all day. */
export function getLocationStatusChanges(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
): OpeningStatusChange[] {
  const zone = timeZoneOf(location.address.state);
  const sinceYesterday = getSpecialHoursFrom(
    location,
    specialHours,
    addDays(toLocalTime(now, zone).date, -1),
  );
  return getOpeningStatusChanges(location.contact_detail.opening_hours, sinceYesterday, now, zone);
}

function getSpecialHoursFrom(
  location: Location,
  specialHours: readonly SpecialHour[],
  from: string,
): SpecialHour[] {
  const whose = { name: location.name, department: hoursDepartment(location) };
  return getUpcomingSpecialHours(specialHours, whose, from);
}

function findSpecialDay(special: readonly SpecialHour[], date: string): DayHours | undefined {
  const exception = special.find((entry) => entry.date === date);
  return exception && getSpecialHours(exception);
}
