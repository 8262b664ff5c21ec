import type { OpeningHour, SpecialHour } from './hours.ts';
import { getHoursOnDate } from './hours-on-date.ts';
import { addDays, toLocalTime, zonedTimeToUtc } from './local-time.ts';
import { getOpeningStatusNow } from './opening-status.ts';

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
