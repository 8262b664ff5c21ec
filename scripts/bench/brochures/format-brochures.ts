import budgets from '#scripts/budgets.json' with { type: 'json' };
import { median, quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { BrochureFigures } from './brochure-bench.ts';

/** Limits for one brochure: CPU time in milliseconds with its photos loaded, and file size. */
const BUDGET = budgets.bench.brochure;

/** The cost of printing brochures as a table, with a verdict for each figure that has a budget. */
export function formatBrochureTables({ file, cold, times, bytes }: BrochureFigures): string {
  const p50 = median(times);
  const rows = [
    ['file written by the build, KB', (file.bytes / 1000).toFixed(0), ''],
    ['writing it, ms', file.ms.toFixed(0), ''],
    ['CPU ms, the first one', cold.toFixed(0), ''],
    ['CPU ms, p50', p50.toFixed(1), p50 <= BUDGET.p50_ms ? 'ok' : 'OVER'],
    ['CPU ms, p95', quantile(times, 0.95).toFixed(1), ''],
    ['largest PDF, KB', (bytes / 1000).toFixed(0), bytes / 1000 <= BUDGET.pdf_kb ? 'ok' : 'OVER'],
  ];
  return formatTable([`${times.length} brochures`, 'figure', ''], rows);
}
