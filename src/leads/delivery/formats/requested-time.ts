import { zonedTimeToUtc } from '#domain/hours/local-time.ts';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatTime, toMinutesOfDay } from '#domain/hours/time-of-day.ts';

interface RequestedTime {
  readonly date: string;
  /** Minutes since midnight; undefined = a day. */
  readonly minutes: number | undefined;
}

/** '2026-12-25T03:00' or '2026-12-25'; undefined for any other text. */
function parse(requested: string): RequestedTime | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(requested) ?? [];
  if (date === undefined) return undefined;
  return { date, minutes: time === undefined ? undefined : toMinutesOfDay(`${date}T${time}Z`) };
}

/** A local day or time in words: '2026-12-25T03:00' -> 'Friday 25 December 2026, 3am'. */
export function formatRequestedTime(requested: string): string {
  const found = parse(requested);
  if (!found) return requested;
  const day = `${formatLongDate(found.date)} ${found.date.slice(0, 4)}`;
  return found.minutes === undefined ? day : `${day}, ${formatTime(found.minutes)}`;
}

/** A local time with its offset from UTC: '2026-12-25T03:00' -> '2026-12-25T03:00:00+10:00'; '' for any other text but a day. */
export function toIsoTime(requested: string, timeZone: string): string {
  const found = parse(requested);
  if (found?.minutes === undefined) return found?.date ?? '';
  const moment = zonedTimeToUtc(found.date, found.minutes, timeZone);
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return `${requested}:00${offset?.value.replace('GMT', '')}`;
}
