import { formatWholeNumber } from '#domain/numbers.ts';
import { formatCsv } from '#platform/csv.ts';
import { formatMonth, type MonthlyReport } from './monthly-report.ts';
import { listFigures, listTables } from './report-tables.ts';

/** A report as text, for terminals and e-mails. */
export function formatReportText(report: MonthlyReport): string {
  const figures = listFigures(report)
    .filter(([, value], n) => n === 0 || value > 0)
    .map(([name, value]) => [name, formatWholeNumber(value)]);
  const tables = listTables(report).map(({ columns, rows }) => formatTextTable([columns, ...rows]));
  return [`${report.name}, ${formatMonth(report.month)}`, formatTextTable(figures), ...tables].join('\n\n');
}

function formatTextTable(rows: readonly (readonly string[])[]): string {
  const [columns = []] = rows;
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => (row[n] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A report as CSV: a row for each number, which spreadsheets can filter and add up. */
export function formatReportCsv(report: MonthlyReport): string {
  const { site, month, forms, locations, sources, campaigns, cars, targets, pages } = report;
  const sections = { form: forms, location: locations, source: sources, campaign: campaigns };
  const values: (readonly [
    section: string,
    name: string,
    id: string,
    measure: string,
    value: number | null,
  ])[] = [
    ...listFigures(report).map(([measure, value]) => ['all', '', '', measure.toLowerCase(), value] as const),
    ...Object.entries(sections).flatMap(([section, rows]) =>
      rows.map(({ name, leads }) => [section, name, '', 'leads', leads] as const),
    ),
    ...cars.flatMap(({ name, id, leads, reveals }) => [
      ['car', name, id, 'leads', leads] as const,
      ['car', name, id, 'phone numbers revealed', reveals] as const,
    ]),
    ...targets.flatMap(({ target, delivered, refused, failed, medianSeconds, slowestSeconds }) => [
      ['target', target, '', 'delivered', delivered] as const,
      ['target', target, '', 'refused', refused] as const,
      ['target', target, '', 'failed attempts', failed] as const,
      ['target', target, '', 'median seconds', medianSeconds] as const,
      ['target', target, '', 'slowest seconds', slowestSeconds] as const,
    ]),
    ...pages.flatMap(({ page, views, lcp, inp, cls }) => [
      ['page', page, '', 'views measured', views] as const,
      ['page', page, '', 'lcp p75 milliseconds', lcp] as const,
      ['page', page, '', 'inp p75 milliseconds', inp] as const,
      ['page', page, '', 'cls p75', cls] as const,
    ]),
  ];
  return formatCsv([
    ['dealer', 'month', 'section', 'name', 'id', 'measure', 'value'],
    ...values.map(([section, name, id, measure, value]) => [
      site,
      month,
      section,
      name,
      id,
      measure,
      value === null ? '' : String(value),
    ]),
  ]);
}
