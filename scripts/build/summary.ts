import { formatTable } from '#scripts/cli/table.ts';
import type { RenderReport } from './render-site.ts';

type Outcome = Omit<RenderReport, 'worker'>;

const COLUMNS: readonly { readonly title: string; readonly cell: (report: Outcome) => string }[] = [
  { title: 'dealer', cell: (report) => report.name },
  { title: 'pages', cell: (report) => String(report.rendered) },
  { title: 'unchanged', cell: (report) => String(report.skipped) },
  { title: 'problems', cell: (report) => String(report.errors.length) },
  { title: 'seconds', cell: (report) => report.seconds.toFixed(1) },
  { title: 'MB', cell: (report) => (report.bytes / 1e6).toFixed(1) },
];

/** The table at the end of a build, followed by a line for each problem and warning. */
export function formatBuildSummary(reports: readonly Outcome[]): string {
  const text = formatTable(
    COLUMNS.map((column) => column.title),
    reports.map((report) => COLUMNS.map(({ cell }) => cell(report))),
  );
  const errors = reports.flatMap((report) => report.errors);
  return [text, ...formatWarnings(reports.flatMap(({ warnings }) => warnings)), ...errors].join('\n');
}

/** Warnings as lines, the first ones only: a feed with only broken pictures would otherwise bury everything else. */
export function formatWarnings(warnings: readonly string[], maxLines = 20): string[] {
  const lines = warnings.map((line) => `warning: ${line}`);
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines), `… and ${lines.length - maxLines} more warnings`]
    : lines;
}
