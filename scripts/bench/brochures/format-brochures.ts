import budgets from '#scripts/budgets.json' with { type: 'json' };
import { median, quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { BrochureFigures } from './brochure-bench.ts';

/** For one that is printed, photos at hand, in milliseconds of processor time, and for its file. */
const BUDGET = budgets.bench.brochure;

/** What printing brochures costs, as a table; figures that have a budget with their mark. */
export function formatBrochureTables({ file, cold, times, bytes }: BrochureFigures): string {
  const p50 = median(times);
  const rows = [
    ['all that a build writes, KB', (file.bytes / 1000).toFixed(0), ''],
    ['writing it, ms', file.ms.toFixed(0), ''],
    ['CPU ms, the first one', cold.toFixed(0), ''],
    ['CPU ms, p50', p50.toFixed(1), p50 <= BUDGET.p50_ms ? 'ok' : 'OVER'],
    ['CPU ms, p95', quantile(times, 0.95).toFixed(1), ''],
    ['largest PDF, KB', (bytes / 1000).toFixed(0), bytes / 1000 <= BUDGET.pdf_kb ? 'ok' : 'OVER'],
  ];
  return formatTable([`${times.length} brochures`, 'figure', ''], rows);
}
