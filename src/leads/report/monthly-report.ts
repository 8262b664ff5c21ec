import { addMonths, startOfDay, toLocalTime } from '#domain/hours/local-time.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import type { SpeedRow } from './page-speed.ts';

/** A line of a report: something that is counted. */
export interface ReportRow {
  readonly name: string;
  readonly leads: number;
}

/** A car of a report. */
export interface CarRow extends ReportRow {
  readonly id: string;
  readonly reveals: number;
}

/** How a target answered. */
export interface TargetRow {
  readonly target: string;
  readonly delivered: number;
  readonly refused: number;
  /** Attempts that failed and were repeated. */
  readonly failed: number;
  /** Seconds from the enquiry to its delivery: of half of the leads at most, and of the slowest. */
  readonly medianSeconds: number | null;
  readonly slowestSeconds: number | null;
}

/** One month of a dealer's leads, in numbers only. Rows are sorted, the highest number first. */
export interface MonthlyReport {
  /** The dealer's slug and display name. */
  readonly site: string;
  readonly name: string;
  /** '2026-11'. */
  readonly month: string;
  /** Enquiries of the month, without spam. */
  readonly leads: number;
  /** The same of the month before. */
  readonly leadsBefore: number;
  readonly unverified: number;
  readonly spam: number;
  /** Leads of the month that are held, or could not be delivered. */
  readonly held: number;
  readonly dead: number;
  readonly reveals: number;
  readonly offersMade: number;
  readonly offersAccepted: number;
  readonly forms: readonly ReportRow[];
  readonly locations: readonly ReportRow[];
  readonly sources: readonly ReportRow[];
  readonly campaigns: readonly ReportRow[];
  readonly cars: readonly CarRow[];
  readonly targets: readonly TargetRow[];
  /** How fast pages were; empty unless the dealer has that measured. */
  readonly pages: readonly SpeedRow[];
}

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
