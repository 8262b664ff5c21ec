import { formatWholeNumber } from '#domain/numbers.ts';
import type { ImportReport, ReportEntry } from '#stock/rows/report.ts';

/** The largest number of kinds of problems in the summary; the report has all of them. */
const MAX_SHOWN_KINDS = 12;

const OUTCOME_LABELS = {
  imported: 'imported',
  unchanged: 'nothing has changed',
  refused: 'refused: the stock is as it was',
} as const satisfies Record<ImportReport['outcome'], string>;

/** Summarises an import in a few lines: the rows, the changes of the stock and the most frequent problems. */
export function formatImportSummary(report: ImportReport, reportFile: string): string {
  const { rows, stock } = report;
  const leftOut = rows.left_out > 0 ? `, ${formatWholeNumber(rows.left_out)} left out by --where` : '';
  return [
    `${report.site}: ${OUTCOME_LABELS[report.outcome]}`,
    `  rows    ${formatWholeNumber(rows.in_feed)} in the feed${leftOut}, ${formatWholeNumber(rows.read)} read`,
    `          = ${formatWholeNumber(rows.held)} held back + ${formatWholeNumber(rows.clean)} clean + ${formatWholeNumber(rows.repaired)} repaired`,
    `  stock   ${formatWholeNumber(stock.after)} cars (${formatWholeNumber(stock.before)} before): ${formatWholeNumber(stock.added)} new, ${formatWholeNumber(stock.gone)} gone, ${formatWholeNumber(stock.price_changes)} with another price`,
    ...report.notes.map((note) => `  note    the feed ${note}`),
    ...listHiddenCars(report.shown),
    ...listProblemKinds('held back', report.held, report.counted_in),
    ...listProblemKinds('repaired', report.repaired, report.counted_in),
    `  report  ${reportFile}`,
  ].join('\n');
}

/** '39 of 60 shown', with a line for every reason why the others are not. */
function listHiddenCars({ cars, shown, hidden }: ImportReport['shown']): string[] {
  if (hidden.length === 0) return [];
  return [
    `  shown   ${formatWholeNumber(shown)} of ${formatWholeNumber(cars)}`,
    ...hidden.map(
      ({ reason, cars: count, fix }) => `    ${formatWholeNumber(count).padStart(7)}  ${reason}. ${fix}`,
    ),
  ];
}

/** The kinds of problems, most frequent first, each with its first line. */
function listProblemKinds(
  title: string,
  entries: readonly ReportEntry[],
  countedIn: ImportReport['counted_in'],
): string[] {
  const groups = Map.groupBy(entries, ({ field, reason }) => `${field}: ${reason}`);
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const shown = sorted.slice(0, MAX_SHOWN_KINDS).map(([kind, group]) => {
    const [first] = group;
    return `    ${formatWholeNumber(group.length).padStart(7)}  ${kind} (first: ${countedIn} ${first?.line}). ${first?.fix}`;
  });
  const more =
    sorted.length > MAX_SHOWN_KINDS ? [`             and ${sorted.length - MAX_SHOWN_KINDS} more kinds`] : [];
  return shown.length === 0 ? [] : [`  ${title}`, ...shown, ...more];
}
