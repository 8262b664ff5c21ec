/** A moment as a clock and a calendar on the wall of some place show it. */
export interface LocalTime {
  /** ISO date: '2026-11-21'. */
  readonly date: string;
  /** 0 Sunday to 6 Saturday, as opening hours count them. */
  readonly weekday: number;
  /** Minutes since midnight by the clock. */
  readonly minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What day and time it is in an IANA zone. Monday morning in Brisbane is still Sunday in UTC (T-02). */
export function toLocalTime(now: Date, timeZone: string): LocalTime {
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

/** What year it is in an IANA zone: on New Year's Day Brisbane is ahead of UTC for ten hours. */
export function getLocalYear(now: Date, timeZone: string): number {
  return Number(toLocalTime(now, timeZone).date.slice(0, 4));
}

/** The moment at which a day (ISO) begins in an IANA zone: ('2026-06-17', 'Australia/Brisbane') -> 2026-06-16T14:00Z. */
export function startOfDay(date: string, timeZone: string): Date {
  return zonedTimeToUtc(date, 0, timeZone);
}

/**
 * The moment at which the clock on the wall shows a time (minutes since midnight) on a day (ISO) in an IANA zone. A time
 * that occurs twice when the clocks go back is one of the two; one that is skipped when they go forward lies an hour beside.
 */
export function zonedTimeToUtc(date: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (time: number) => {
    const { date: day, minutes: shown } = toLocalTime(new Date(time), timeZone);
    return Date.parse(`${day}T00:00:00Z`) + shown * 60_000 - time;
  };
  // The first guess may lie on the other side of a change of the clocks.
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}

/** The ISO date some days later: ('2026-12-31', 1) -> '2027-01-01'. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The ISO date some months later, or the last day of a month that has no such day (T-58): ('2027-01-31', 1) -> '2027-02-28'. */
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

/** Making a format costs a hundred times more than using it, and there are eight zones. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let format = formatters.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
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
