import { DAY_MS } from '#domain/durations.ts';

/** The calendar days of each unit. Between business days there may be weekends. */
const CALENDAR_DAYS: Readonly<Record<string, (count: number) => number>> = {
  hour: (count) => count / 24,
  day: (count) => count,
  'business day': (count) => count + 2 * Math.ceil(count / 5),
  week: (count) => 7 * count,
};

/** The longest time in milliseconds that '2 business days' may take; undefined if a text is no such period. */
export function parseHoldPeriod(text: string): number | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,2}) (hour|day|business day|week)s?$/.exec(text) ?? [];
  const days = CALENDAR_DAYS[unit]?.(Number(count));
  return days === undefined ? undefined : days * DAY_MS;
}
