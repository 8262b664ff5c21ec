import { type DayHours, getSpecialHours, getUpcomingSpecialHours } from '#domain/hours/day-hours.ts';
import type { OpeningHour, SpecialHour } from '#domain/hours/hours.ts';
import { addDays, toLocalTime } from '#domain/hours/local-time.ts';
import {
  getOpeningStatusChanges,
  getOpeningStatusToday,
  type OpeningStatus,
  type OpeningStatusChange,
} from '#domain/hours/opening-status.ts';
import { buildShortWeekRows, buildWeekRows, type HoursRow } from '#domain/hours/week.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';

/** Everything that pages show about the opening hours of a location. */
export interface LocationHours {
  /** 'Open today until 5pm'; undefined if the location has no hours. */
  readonly line: OpeningStatus | undefined;
  /** Monday to Sunday; empty if the location has no hours. */
  readonly week: readonly HoursRow[];
  /** The week with Mon to Fri in one row if all five are the same. */
  readonly shortWeek: readonly HoursRow[];
  /** Today's and later special hours, by date. */
  readonly special: readonly SpecialHour[];
}

/** The fields of a location that its hours depend on; a whole Location also fits. */
interface LocationWithHours extends Pick<Location, 'name' | 'location_type'> {
  readonly address: Pick<Location['address'], 'state'> & { readonly city?: string | undefined };
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
}

/** The hours of a location at `now`, in the location's local time (T-01 to T-05). */
export function getLocationHours(
  location: LocationWithHours,
  specialHours: readonly SpecialHour[],
  now: Date,
  closedText = 'Closed',
): LocationHours {
  const hours = location.contact_detail.opening_hours;
  const local = toLocalTime(now, timeZoneOf(location.address));
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

interface KnownChanges {
  readonly hours: readonly OpeningHour[];
  readonly time: number;
  readonly specialHours: readonly SpecialHour[];
  readonly changes: readonly OpeningStatusChange[];
}

/** The last answer for each location: many pages of a build show it, for one moment. */
const knownChanges = new WeakMap<Location, KnownChanges>();

/** Every change of a location's getOpeningStatusNow from `now` on, for a week: a page built at night is read all day. */
export function getLocationStatusChanges(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
): readonly OpeningStatusChange[] {
  const time = now.getTime();
  const hours = location.contact_detail.opening_hours;
  const known = knownChanges.get(location);
  if (known?.time === time && known.hours === hours && known.specialHours === specialHours)
    return known.changes;
  const changes = findStatusChanges(location, specialHours, now);
  knownChanges.set(location, { hours, time, specialHours, changes });
  return changes;
}

function findStatusChanges(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
): OpeningStatusChange[] {
  const zone = timeZoneOf(location.address);
  const sinceYesterday = getSpecialHoursFrom(
    location,
    specialHours,
    addDays(toLocalTime(now, zone).date, -1),
  );
  return getOpeningStatusChanges(location.contact_detail.opening_hours, sinceYesterday, now, zone);
}

function getSpecialHoursFrom(
  location: LocationWithHours,
  specialHours: readonly SpecialHour[],
  from: string,
): SpecialHour[] {
  const department = { name: location.name, department: hoursDepartment(location) };
  return getUpcomingSpecialHours(specialHours, department, from);
}

function findSpecialDay(special: readonly SpecialHour[], date: string): DayHours | undefined {
  const exception = special.find((entry) => entry.date === date);
  return exception && getSpecialHours(exception);
}
