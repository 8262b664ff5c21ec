import { isCalendarDate } from '#domain/calendar-date.ts';
import { zonedTimeToUtc } from '#domain/hours/local-time.ts';

/** The order of day, month and year in dates that are not ISO; the Australian one comes first. */
export const DATE_FORMATS = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** How the dates and times of a feed are written. */
export interface DateReading {
  readonly format?: DateFormat | undefined;
  /** The IANA zone of times without one (default: UTC). */
  readonly timeZone?: string | undefined;
}

const ISO = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](.+))?$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ,]+(.+))?$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a time to an ISO time in UTC. Dates can be written '2026-11-21' or, as in Australia, '21/11/2026', with or
 * without a time; `format` is for feeds that put the month first. Undefined for dates and times that do not exist.
 */
export function parseIsoTime(
  text: string,
  { format, timeZone = 'UTC' }: DateReading = {},
): string | undefined {
  const found = splitDate(text.trim(), format);
  if (!found || !isCalendarDate(found.date)) return undefined;
  const time = found.time === '' ? { minutes: 0, seconds: 0, zone: undefined } : parseTime(found.time);
  if (!time) return undefined;
  const { minutes, seconds, zone } = time;
  const start = zone
    ? Date.parse(`${found.date}T00:00:00${zone}`) + minutes * 60_000
    : zonedTimeToUtc(found.date, minutes, timeZone).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + seconds * 1000).toISOString();
}

function splitDate(text: string, format: DateFormat | undefined): { date: string; time: string } | undefined {
  const iso = ISO.exec(text);
  if (iso) return { date: `${iso[1]}-${iso[2]}-${iso[3]}`, time: iso[4]?.trim() ?? '' };
  const [, first = '', second = '', year, time = ''] = NUMBERS.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = format === 'MM/DD/YYYY' ? [second, first] : [first, second];
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time: time.trim() };
}

function parseTime(text: string): { minutes: number; seconds: number; zone: string | undefined } | undefined {
  const [, hourText, minuteText, secondText = '0', half, zone] = TIME.exec(text) ?? [];
  const [given, minute, seconds] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (hourText === undefined || minute > 59 || seconds > 59 || given > (half ? 12 : 23)) return undefined;
  const hour = half ? (given % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : given;
  return {
    minutes: hour * 60 + minute,
    seconds,
    // V8 reads any of these forms, but the standard promises only one.
    zone: zone?.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2'),
  };
}

/** Parses a time in any of those formats, in seconds, or in milliseconds (above 1e12) to UNIX seconds (T-08). */
export function parseUnixTime(text: string, reading?: DateReading): number | undefined {
  if (/^\d{9,13}$/.test(text.trim())) {
    const given = Number(text);
    return given > 1e12 ? Math.floor(given / 1000) : given;
  }
  const time = parseIsoTime(text, reading);
  return time === undefined ? undefined : Date.parse(time) / 1000;
}
