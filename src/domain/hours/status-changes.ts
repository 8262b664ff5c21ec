import type { OpeningHour, SpecialHour } from './hours.ts';
import { getHoursOnDate } from './hours-on-date.ts';
import { addDays, toLocalTime, zonedTimeToUtc } from './local-time.ts';
import { getOpeningStatusNow } from './opening-status.ts';

/** What holds from a moment on, until the next one of the list. */
export interface OpeningStatusChange {
  /** Seconds since 1970, so that a browser in any zone needs no calendar. */
  readonly from: number;
  readonly text: string;
  /** Whether the place is open at this moment. */
  readonly open: boolean;
}

/** A page is made every night; one that was not goes on being right for a week. The first is yesterday: its night may go on. */
const COVERED_DAYS = 9;

/**
 * What getOpeningStatusNow says from `now` on, moment by moment, for a week: the calendar of the zone, with its daylight saving,
 * is worked out here once. `special` are the special hours of the department from yesterday on. Empty when no hours are known.
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

/** `now`, and every midnight, opening and closing after it, in order; a closing may lie on the day after its opening. */
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
