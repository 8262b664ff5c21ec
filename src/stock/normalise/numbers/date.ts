import { isCalendarDate } from '#domain/calendar-date.ts';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const DAY_MONTH_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses a time to an ISO time in UTC. Dates can be written '2026-11-21' or, as in Australia, '21/11/2026' (never month
 * first); a time without a zone is taken as UTC. Undefined for dates that do not exist.
 */
export function parseIsoTime(text: string): string | undefined {
  const [day, month, year] = (DAY_MONTH_YEAR.exec(text.trim()) ?? []).slice(1);
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : text.trim().replace(' ', 'T');
  const match = ISO.exec(iso);
  if (!match || !isCalendarDate(iso.slice(0, 10))) return undefined;
  const hasTimeWithoutZone = iso.includes('T') && match[1] === undefined;
  const time = Date.parse(hasTimeWithoutZone ? `${iso}Z` : iso);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Parses a time in any of those formats, in seconds, or in milliseconds (above 1e12) to UNIX seconds (T-08). */
export function parseUnixTime(text: string): number | undefined {
  if (/^\d{9,13}$/.test(text.trim())) {
    const given = Number(text);
    return given > 1e12 ? Math.floor(given / 1000) : given;
  }
  const time = parseIsoTime(text);
  return time === undefined ? undefined : Math.floor(Date.parse(time) / 1000);
}
