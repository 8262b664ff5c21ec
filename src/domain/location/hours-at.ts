import { type Day, specialDay } from '#domain/hours/day.ts';
import { comingSpecialHours } from '#domain/hours/holiday-hours.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { addDays, localTime } from '#domain/hours/local-time.ts';
import { type OpenLine, openLine } from '#domain/hours/opening-status.ts';
import { type OpenMoment, openMoments } from '#domain/hours/status-changes.ts';
import { type HoursRow, shortWeekRows, weekRows } from '#domain/hours/week.ts';
import { hoursDepartment } from './department.ts';
import type { Location } from './location.ts';
import { timeZoneOf } from './time-zone.ts';

/** All that is said about the opening hours of one location entry. */
export interface HoursAt {
  /** 'Open today until 5:00 pm'; undefined when the location gives no hours. */
  readonly line: OpenLine | undefined;
  /** Monday to Sunday; empty when the location gives no hours. */
  readonly week: readonly HoursRow[];
  /** The same with Mon to Fri on one line where the five are alike. */
  readonly shortWeek: readonly HoursRow[];
  /** Today's and later special hours, by date. */
  readonly special: readonly SpecialHour[];
}

/** The hours of a location as they stand at `now`, which is read on the location's own clock (T-01 to T-05). */
export function hoursAt(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
  closedText = 'Closed',
): HoursAt {
  const hours = location.contact_detail.opening_hours;
  const local = localTime(now, timeZoneOf(location.address.state));
  const sinceYesterday = specialAt(location, specialHours, addDays(local.date, -1));
  const special = sinceYesterday.filter(({ date }) => date >= local.date);
  const today = { weekday: local.weekday, special: dayOn(special, local.date) };
  const known = hours.length > 0;
  return {
    line: openLine(hours, sinceYesterday, local),
    week: known ? weekRows(hours, today, closedText) : [],
    shortWeek: known ? shortWeekRows(hours, today, closedText) : [],
    special,
  };
}

/** What openNowLine will say of a location from `now` on, for a week: a page made at night is read all day. */
export function openMomentsAt(
  location: Location,
  specialHours: readonly SpecialHour[],
  now: Date,
): OpenMoment[] {
  const zone = timeZoneOf(location.address.state);
  const sinceYesterday = specialAt(location, specialHours, addDays(localTime(now, zone).date, -1));
  return openMoments(location.contact_detail.opening_hours, sinceYesterday, now, zone);
}

function specialAt(location: Location, specialHours: readonly SpecialHour[], from: string): SpecialHour[] {
  const whose = { name: location.name, department: hoursDepartment(location) };
  return comingSpecialHours(specialHours, whose, from);
}

function dayOn(special: readonly SpecialHour[], date: string): Day | undefined {
  const exception = special.find((entry) => entry.date === date);
  return exception && specialDay(exception);
}
