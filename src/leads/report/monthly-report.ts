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
