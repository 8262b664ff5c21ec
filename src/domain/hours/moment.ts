import { toLocalTime } from './local-time.ts';
import { formatLongDate } from './long-date.ts';
import { formatTime } from './time-of-day.ts';

/** A moment in words, by the clocks of an IANA zone: '10.04am on Saturday 21 November'. */
export function formatMoment(moment: Date, timeZone: string): string {
  const { date, minutes } = toLocalTime(moment, timeZone);
  return `${formatTime(minutes)} on ${formatLongDate(date)}`;
}
