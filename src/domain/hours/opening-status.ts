import type { DayHours } from './day-hours.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { getHoursOnDate } from './hours-on-date.ts';
import { addDays, type LocalTime, weekdayOf } from './local-time.ts';
import { formatTime, MINUTES_PER_DAY } from './time-of-day.ts';
import { weekdayName } from './week.ts';

/** One line about today: 'Open today until 5:00 pm'. */
export interface OpeningStatus {
  readonly text: string;
  /** Whether the place has yet to close today, from last night or from the day's own hours. */
  readonly open: boolean;
}

/** What the clock decides: which day it is there, and how late. */
type Clock = Pick<LocalTime, 'date' | 'minutes'>;

/** How far ahead the next open day is looked for: a weekday's name says no more. */
const DAYS_AHEAD = 7;

/**
 * What to say about today. The words stay true for as long as can be, because pages are made at night and read all day:
 * 'Open today until 5:00 pm' from midnight to five; then, on any day before it, 'Opens Monday at 8:30 am'.
 * `special` are the special hours of the department from yesterday on (getUpcomingSpecialHours); they win over the week's.
 * Undefined when no hours are known at all.
 */
export function getOpeningStatusToday(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  { date, minutes }: Clock,
): OpeningStatus | undefined {
  if (hours.length === 0) return undefined;
  const today = getHoursInEffect(hours, special, { date, minutes });
  return isOver(today, minutes)
    ? findNextOpening(hours, special, date)
    : { text: describeOpenToday(today), open: true };
}

/**
 * What to say at this very minute, where the reader's own clock can tell: 'Open now until 5:00 pm', 'Opens today at
 * 8:30 am', 'Opens Monday at 8:30 am'. Only days with both times have a 'now'; the others are said as by getOpeningStatusToday.
 */
export function getOpeningStatusNow(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  { date, minutes }: Clock,
): OpeningStatus | undefined {
  if (hours.length === 0) return undefined;
  const today = getHoursInEffect(hours, special, { date, minutes });
  if (isOver(today, minutes)) return findNextOpening(hours, special, date);
  if (today.opens === null || today.closes === null) return { text: describeOpenToday(today), open: true };
  return minutes < today.opens
    ? { text: `Opens today${formatOpeningTime(today)}`, open: false }
    : { text: `Open now until ${formatTime(today.closes)}`, open: true };
}

/** The day's hours; while last night is not over yet, that night's, told from this day's midnight: -360 to 120. */
function getHoursInEffect(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  { date, minutes }: Clock,
): DayHours {
  const { opens, closes, ...night } = getHoursOnDate(hours, special, addDays(date, -1));
  return opens !== null && closes !== null && minutes < closes - MINUTES_PER_DAY
    ? { ...night, opens: opens - MINUTES_PER_DAY, closes: closes - MINUTES_PER_DAY }
    : getHoursOnDate(hours, special, date);
}

function isOver(today: DayHours, minutes: number): boolean {
  return !today.open || (today.closes !== null && minutes >= today.closes);
}

function findNextOpening(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  date: string,
): OpeningStatus {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = addDays(date, ahead);
    const day = getHoursOnDate(hours, special, next);
    if (day.open)
      return { text: `Opens ${weekdayName(weekdayOf(next))}${formatOpeningTime(day)}`, open: false };
  }
  return { text: 'Closed', open: false };
}

function describeOpenToday({ closes, text }: DayHours): string {
  if (closes !== null) return `Open today until ${formatTime(closes)}`;
  return text === 'Open' ? 'Open today' : `Open today: ${text}`;
}

function formatOpeningTime({ opens }: DayHours): string {
  return opens === null ? '' : ` at ${formatTime(opens)}`;
}
