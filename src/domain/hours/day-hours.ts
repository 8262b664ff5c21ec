import type { OpeningHour, SpecialHour } from './hours.ts';
import { weekdayOf } from './local-time.ts';
import { formatTime, MINUTES_PER_DAY, toMinutesOfDay } from './time-of-day.ts';

/** The opening hours of one day. */
export interface DayHours {
  readonly open: boolean;
  /** '8.30am to 5.30pm', 'Open 24 hours', 'Closed', or the dealer's own text if no times are given. */
  readonly text: string;
  /** The opening time in minutes since midnight; null = unknown. */
  readonly opens: number | null;
  /** The closing time, always after `opens`: 1440 or more for a day that closes at midnight or later; null = unknown. */
  readonly closes: number | null;
}

interface DayTimes {
  readonly open: boolean;
  readonly from: string | null;
  readonly to: string | null;
  readonly label: string | null;
}

/**
 * The hours of a weekday; a day missing from the data is closed (T-03). `closedText` is the dealer's label for closed
 * (T-05).
 */
export function getRegularHours(hour: OpeningHour | undefined, closedText: string): DayHours {
  if (!hour) return toDayHours({ open: false, from: null, to: null, label: null }, closedText);
  return toDayHours(
    { open: hour.status === 'Open', from: hour.open, to: hour.close, label: hour.formated_hours },
    closedText,
  );
}

/**
 * The hours of a special day, which is either open or closed: 'By appointment only' applies to the regular week only
 * (T-05).
 */
export function getSpecialHours(special: SpecialHour): DayHours {
  return toDayHours(
    { open: special.status === 'Open', from: special.start_hour, to: special.end_hour, label: null },
    'Closed',
  );
}

/** Times take precedence over the dealer's own text, so that all hours have the same format (HOURS-07). */
function toDayHours({ open, from, to, label }: DayTimes, closedText: string): DayHours {
  if (!open) return { open, text: closedText, opens: null, closes: null };
  const opens = from === null ? null : toMinutesOfDay(from);
  const closes = to === null ? null : toClosingMinutes(opens, toMinutesOfDay(to));
  return { open, text: describeHours(opens, closes, label), opens, closes };
}

/** Whether a day's hours last 24 hours. */
export function isAllDay({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): boolean {
  return opens !== null && closes !== null && closes - opens === MINUTES_PER_DAY;
}

function describeHours(opens: number | null, closes: number | null, label: string | null): string {
  if (opens === null || closes === null) return label ?? 'Open';
  return isAllDay({ opens, closes }) ? 'Open 24 hours' : `${formatTime(opens)} to ${formatTime(closes)}`;
}

/**
 * A closing time that is not after the opening time is on the next day: 18:00 to 02:00, 00:00 to 00:00. 00:00 to 23:59 is
 * the whole day as well.
 */
function toClosingMinutes(opens: number | null, closes: number): number {
  if (opens === 0 && closes === MINUTES_PER_DAY - 1) return MINUTES_PER_DAY;
  return opens !== null && closes <= opens ? closes + MINUTES_PER_DAY : closes;
}

/** The hours on an ISO date: special hours if there are any for the date, else the weekday's. */
export function getHoursOnDate(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  date: string,
): DayHours {
  const exception = special.find((entry) => entry.date === date);
  if (exception) return getSpecialHours(exception);
  return getRegularHours(
    hours.find((hour) => hour.weekday === weekdayOf(date)),
    'Closed',
  );
}

/** A location's name, and the department whose special hours are wanted. */
interface LocationDepartment {
  readonly name: string;
  readonly department: 'sales' | 'service' | 'parts';
}

/**
 * The special hours of a department from an ISO date on, by date. The date is the location's own today (T-02). One
 * entry per date: an entry that names the location or the department takes precedence over one for all.
 */
export function getUpcomingSpecialHours(
  specialHours: readonly SpecialHour[],
  target: LocationDepartment,
  from: string,
): SpecialHour[] {
  const byDate = new Map<string, SpecialHour>();
  for (const special of specialHours) {
    if (special.date < from || !appliesTo(special, target)) continue;
    const known = byDate.get(special.date);
    if (!known || getSpecificity(special) > getSpecificity(known)) byDate.set(special.date, special);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function appliesTo(special: SpecialHour, { name, department }: LocationDepartment): boolean {
  const here = special.location_name === null || special.location_name === name;
  return here && (special.department === 'all' || special.department === department);
}

function getSpecificity(special: SpecialHour): number {
  return (special.location_name === null ? 0 : 2) + (special.department === 'all' ? 0 : 1);
}
