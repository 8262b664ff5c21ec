import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { applyFault, type Fault, readFaults } from '#tests/spec/read-faults.ts';
import { type Row, readRows } from '#tests/spec/read-rows.ts';
import { getGenerationsDir } from './build/publish.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { pickShard, readShard } from './cli/shard.ts';
import { DEMO_DEALERS } from './demo/demo-dealers.ts';
import { findDealers } from './faults/find-dealers.ts';
import { buildSites, findFailingEvidence, needsSites } from './faults/run-evidence.ts';
import { prepareWorkspace } from './faults/workspace.ts';
import { TEST_ENV } from './test/environment.ts';

const ROWS = 'tests/spec/rows.tsv';
const FAULTS = 'tests/spec/faults.tsv';

const HELP = `npm run test:faults [-- rows] [options]

Puts the fault of each row (${FAULTS}) into its code, one at a time and in a copy of the project, and looks whether the row's
evidence (${ROWS}) notices it: its unit tests first, then built pages, then browsers. First all of that evidence must
hold without a fault. Exits with 1 if a fault is not noticed.

  rows               ids or areas: PRICE-03 HOURS (default: all, which takes an hour or two)
  --shard <part/of>  only one part of them, for machines side by side: 2/6
  --no-clean         skips the look at the evidence without faults`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ shard: { type: 'string' }, 'no-clean': { type: 'boolean' } });
  const { rows } = readRows(await readFile(ROWS, 'utf8'));
  const { faults, problems } = readFaults(await readFile(FAULTS, 'utf8'));
  if (problems.length > 0) throw new ExpectedError(`${FAULTS}: ${problems.join('\n')}`);
  const asked = pickShard(pickRows(rows, positionals), readShard(values.shard));
  const chosen = asked.flatMap((row) => {
    const fault = faults.find((each) => each.row === row.id);
    return fault ? [{ row, fault }] : [];
  });

  const dir = await prepareWorkspace();
  const sites = createBuilder(dir);
  if (!values['no-clean']) {
    const evidence = chosen.flatMap(({ row }) => row.evidence);
    const failing = await findFailingEvidence(evidence, {
      sites: sites.buildWithoutFaults,
      dir,
      all: true,
    });
    if (failing.length > 0)
      throw new ExpectedError(`Evidence fails without a fault:\n${failing.join('\n')}\nMend it first.`);
  }
  let unnoticed = 0;
  for (const { row, fault } of chosen) {
    const result = await tryFault(dir, row, fault, sites).catch((error: unknown) => {
      if (error instanceof ExpectedError) return error;
      throw error;
    });
    const isNoticed = !(result instanceof ExpectedError) && result.length > 0;
    if (!isNoticed) unnoticed++;
    const [by = 'NOT NOTICED'] = result instanceof ExpectedError ? [`ERROR: ${result.message}`] : result;
    console.log(`${row.id} ${row.code}: ${by}`);
  }
  console.log(`\n${chosen.length - unnoticed} of ${chosen.length} faults were noticed.`);
  return unnoticed === 0 ? 0 : 1;
});

/** The rows of some ids and areas: 'PRICE-03', 'HOURS'. */
function pickRows(rows: readonly Row[], names: readonly string[]): Row[] {
  const isNamed = ({ id }: Row, name: string) => id === name || id.startsWith(`${name}-`);
  const stranger = names.find((name) => !rows.some((row) => isNamed(row, name)));
  if (stranger !== undefined) throw new UsageError(`"${stranger}" is no row or area of ${ROWS}.`);
  return rows.filter((row) => names.length === 0 || names.some((name) => isNamed(row, name)));
}

/** What notices a fault: a line for each. Throws an ExpectedError if the fault can't be put in, or stops the build. */
async function tryFault(dir: string, row: Row, fault: Fault, sites: Builder): Promise<string[]> {
  const file = join(dir, row.code);
  const code = await readFile(file, 'utf8');
  const faulty = applyFault(fault, code);
  if (typeof faulty === 'string') throw new ExpectedError(`${row.code}: ${faulty}`);
  if (row.evidence.some(needsSites)) await sites.buildWithoutFaults();
  await writeFile(file, faulty.code);
  try {
    const dealers = await findDealers(row.evidence);
    return await findFailingEvidence(row.evidence, {
      sites: () => sites.build(dealers),
      dir,
      all: false,
    });
  } finally {
    await writeFile(file, code);
  }
}

interface Builder {
  /** Builds all dealers once, before there is a fault. */
  readonly buildWithoutFaults: () => Promise<void>;
  /** Builds some dealers again. The others are as they are without a fault, whatever was built before. */
  readonly build: (slugs: readonly string[]) => Promise<void>;
}

function createBuilder(dir: string): Builder {
  const getBuilt = (slug: string) => getGenerationsDir(join(dir, TEST_ENV.DIST_DIR), slug);
  const getKept = (slug: string) => join(dir, '.data/sites-without-faults', slug);
  let isKept = false;
  let faulty: readonly string[] = [];
  return {
    async buildWithoutFaults() {
      if (isKept) return;
      await buildSites(dir, DEMO_DEALERS);
      for (const slug of DEMO_DEALERS) await replaceFolder(getBuilt(slug), getKept(slug));
      isKept = true;
    },
    async build(slugs) {
      for (const slug of faulty) await replaceFolder(getKept(slug), getBuilt(slug));
      faulty = slugs;
      await buildSites(dir, slugs);
    },
  };
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}
