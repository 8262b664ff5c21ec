import { availableParallelism, loadavg } from 'node:os';
import { median } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { ServingFigures } from './load-bench.ts';
import type { MemoryFigures } from './memory-flood.ts';
import type { LoadFigures } from './run-wrk.ts';

/** What the host answers under load, as tables. */
export function formatLoadTables({ asked, pages, slow }: ServingFigures): string {
  const rows = asked.map(({ name, cpu, host, nginx }) => [
    name,
    cpu.toFixed(0),
    ...describeHost(host),
    ...compare(host, nginx),
  ]);
  const memory = [
    ['1,000 connections ask for a page', ...describeMemory(pages)],
    ['400 never end their headers, 400 never read 20 MB', ...describeMemory(slow)],
  ];
  return [
    formatTable(
      [
        '64 connections',
        'CPU µs',
        'per second',
        'p50 ms',
        'p99 ms',
        'failed',
        'nginx per second',
        'p99 ms',
        'share',
      ],
      rows,
    ),
    formatTable(['memory of the host, MB', 'before', 'most', '10 s after'], memory),
    `Medians of three turns; one process each. Machine: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}, with the client.`,
  ].join('\n\n');
}

function describeHost(rounds: readonly LoadFigures[]): string[] {
  return [
    medianOf(rounds, 'perSecond').toFixed(0),
    medianOf(rounds, 'p50').toFixed(1),
    medianOf(rounds, 'p99').toFixed(1),
    String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
  ];
}

/** nginx's figures, and the host's share of them: the median of the turns' own. */
function compare(host: readonly LoadFigures[], nginx: readonly LoadFigures[]): string[] {
  if (nginx.length === 0) return ['', '', ''];
  const shares = nginx.map(({ perSecond }, round) => (host[round]?.perSecond ?? 0) / perSecond);
  return [
    medianOf(nginx, 'perSecond').toFixed(0),
    medianOf(nginx, 'p99').toFixed(1),
    `${(median(shares) * 100).toFixed(0)} %`,
  ];
}

function medianOf(rounds: readonly LoadFigures[], name: 'perSecond' | 'p50' | 'p99'): number {
  return median(rounds.map((figures) => figures[name]));
}

function describeMemory({ before, most, after }: MemoryFigures): string[] {
  return [before, most, after].map((megabytes) => megabytes.toFixed(0));
}
