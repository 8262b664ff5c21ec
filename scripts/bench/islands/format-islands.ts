import { availableParallelism, loadavg } from 'node:os';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { IslandFigures } from './islands-bench.ts';

/** Limits for press times on a four times slower phone, and for the extra JavaScript that an island loads. */
const BUDGET = budgets.bench.islands;

/** A table with a row for each island and a verdict for each figure that has a budget. */
export function formatIslandTables(figures: readonly IslandFigures[]): string {
  const load = loadavg()[0]?.toFixed(1);
  return [
    formatTable(
      ['island', 'press', 'JS before KB', 'JS after KB', 'first p95 ms', 'answered p95 ms', 'later p95 ms'],
      figures.map(({ island, press, kilobytesBefore, kilobytesAfter, first, answered, later }) => [
        island,
        press,
        kilobytesBefore.toFixed(1),
        formatWithVerdict(kilobytesAfter, BUDGET.js_kb, 1),
        formatWithVerdict(quantile(first, 0.95), BUDGET.first_press_ms),
        quantile(answered, 0.95).toFixed(0),
        formatWithVerdict(quantile(later, 0.95), BUDGET.later_press_ms),
      ]),
    ),
    `Budgets at 4x: first press ${BUDGET.first_press_ms} ms and later presses ${BUDGET.later_press_ms} ms by Event Timing, ${BUDGET.js_kb} KB after intent.`,
    `Machine: ${availableParallelism()} processors, load ${load}. Above one per processor, times are too high.`,
  ].join('\n\n');
}

function formatWithVerdict(amount: number, limit: number, digits = 0): string {
  return `${amount.toFixed(digits)} ${amount <= limit ? 'ok' : 'OVER'}`;
}
