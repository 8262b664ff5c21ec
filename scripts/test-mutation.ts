import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { pickShard, readShard } from './cli/shard.ts';
import { formatTable } from './cli/table.ts';
import { EXCLUSIONS_FILE, type Mutant, runStryker } from './mutation/run-stryker.ts';

/** The folders of src whose code is mutated, with the per cent of mutants that tests notice: never lower. */
const AREAS = { domain: 93, search: 96, stock: 93, leads: 96, site: 96, features: 97 } as const;
const AREA_NAMES = Object.keys(AREAS) as (keyof typeof AREAS)[];

const HELP = `npm run test:mutation [-- paths] [options]

Changes the code in small ways, one at a time (mutants: a comparison turned round, a condition left out), and runs the unit
tests that mirror its folder on each. A mutant that no test notices is a rule without proof: assert it, delete it as dead
code, or, if it makes no difference, add its line to ${EXCLUSIONS_FILE} with the reason.
Lists them, prints the score of each area, and exits with 1 if one is lower than its floor in scripts/test-mutation.ts.

  paths              folders or files of src/{${AREA_NAMES.join(',')}} (default: all, which takes hours)
  --shard <part/of>  only one part of these areas, for machines side by side: 2/6`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ text: ['shard'] });
  const paths = positionals.map((path) => path.replace(/\/$/, ''));
  const stranger = paths.find((path) => !AREA_NAMES.some((area) => isInArea(path, area)));
  if (stranger !== undefined)
    throw new UsageError(
      `"${stranger}" is not in src/{${AREA_NAMES.join(',')}}. Only their code is mutated.`,
    );
  const rows: string[][] = [];
  for (const area of pickShard(AREA_NAMES, readShard(values.shard))) {
    const own = paths.length > 0 ? paths.filter((path) => isInArea(path, area)) : [`src/${area}`];
    if (own.length === 0) continue;
    const mutants = await runStryker(area, own);
    const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    for (const mutant of survived) console.log(describeMutant(mutant));
    // Those that don't compile count nowhere.
    const all = noticed.length + survived.length;
    const score = all === 0 ? 100 : (noticed.length / all) * 100;
    const verdict = score < AREAS[area] ? 'too low' : 'ok';
    rows.push([area, String(all), String(survived.length), score.toFixed(1), String(AREAS[area]), verdict]);
  }
  console.log(`\n${formatTable(['area', 'mutants', 'survived', 'score %', 'floor %', ''], rows)}`);
  return rows.some((row) => row.at(-1) === 'too low') ? 1 : 0;
});

/** Whether a path such as 'src/domain/hours' is an area, or in it. */
function isInArea(path: string, area: string): boolean {
  return path === `src/${area}` || path.startsWith(`src/${area}/`);
}

function describeMutant({ file, location, mutatorName, replacement = '' }: Mutant): string {
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${file}:${location.start.line}: ${mutatorName}: ${text}`;
}
