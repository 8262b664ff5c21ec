import { availableParallelism, loadavg } from 'node:os';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { median, quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { SearchFigures } from './search-bench.ts';
import { QUERIES } from './search-queries.ts';

/** Limits for a large dealer's search on a phone: milliseconds per batch, kilobytes of the index. */
const BUDGET = budgets.bench.search;

/** All figures as tables, with a verdict for each that has a budget. */
export function formatSearchTables(figures: readonly SearchFigures[]): string {
  const load = loadavg()[0]?.toFixed(1);
  return [
    formatSummary(figures),
    `Budgets at ${BUDGET.cars} cars, ${BUDGET.slowdown}x: p50 ${BUDGET.p50_ms} ms, p95 ${BUDGET.p95_ms} ms, ${BUDGET.index_kib} KB brotli.`,
    formatByQuery(figures),
    `Machine: ${availableParallelism()} processors, load ${load}. Above one per processor, times are too high.`,
  ].join('\n\n');
}

function formatSummary(figures: readonly SearchFigures[]): string {
  return formatTable(
    ['cars', 'CPU', 'p50 ms', 'p95 ms', 'parse ms', 'create ms', 'first ms', 'text ms', 'KB', 'KB brotli'],
    figures.map((figure) => {
      const times = figure.batches.flatMap((batch) => batch.times);
      const { parse, create, batch, text } = figure.cold;
      return [
        String(figure.cars),
        `${figure.slowdown}x`,
        formatWithVerdict(quantile(times, 0.5), figure, BUDGET.p50_ms),
        formatWithVerdict(quantile(times, 0.95), figure, BUDGET.p95_ms),
        ...[parse, create, batch, text].map((time) => time.toFixed(1)),
        (figure.bytes / 1024).toFixed(0),
        formatWithVerdict(figure.brotliBytes / 1024, figure, BUDGET.index_kib),
      ];
    }),
  );
}

/** '3.20 ok', '4.10 OVER'; only the number if there is no budget. */
function formatWithVerdict(amount: number, { cars, slowdown }: SearchFigures, limit: number): string {
  const text = amount.toFixed(2);
  if (cars !== BUDGET.cars || slowdown !== BUDGET.slowdown) return text;
  return `${text} ${amount <= limit ? 'ok' : 'OVER'}`;
}

/** The median time of each query, and the number of cars it found in the largest stock. */
function formatByQuery(figures: readonly SearchFigures[]): string {
  return formatTable(
    [
      'median ms of',
      ...figures.map(({ cars, slowdown }) => `${cars} ${slowdown}x`),
      `found in ${figures.at(-1)?.cars}`,
    ],
    QUERIES.map(({ name }, number) => [
      name,
      ...figures.map(({ batches }) => median(batches[number]?.times ?? []).toFixed(2)),
      String(figures.at(-1)?.batches[number]?.found),
    ]),
  );
}
