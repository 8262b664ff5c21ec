import { FORMAT_LOCALE } from '#domain/numbers.ts';
/** The local date and time of a place at a given moment. */
export interface LocalTime {
  /** ISO date: '2026-11-21'. */
  readonly date: string;
  /** 0 Sunday to 6 Saturday, as in opening hours. */
  readonly weekday: number;
  /** Minutes since midnight by the local clock. */
  readonly minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** The last answer for each zone: all pages of a build are made for one moment. */
const latest = new Map<string, { readonly time: number; readonly local: LocalTime }>();

/** The local date and time in an IANA zone. Monday morning in Brisbane is still Sunday in UTC (T-02). */
export function toLocalTime(now: Date, timeZone: string): LocalTime {
  const time = now.getTime();
  const known = latest.get(timeZone);
  if (known?.time === time) return known.local;
  const local = readLocalTime(now, timeZone);
  latest.set(timeZone, { time, local });
  return local;
}

function readLocalTime(now: Date, timeZone: string): LocalTime {
  const parts = new Map(
    getFormatter(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    weekday: weekdayOf(date),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** The current year in an IANA zone: Brisbane enters the new year ten hours before UTC. */
export function getLocalYear(now: Date, timeZone: string): number {
  return Number(toLocalTime(now, timeZone).date.slice(0, 4));
}

/** The moment at which an ISO date starts in an IANA zone: ('2026-06-17', 'Australia/Brisbane') -> 2026-06-16T14:00Z. */
export function startOfDay(date: string, timeZone: string): Date {
  return zonedTimeToUtc(date, 0, timeZone);
}

/**
 * The moment at which local clocks in an IANA zone show a time (minutes since midnight) on an ISO date. A time that
 * occurs twice when clocks go back resolves to one of the two; a time skipped when they go forward is off by an hour.
 */
export function zonedTimeToUtc(date: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (time: number) => {
    const { date: day, minutes: shown } = toLocalTime(new Date(time), timeZone);
    return Date.parse(`${day}T00:00:00Z`) + shown * 60_000 - time;
  };
  // The first guess may be on the other side of a clock change.
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}

/** The ISO date that many days later: ('2026-12-31', 1) -> '2027-01-01'. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/**
 * The ISO date that many months later, or the last day of the month if it has no such day (T-58): ('2027-01-31', 1) ->
 * '2027-02-28'.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The weekday of an ISO date, 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Cached: creating a formatter costs a hundred times more than using it, and there are only eight zones. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let format = formatters.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(FORMAT_LOCALE, {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, format);
  }
  return format;
}
