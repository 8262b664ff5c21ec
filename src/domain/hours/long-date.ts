import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { toLocalTime } from './local-time.ts';
import { formatTime } from './time-of-day.ts';

/** Formats an ISO date, independently of the machine's time zone: '2026-12-25' -> 'Friday 25 December'. */
export const formatLongDate = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats an ISO date with its year: '2019-01-01' -> '1 January 2019'. */
export const formatFullDate = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Made at the first use: a formatter costs a phone tens of milliseconds. */
function createDateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(FORMAT_LOCALE, { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
  };
}

/** A moment in words, by the clocks of an IANA zone: '10.04am on Saturday 21 November'. */
export function formatMoment(moment: Date, timeZone: string): string {
  const { date, minutes } = toLocalTime(moment, timeZone);
  return `${formatTime(minutes)} on ${formatLongDate(date)}`;
}
