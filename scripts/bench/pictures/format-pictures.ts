import { availableParallelism, loadavg } from 'node:os';
import { quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import type { PictureFigures, PictureTimes } from './picture-bench.ts';

/** What visitors wait for pictures during a flood, as a table. */
export function formatPictureTables({ finished, unmade, flood }: PictureFigures): string {
  const rows = [
    toRow('finished pictures', finished),
    toRow('pictures to be made', unmade),
    toRow('the flood itself', flood),
  ];
  return [
    formatTable(
      ['150 connections ask for new pictures', 'asked', 'came', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows,
    ),
    `Machine: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}, with the clients.`,
  ].join('\n\n');
}

function toRow(name: string, { asked, times }: PictureTimes): string[] {
  const share = asked === 0 ? 0 : times.length / asked;
  return [
    name,
    String(asked),
    `${(share * 100).toFixed(1)} %`,
    ...[0.5, 0.95, 0.99].map((at) => quantile(times, at).toFixed(0)),
  ];
}
