import { formatTable } from '#scripts/cli/table.ts';
import type { RenderReport } from './render-site.ts';

const COLUMNS: readonly { readonly title: string; readonly cell: (report: RenderReport) => string }[] = [
  { title: 'dealer', cell: (report) => report.name },
  { title: 'pages', cell: (report) => String(report.rendered) },
  { title: 'unchanged', cell: (report) => String(report.skipped) },
  { title: 'problems', cell: (report) => String(report.errors.length) },
  { title: 'seconds', cell: (report) => report.seconds.toFixed(1) },
  { title: 'MB', cell: (report) => (report.bytes / 1e6).toFixed(1) },
];

/** The table at the end of a build, then every problem and warning, a line each. */
export function formatBuildSummary(reports: readonly RenderReport[]): string {
  const text = formatTable(
    COLUMNS.map((column) => column.title),
    reports.map((report) => COLUMNS.map(({ cell }) => cell(report))),
  );
  const warnings = reports.flatMap((report) => report.warnings.map((line) => `warning: ${line}`));
  const errors = reports.flatMap((report) => report.errors);
  return [text, ...truncateLines(warnings), ...errors].join('\n');
}

/** A feed whose pictures are all gone would bury the rest. */
function truncateLines(lines: readonly string[], most = 20): string[] {
  return lines.length > most
    ? [...lines.slice(0, most), `… and ${lines.length - most} more warnings`]
    : [...lines];
}
