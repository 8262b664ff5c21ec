import { formatTable } from '#scripts/cli/table.ts';
import type { RenderReport } from './render-job.ts';

type Outcome = Omit<RenderReport, 'worker'>;

/** The table at the end of a build, followed by a line for each feed, problem and warning. */
export function formatBuildSummary(reports: readonly Outcome[]): string {
  const rows = reports.map(({ name, rendered, skipped, errors, seconds, bytes }) => [
    name,
    ...[rendered, skipped, errors.length].map(String),
    seconds.toFixed(1),
    (bytes / 1e6).toFixed(1),
  ]);
  const text = formatTable(['dealer', 'pages', 'unchanged', 'problems', 'seconds', 'MB'], rows);
  const errors = reports.flatMap((report) => report.errors);
  const notes = reports.flatMap((report) => report.notes);
  return [text, ...notes, ...formatWarnings(reports.flatMap(({ warnings }) => warnings)), ...errors].join(
    '\n',
  );
}

/** Warnings as lines, the first ones only: a feed with only broken pictures would otherwise bury everything else. */
export function formatWarnings(warnings: readonly string[], maxLines = 20): string[] {
  const lines = warnings.map((line) => `warning: ${line}`);
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines), `… and ${lines.length - maxLines} more warnings`]
    : lines;
}
