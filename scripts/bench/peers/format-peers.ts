import { formatTable } from '#scripts/cli/table.ts';
import type { PeerFigures } from './peers-bench.ts';

/** The same pages made in several ways as a table, with the ratio of CPU time to ours. */
export function formatPeerTables({ dealers, runs, skipped, load }: PeerFigures): string {
  const ours = runs[0]?.cpu ?? 0;
  const rows = runs.map(({ name, pages, bytes, wall, cpu }) => [
    name,
    String(pages),
    (bytes / 1e6).toFixed(1),
    wall.toFixed(1),
    cpu.toFixed(1),
    ((wall * 1000) / pages).toFixed(2),
    ((cpu * 1000) / pages).toFixed(2),
    (cpu / ours).toFixed(2),
  ]);
  const headings = ['', 'pages', 'MB', 'wall s', 'CPU s', 'ms a page', 'CPU ms a page', 'CPU to ours'];
  return [
    `${dealers} dealers one after the other, load ${load.toFixed(1)}`,
    '',
    formatTable(headings, rows),
    ...skipped.map((line) => `skipped: ${line}`),
  ].join('\n');
}
