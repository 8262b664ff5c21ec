import { readdir, readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import type { Area } from './areas.ts';
import { type CodeFile, pickMutated } from './mutated-files.ts';
import { type MutationReport, reportSchema } from './scores.ts';

/**
 * Mutates the files at paths of one area ('src/domain/hours', 'src/domain/paths.ts') that unit tests prove, says which it leaves out,
 * and runs the area's unit tests on each mutant; what has not changed since its last run is taken from that. Throws an ExpectedError
 * if the tests fail unmutated.
 */
export async function runStryker(area: Area, paths: readonly string[]): Promise<MutationReport> {
  const { mutated, leftOut } = pickMutated((await Promise.all(paths.map(readCode))).flat());
  if (leftOut !== undefined) console.log(`${paths.join(', ')}: ${leftOut}`);
  if (mutated.length === 0) return { files: {} };
  const { code } = await runTool('stryker', ['run', '--mutate', mutated.join(',')], {
    env: { MUTATION_AREA: area },
    live: true,
  });
  if (code !== 0)
    throw new ExpectedError(`src/${area}: Stryker failed, see above. Its tests must pass first.`);
  const { files } = v.parse(reportSchema, JSON.parse(await readFile(`.data/mutation/${area}.json`, 'utf8')));
  const isMutated = (file: string) => mutated.includes(file);
  return { files: Object.fromEntries(Object.entries(files).filter(([file]) => isMutated(file))) };
}

/** The TypeScript files at a path, sorted, without those that only declare types. */
export async function readCode(path: string): Promise<CodeFile[]> {
  const isFile = (await stat(path)).isFile();
  const names = isFile ? [path] : (await readdir(path, { recursive: true })).map((name) => `${path}/${name}`);
  const code = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
  return Promise.all(code.map(async (name) => ({ path: name, text: await readFile(name, 'utf8') })));
}
