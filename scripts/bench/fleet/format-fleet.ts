import { formatTable } from '#scripts/cli/table.ts';
import type { FleetFigures, FleetRun } from './fleet-bench.ts';

/** The builds of the fleet as tables: what they took, and where the time of the whole build went. */
export function formatFleetTables({ dealers, runs, plainSeconds, load }: FleetFigures): string {
  const [whole] = runs;
  return [
    `${dealers} dealers, load ${load.toFixed(1)}`,
    '',
    formatTable(
      ['build', 'rendered', 'unchanged', 'wall s', 'CPU s', 'CPU ms a page', 'busy %', 'MB a process'],
      runs.map((run) => [
        run.name,
        String(run.rendered),
        String(run.unchanged),
        run.wallSeconds.toFixed(1),
        run.cpuSeconds.toFixed(1),
        run.rendered === 0 ? '-' : ((run.cpuSeconds * 1000) / run.rendered).toFixed(2),
        (run.busy * 100).toFixed(0),
        run.peakMegabytes.toFixed(0),
      ]),
    ),
    ...(whole ? ['', formatPhases(whole), '', formatRatio(whole, plainSeconds)] : []),
  ].join('\n');
}

function formatPhases({ phases, rendered, cpuSeconds }: FleetRun): string {
  const inPhases = Object.entries(phases).map(([phase, time]) => [phase, time / 1000] as const);
  const others = cpuSeconds - inPhases.reduce((sum, [, seconds]) => sum + seconds, 0);
  return formatTable(
    ['whole build', 'CPU s', 'CPU ms a page', '%'],
    [...inPhases, ['start and others', others] as const].map(([phase, seconds]) => [
      phase,
      seconds.toFixed(1),
      ((seconds * 1000) / rendered).toFixed(2),
      ((seconds / cpuSeconds) * 100).toFixed(0),
    ]),
  );
}

function formatRatio({ cpuSeconds }: FleetRun, plainSeconds: number): string {
  return `plain files of the same pages ${plainSeconds.toFixed(1)} CPU s; the whole build takes ${(cpuSeconds / plainSeconds).toFixed(1)} times that`;
}
