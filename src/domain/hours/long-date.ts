import { FORMAT_LOCALE } from '#domain/numbers.ts';

const LONG_DATE = new Intl.DateTimeFormat(FORMAT_LOCALE, {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Formats an ISO date, independently of the machine's time zone: '2026-12-25' -> 'Friday 25 December'. */
export function formatLongDate(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

const FULL_DATE = new Intl.DateTimeFormat(FORMAT_LOCALE, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats an ISO date with its year: '2019-01-01' -> '1 January 2019'. */
export function formatFullDate(date: string): string {
  return FULL_DATE.format(new Date(`${date}T00:00:00Z`));
}
