import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from './build/files.ts';
import { readArgs, runCommand } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { runTool } from './test/run-tool.ts';

const HELP = `npm run test:leads [-- options]

Tests that no lead is lost: kills the host while leads arrive and the dealer's system fails, plays random schedules of
faults and crashes, sends everything twice, takes the dealer's system offline for an hour, and sends malformed requests
to every address. Also lets targets fail until staff must know, erases people while others write and searches the files for
them, and stops hosts under load. Kills one of two hosts that share a PostgreSQL database, where there is one, and the
database of a host. Prints tables of figures; the exit code is 1 if one of them is wrong.

  --long   release mode: 500 kills, 10,000 schedules, 18,000 leads, 5,000 malformed calls of each address, 120 outages,
           500 people erased, 20 stops, 100 kills of one of two hosts and of the database`;

/** The stores by the names of their tests, and as they are called. */
const STORES = { sqlite: 'SQLite', blobs: 'Netlify Blobs', postgres: 'PostgreSQL' } as const;

await runCommand(HELP, async () => {
  const { values } = readArgs({ flags: ['long'] });
  await using folder = await makeTemporaryFolder('leads');
  const file = join(folder.path, 'figures.jsonl');
  const { code } = await runTool('vitest', ['run', '--project', 'reliability', '--no-file-parallelism'], {
    env: { LEAD_FIGURES: file, ...(values.long && { TEST_LONG: '1' }) },
    live: true,
  });
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  console.log(formatFigures(lines.map((line) => JSON.parse(line) as LeadFigure)));
  return code === 0 ? 0 : 1;
});

/** One result of the tests that no lead is lost. */
interface LeadFigure {
  readonly what: string;
  readonly value: string;
  /** The store that it is about; none = all alike. */
  readonly store?: string;
}

/** Two tables: what does not depend on the store, and the stores side by side. */
function formatFigures(figures: readonly LeadFigure[]): string {
  const common = figures.filter(({ store }) => store === undefined);
  const byStore = Map.groupBy(
    figures.filter((figure) => !common.includes(figure)),
    ({ what }) => what,
  );
  const rows = [...byStore].map(([what, values]) => [
    what,
    ...Object.keys(STORES).map((name) => values.find(({ store }) => store === name)?.value ?? '-'),
  ]);
  return [
    formatTable(
      ['action', 'result'],
      common.map(({ what, value }) => [what, value]),
    ),
    formatTable(['action', ...Object.values(STORES)], rows),
  ].join('\n\n');
}
