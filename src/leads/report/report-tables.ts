import { formatWholeNumber } from '#domain/numbers.ts';
import { formatSpeed } from '#domain/page-speed.ts';
import type { MonthlyReport, TargetRow } from './monthly-report.ts';

/** A table of a report, ready to be shown. The first column names, the others are numbers. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The share of each row in the largest one, from 0 to 1; empty for tables without bars. */
  readonly shares: readonly number[];
}

/** The figures of a report by their names: the first one is the headline. */
export function listFigures(report: MonthlyReport): readonly (readonly [name: string, value: number])[] {
  const { leads, leadsBefore, reveals, unverified, held, dead, spam, offersMade, offersAccepted } = report;
  return [
    ['Leads', leads],
    ['Leads in the previous month', leadsBefore],
    ['Phone numbers revealed', reveals],
    ['Trade-in offers made', offersMade],
    ['Trade-in offers accepted', offersAccepted],
    ['Unverified', unverified],
    ['Held', held],
    ['Not delivered', dead],
    ['Spam', spam],
  ];
}

/** The rows of a table that people read; the CSV file has all. */
const MAX_ROWS = 50;

/** The tables of a report; those without rows are left out. */
export function listTables(report: MonthlyReport): ReportTable[] {
  const { forms, locations, sources, campaigns, cars, targets, pages } = report;
  const counted = [
    { column: 'Form', rows: forms },
    { column: 'Location', rows: locations },
    { column: 'Source', rows: sources },
    { column: 'Campaign', rows: campaigns },
  ].map(({ column, rows }) => ({
    title: `Leads by ${column.toLowerCase()}`,
    columns: [column, 'Leads'],
    rows: rows.map(({ name, leads }) => [name, formatWholeNumber(leads)]),
    shares: toShares(rows.map(({ leads }) => leads)),
  }));
  const tables: ReportTable[] = [
    ...counted,
    {
      title: 'Leads by vehicle',
      columns: ['Vehicle', 'Leads', 'Numbers revealed'],
      rows: cars.map(({ name, leads, reveals }) => [
        name,
        formatWholeNumber(leads),
        formatWholeNumber(reveals),
      ]),
      shares: toShares(cars.map(({ leads }) => leads)),
    },
    {
      title: 'Delivery by target',
      columns: ['Target', 'Delivered', 'Refused', 'Failed attempts', 'Median time', 'Slowest'],
      rows: targets.map(formatTarget),
      shares: [],
    },
    {
      title: 'Page speed',
      columns: ['Page', 'Views measured', 'LCP (p75)', 'INP (p75)', 'CLS (p75)'],
      rows: pages.map(({ page, ...figures }) => [
        page,
        formatWholeNumber(figures.views),
        ...formatSpeed(figures),
      ]),
      shares: [],
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ ...table, rows: table.rows.slice(0, MAX_ROWS) }));
}

function toShares(values: readonly number[]): number[] {
  const most = Math.max(1, ...values);
  return values.map((value) => value / most);
}

function formatTarget(row: TargetRow): string[] {
  const { target, delivered, refused, failed, medianSeconds, slowestSeconds } = row;
  const numbers = [delivered, refused, failed].map(formatWholeNumber);
  return [target, ...numbers, formatSeconds(medianSeconds), formatSeconds(slowestSeconds)];
}

/** '4 s', '12 min', '7 h', '3 days'; '' for null. */
function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
