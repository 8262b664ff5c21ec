import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import type { Area } from './areas.ts';
import { type MutationReport, reportSchema } from './scores.ts';

/**
 * Scripts that run in pages have their tests in `tests/components` and in browsers; stubs of packages name exports by texts, which
 * Stryker can't read; the tests of the store in PostgreSQL start a database, which would take a night.
 */
const NOT_MUTATED = [
  '!src/**/*.island.ts',
  '!src/search/instantsearch/stubs/**',
  '!src/leads/store/postgres/**',
];

/**
 * Mutates the TypeScript files at paths of one area ('src/domain/hours', 'src/domain/paths.ts') and runs the area's unit tests on
 * each mutant; what has not changed since its last run is taken from that. Throws an ExpectedError if the tests fail unmutated.
 */
export async function runStryker(area: Area, paths: readonly string[]): Promise<MutationReport> {
  const mutated = paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`));
  const { code } = await runTool('stryker', ['run', '--mutate', [...mutated, ...NOT_MUTATED].join(',')], {
    env: { MUTATION_AREA: area },
    live: true,
  });
  if (code !== 0)
    throw new ExpectedError(`src/${area}: Stryker failed, see above. Its tests must pass first.`);
  const { files } = v.parse(reportSchema, JSON.parse(await readFile(`.data/mutation/${area}.json`, 'utf8')));
  const isAsked = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return { files: Object.fromEntries(Object.entries(files).filter(([file]) => isAsked(file))) };
}
