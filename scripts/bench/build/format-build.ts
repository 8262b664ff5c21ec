import { formatTable } from '#scripts/cli/table.ts';
import type { BuildFigures } from './build-bench.ts';

/** The cost of rendering by kind of page, as a table. The kind 'search' covers every route of the stock search. */
export function formatBuildTables(
  { kinds, writeSeconds, ratioToWriting }: BuildFigures,
  compileSeconds: number,
): string {
  const rows = kinds.map(({ kind, pages, cpu, kilobytes }) => [
    kind,
    String(pages),
    cpu.toFixed(2),
    kilobytes.toFixed(1),
  ]);
  return [
    formatTable(['kind', 'pages', 'CPU ms a page', 'KB a page'], rows),
    '',
    `compile ${compileSeconds.toFixed(1)} s (0 when nothing changed)`,
    `plain files of the same bytes ${writeSeconds.toFixed(2)} s; rendering and writing ${ratioToWriting.toFixed(1)} times that`,
  ].join('\n');
}
