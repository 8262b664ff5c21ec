import { availableParallelism, loadavg } from 'node:os';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { LeadFigures } from './leads-bench.ts';

/** Required throughput of the host on two processors, shared with the clients. */
const BUDGET = budgets.bench.leads;

/** The cost of accepting leads as a table, with a verdict for each figure that has a budget. */
export function formatLeadTables(figures: LeadFigures): string {
  const { seconds, accepted, failed, times, hostCpu, clientCpu, acknowledged, lost } = figures;
  const perSecond = accepted / seconds;
  const p99 = quantile(times, 0.99);
  const load = loadavg()[0]?.toFixed(1);
  const rows = [
    ['leads a second', perSecond.toFixed(0), perSecond >= BUDGET.per_second ? 'ok' : 'UNDER'],
    ['p50 ms', quantile(times, 0.5).toFixed(1), ''],
    ['p99 ms', p99.toFixed(1), p99 <= BUDGET.p99_ms ? 'ok' : 'OVER'],
    ['longest ms', quantile(times, 1).toFixed(1), ''],
    ['CPU ms a lead, host', hostCpu.toFixed(2), ''],
    ['CPU ms a lead, clients', clientCpu.toFixed(2), ''],
    ['not accepted', String(failed), failed === 0 ? 'ok' : 'OVER'],
    [`lost of ${acknowledged} acknowledged`, String(lost), lost === 0 ? 'ok' : 'OVER'],
  ];
  return [
    formatTable([`over ${seconds.toFixed(0)} s`, 'figure', ''], rows),
    `Budgets: ${BUDGET.per_second} a second, p99 ${BUDGET.p99_ms} ms, on two processors with the clients.`,
    `Machine: ${availableParallelism()} processors, load ${load}. Above what this bench brings (2), the first four are too bad.`,
  ].join('\n\n');
}
