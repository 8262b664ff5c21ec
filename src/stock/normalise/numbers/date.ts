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

const ISO = /^(\d{4})([-/]?)(\d{2})\2(\d{2})(?:[T ](.+))?$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[T ,]+(.+))?$/;
/** '21-Nov-26', 'Sat 21st November 2026', 'Mar-19': a day or none, a month in words, a year. */
const DAY_FIRST =
  /^(?:\p{L}+,? )?(?:(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?)?(\p{L}{3,10})\.?[ ,'-]+(\d{4}|\d{2})(?:[T ,:]+(.+))?$/u;
/** 'Nov 21, 2026'. */
const MONTH_FIRST = /^(?:\p{L}+,? )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[T ,:]+(.+))?$/u;
/** The days since 1900 by which spreadsheets count: '46310'. */
const SERIAL_DAY = /^[34]\d{4}(?:\.\d+)?$/;
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s?([ap]m)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The number of each month by its names, long and short, in the languages of feeds. */
const MONTHS = new Map(
  ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl'].flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = new Intl.DateTimeFormat(language, { month }).format(new Date(2026, index, 1));
        return [toMonthName(name), index + 1];
      }),
    ),
  ),
);

/**
 * Parses a time to an ISO time in UTC. Dates can be written '2026-11-21', '21-Nov-26' or, as in Australia, '21/11/2026',
 * with or without a time; `format` is for feeds that put the month first. Undefined for dates and times that do not exist.
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

/** The day of a date in any of those formats: '2026-06-03'. */
export function parseDay(text: string, { format }: DateReading = {}): string | undefined {
  const date = splitDate(text.trim(), format)?.date;
  return date !== undefined && isCalendarDate(date) ? date : undefined;
}

/** The month of '03/2019', '2019-03' or a date: '2019-03'. */
export function parseMonth(text: string, reading?: DateReading): string | undefined {
  const [, first = '', year = first] = /^(\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const month = first ? `${year}-${first.padStart(2, '0')}` : text.trim();
  return parseDay(/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : month, reading)?.slice(0, 'YYYY-MM'.length);
}

/** The day and the time of a text; a month without a day is its first day. The day may not exist. */
function splitDate(text: string, format?: DateFormat): { date: string; time: string } | undefined {
  if (SERIAL_DAY.test(text))
    return splitDate(new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))).toISOString().slice(0, 10));
  const [, isoYear, , isoMonth = '', isoDay = '', isoTime] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return joinDate(isoYear, isoMonth, isoDay, isoTime);
  const [, first = '', second = '', year, time] = NUMBERS.exec(text) ?? [];
  if (year !== undefined)
    return format === 'MM/DD/YYYY'
      ? joinDate(year, first, second, time)
      : joinDate(year, second, first, time);
  const [, usMonth, usDay = '', usYear = '', usTime] = MONTH_FIRST.exec(text) ?? [];
  const [, day = '1', month = '', wordYear = '', wordTime] = DAY_FIRST.exec(text) ?? [];
  const number = MONTHS.get(toMonthName(usMonth ?? month));
  if (number === undefined) return undefined;
  return usMonth === undefined
    ? joinDate(wordYear, String(number), day, wordTime)
    : joinDate(usYear, String(number), usDay, usTime);
}

/** Years of two digits are the 80 that end in 2049, so that no vehicle is younger than it can be. */
function joinDate(year: string, month: string, day: string, time = ''): { date: string; time: string } {
  const century = Number(year) < 50 ? '20' : '19';
  return {
    date: `${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    time: time.trim(),
  };
}

function toMonthName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
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

/** A year, a month and a year, or two years of which the first counts: '2017', '06/2017', '2017.5', '2017/18'. */
const YEAR = /^(?:\d{1,2}[/.-])?((?:19|20)\d{2})(?:[-/.](?:20)?\d{1,2})?$/;
/** 'MY21', 'MY2021.5'. */
const MODEL_YEAR = /^my ?(?:20)?(\d{2})(?:\.\d{1,2})?$/i;

const TWO_FIGURES = /^'?(\d{1,2})$/;

const MAX_YEARS_AHEAD = 2;

/** The latest model year that can be for sale at `now`. */
export function getLatestYear(now: Date): number {
  return now.getUTCFullYear() + MAX_YEARS_AHEAD;
}

/**
 * The year of '19' and of '8', from which a spreadsheet took the nought, where a column has them; else as any other. None of them
 * is later than can be for sale.
 */
export function parseShortYear(
  text: string,
  { now = new Date() }: { now?: Date | undefined } = {},
): number | undefined {
  const figures = TWO_FIGURES.exec(text.trim())?.[1];
  if (figures === undefined) return parseYear(text);
  return Number(figures) + (Number(figures) > getLatestYear(now) - 2000 ? 1900 : 2000);
}

/** The year in '2017', '06/2017' (compliance), 'MY17', 'Mar-17' or any date; undefined in '17' or '1899'. */
export function parseYear(text: string): number | undefined {
  const given = text.trim();
  const year = YEAR.exec(given)?.[1];
  if (year !== undefined) return Number(year);
  const modelYear = MODEL_YEAR.exec(given)?.[1];
  if (modelYear !== undefined) return 2000 + Number(modelYear);
  const dated = Number(splitDate(given)?.date.slice(0, 4));
  return dated >= 1900 && dated < 2100 ? dated : undefined;
}
