import { type DayHours, getHoursOnDate, isAllDay } from './day-hours.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { addDays, type LocalTime, toLocalTime, weekdayOf, zonedTimeToUtc } from './local-time.ts';
import { formatTime, MINUTES_PER_DAY } from './time-of-day.ts';
import { weekdayName } from './week.ts';

/** One line about today: 'Open today until 5pm'. */
export interface OpeningStatus {
  readonly text: string;
  /** Whether there is a closing time still to come today, of last night's hours or of today's. */
  readonly open: boolean;
}

/** The local date and time that the status depends on. */
type Clock = Pick<LocalTime, 'date' | 'minutes'>;

/** How many days ahead to look for the next open day: a weekday's name is unambiguous for a week only. */
const DAYS_AHEAD = 7;

/**
 * The opening status for a page that is built at night and read all day, so its text stays true for as long as
 * possible: 'Open today until 5pm' from midnight to five; on a day that is closed or over, 'Opens Monday at 8:30
 * am'. `special`: the special hours of the department from yesterday on (getUpcomingSpecialHours); they take precedence
 * over the week's. Undefined when no hours are known.
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
 * The opening status at this minute, for code that knows the visitor's current time: 'Open now until 5pm', 'Opens
 * today at 8.30am', 'Opens Monday at 8.30am'. Days without both times have the text of getOpeningStatusToday.
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
  if (minutes < today.opens) return { text: `Opens today${formatOpeningTime(today)}`, open: false };
  return { text: isAllDay(today) ? today.text : `Open now until ${formatTime(today.closes)}`, open: true };
}

/** The hours of the day, or, until last night's hours have ended, last night's relative to today's midnight: -360 to 120. */
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

function describeOpenToday(today: DayHours): string {
  const { closes, text } = today;
  if (isAllDay(today)) return text;
  if (closes !== null) return `Open today until ${formatTime(closes)}`;
  return text === 'Open' ? 'Open today' : `Open today: ${text}`;
}

/** Nothing for a day that starts at midnight: 'Monday at midnight' could be either end of it. */
function formatOpeningTime({ opens }: DayHours): string {
  return opens === null || opens === 0 ? '' : ` at ${formatTime(opens)}`;
}

/** The opening status from a moment until the next change in the list. */
export interface OpeningStatusChange {
  /** Seconds since 1970, so that a browser in any zone needs no calendar. */
  readonly from: number;
  readonly text: string;
  /** Whether the department is open. */
  readonly open: boolean;
}

/**
 * Pages are built every night; a page that was not stays correct for a week. Starts with yesterday, whose hours may run
 * past midnight.
 */
const COVERED_DAYS = 9;

/**
 * Every change of getOpeningStatusNow's result from `now` on, for a week. Works out the time zone and daylight saving
 * here, so that browsers need not. `special`: the special hours of the department from yesterday on. Empty when no
 * hours are known.
 */
export function getOpeningStatusChanges(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  now: Date,
  timeZone: string,
): OpeningStatusChange[] {
  const moments: OpeningStatusChange[] = [];
  for (const moment of findChangeTimes(hours, special, now, timeZone)) {
    const line = getOpeningStatusNow(hours, special, toLocalTime(moment, timeZone));
    const last = moments.at(-1);
    if (line && (line.text !== last?.text || line.open !== last.open))
      moments.push({ from: Math.floor(moment.getTime() / 1000), ...line });
  }
  return moments;
}

/** `now`, and every midnight, opening and closing time after it, in order; a closing time may be on the next day. */
function findChangeTimes(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  now: Date,
  timeZone: string,
): Date[] {
  const today = toLocalTime(now, timeZone).date;
  const dates = Array.from({ length: COVERED_DAYS }, (_, index) => addDays(today, index - 1));
  const coming = dates.flatMap((date) => {
    const { opens, closes } = getHoursOnDate(hours, special, date);
    return [0, opens, closes]
      .filter((minutes) => minutes !== null)
      .map((minutes) => zonedTimeToUtc(date, minutes, timeZone))
      .filter((moment) => moment > now);
  });
  return [now, ...coming.sort((a, b) => a.getTime() - b.getTime())];
}
