import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { pickShard, readShard } from './cli/shard.ts';
import { EXCLUSIONS_FILE } from './mutation/exclusions.ts';
import { runStryker } from './mutation/run-stryker.ts';
import {
  AREA_NAMES,
  countMutants,
  findArea,
  findFallen,
  formatScores,
  isWholeFolder,
  listSurvivors,
  type Scores,
  scoresSchema,
} from './mutation/scores.ts';

const SCORES_FILE = 'tests/mutation-scores.json';

const HELP = `npm run test:mutation [-- paths] [options]

Changes the code in small ways, one at a time (mutants: a comparison turned round, a condition left out), and runs the unit
tests that mirror its folder on each. A mutant that no test notices is a rule without proof: assert it, delete it as dead
code, or, if it makes no difference, add its line to ${EXCLUSIONS_FILE} with the reason.
Lists them, prints the score of each folder, and exits with 1 if one is lower than in ${SCORES_FILE}.

  paths              folders or files of src/{${AREA_NAMES.join(',')}} (default: all, which takes hours)
  --shard <part/of>  only one part of these areas, for machines side by side: 2/6
  --update           write the scores to ${SCORES_FILE}`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ text: ['shard'], flags: ['update'] });
  const paths = positionals.map((path) => path.replace(/\/$/, ''));
  const stranger = paths.find((path) => findArea(path) === undefined);
  if (stranger !== undefined)
    throw new UsageError(
      `"${stranger}" is not in src/{${AREA_NAMES.join(',')}}. Only their code is mutated.`,
    );
  const asked = paths.length > 0 ? paths : AREA_NAMES.map((name) => `src/${name}`);
  const before: Scores = v.parse(scoresSchema, JSON.parse(await readFile(SCORES_FILE, 'utf8')));
  let after: Scores = {};
  for (const area of pickShard(AREA_NAMES, readShard(values.shard))) {
    const own = asked.filter((path) => findArea(path) === area);
    if (own.length === 0) continue;
    const report = await runStryker(area, own);
    console.log(listSurvivors(report).join('\n'));
    after = { ...after, ...countMutants(report) };
  }
  console.log(`\n${formatScores(after)}`);
  const whole = Object.fromEntries(Object.entries(after).filter(([folder]) => isWholeFolder(folder, asked)));
  if (values.update) {
    const all = Object.entries({ ...before, ...whole }).sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(SCORES_FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    return 0;
  }
  const fallen = findFallen(before, whole);
  console.log(fallen.join('\n'));
  return fallen.length === 0 ? 0 : 1;
});
