import { wholeNumber } from '#domain/numbers.ts';
import type { ImportReport, ReportEntry } from '#stock/rows/report.ts';

/** How many kinds of trouble the summary shows; the report has them all. */
const SHOWN = 12;

const OUTCOMES = {
  imported: 'imported',
  unchanged: 'nothing has changed',
  refused: 'refused: the stock is as it was',
} as const satisfies Record<ImportReport['outcome'], string>;

/** An import in a few readable lines: where the rows went, what happened to the stock, what was wrong most often. */
export function importSummary(report: ImportReport, reportFile: string): string {
  const { rows, stock } = report;
  const leftOut = rows.left_out > 0 ? `, ${wholeNumber(rows.left_out)} left out by --where` : '';
  return [
    `${report.site}: ${OUTCOMES[report.outcome]}`,
    `  rows    ${wholeNumber(rows.in_feed)} in the feed${leftOut}, ${wholeNumber(rows.read)} read`,
    `          = ${wholeNumber(rows.clean)} clean + ${wholeNumber(rows.repaired)} repaired + ${wholeNumber(rows.rejected)} rejected`,
    `  stock   ${wholeNumber(stock.after)} cars (${wholeNumber(stock.before)} before): ${wholeNumber(stock.added)} new, ${wholeNumber(stock.gone)} gone, ${wholeNumber(stock.price_changes)} with another price`,
    ...kinds('rejected', report.rejected, report.counted_in),
    ...kinds('repaired', report.repaired, report.counted_in),
    `  report  ${reportFile}`,
  ].join('\n');
}

/** The kinds of trouble, most frequent first, each with its first line. */
function kinds(
  title: string,
  entries: readonly ReportEntry[],
  countedIn: ImportReport['counted_in'],
): string[] {
  const groups = Map.groupBy(entries, ({ field, reason }) => `${field}: ${reason}`);
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const shown = sorted.slice(0, SHOWN).map(([kind, group]) => {
    const [first] = group;
    return `    ${wholeNumber(group.length).padStart(7)}  ${kind} (first: ${countedIn} ${first?.line})`;
  });
  const more = sorted.length > SHOWN ? [`             and ${sorted.length - SHOWN} more kinds`] : [];
  return shown.length === 0 ? [] : [`  ${title}`, ...shown, ...more];
}
