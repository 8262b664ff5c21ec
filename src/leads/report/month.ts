import { addMonths, startOfDay, toLocalTime } from '#domain/hours/local-time.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';

/** '2026-11'. */
export const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;

const MONTH_NAME = new Intl.DateTimeFormat(FORMAT_LOCALE, {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** The ISO times between which a month lasts in an IANA zone: from the first up to, not including, the second. */
export function getMonthBounds(month: string, timeZone: string): readonly [from: string, until: string] {
  const first = `${month}-01`;
  return [startOfDay(first, timeZone).toISOString(), startOfDay(addMonths(first, 1), timeZone).toISOString()];
}

/** The month before the one of a moment in an IANA zone, or of another month: '2026-12' -> '2026-11'. */
export function getPreviousMonth(month: string): string {
  return addMonths(`${month}-01`, -1).slice(0, 7);
}

/** The local month and day of a moment: ['2026-12', 1]. */
export function getLocalMonth(now: Date, timeZone: string): readonly [month: string, day: number] {
  const { date } = toLocalTime(now, timeZone);
  return [date.slice(0, 7), Number(date.slice(8))];
}

/** 'November 2026'. */
export function formatMonth(month: string): string {
  return MONTH_NAME.format(new Date(`${month}-01T00:00:00Z`));
}
