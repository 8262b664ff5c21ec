import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import { installTool } from '#scripts/tools/install-tool.ts';

/** What we read of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements. */
const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          status: v.string(),
          replacement: v.optional(v.string()),
          location: v.object({ start: v.object({ line: v.number() }) }),
        }),
      ),
    }),
  ),
});

/** A changed place in the code, and what the tests made of it. */
export type Mutant = v.InferOutput<typeof reportSchema>['files'][string]['mutants'][number] & {
  readonly file: string;
};

const CONFIG_FILE = 'scripts/mutation/stryker.config.mjs';

/**
 * Mutates the files at paths of one area ('src/domain/hours', 'src/domain/paths.ts') that unit tests prove, says how many it leaves
 * out, and runs the area's unit tests on each mutant; what has not changed since its last run is taken from that. Excluded mutants are
 * left out. Throws an ExpectedError if the tests fail unmutated.
 */
export async function runStryker(area: string, paths: readonly string[]): Promise<Mutant[]> {
  const files = (await Promise.all(paths.map(readCode))).flat();
  const mutated = new Set(files.filter(isMutated).map(({ path }) => path));
  if (mutated.size < files.length)
    console.log(
      `${paths.join(', ')}: ${files.length - mutated.size} of ${files.length} files are not mutated, as other tests than unit tests prove them.`,
    );
  if (mutated.size === 0) return [];
  const stryker = join(await installTool('stryker'), 'node_modules/.bin/stryker');
  const { code } = await runTool(stryker, ['run', CONFIG_FILE, '--mutate', [...mutated].join(',')], {
    env: { MUTATION_AREA: area },
    live: true,
  });
  if (code !== 0)
    throw new ExpectedError(`src/${area}: Stryker failed, see above. Its tests must pass first.`);
  const report = v.parse(reportSchema, JSON.parse(await readFile(`.data/mutation/${area}.json`, 'utf8')));
  const exclusions = await readExclusions();
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    if (!mutated.has(file)) return [];
    const lines = source.split('\n');
    return mutants
      .map((mutant) => ({ ...mutant, file }))
      .filter((mutant) => !exclusions.some((each) => isExcluded(mutant, lines, each)));
  });
}

function isExcluded(
  { file, mutatorName, location }: Mutant,
  lines: readonly string[],
  exclusion: Exclusion,
): boolean {
  return (
    exclusion.file === file &&
    exclusion.mutators.includes(mutatorName) &&
    exclusion.line === lines[location.start.line - 1]?.trim()
  );
}

/** The TypeScript files at a path, sorted, without those that only declare types. */
async function readCode(path: string): Promise<CodeFile[]> {
  const isFile = (await stat(path)).isFile();
  const names = isFile ? [path] : (await readdir(path, { recursive: true })).map((name) => `${path}/${name}`);
  const code = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
  return Promise.all(code.map(async (name) => ({ path: name, text: await readFile(name, 'utf8') })));
}

/** A file of src with its text. */
interface CodeFile {
  /** From the project's root: 'src/features/car/key-facts.ts'. */
  readonly path: string;
  readonly text: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Components, islands, stubs (which name exports by texts that Stryker can't read), and what only tests with a database run. */
const UNMUTATED =
  /\.tsx$|\.island\.ts$|^src\/search\/instantsearch\/stubs\/|^src\/leads\/store\/postgres\/|^src\/features\/.*\/use-[^/]*$/;

/** Packages of components and of stores, and the project's own modules that work in browsers alone. */
const REACT_MODULE = /^(?![#.]).*(react|nanostores)|^#browser\/(?!log\.ts|storage\.ts)/;

/** Objects and types that Node does not have. */
const BROWSER_NAME =
  /\b((document|window|history|navigator|localStorage|sessionStorage)( ?[!=]==|[.)])|location\.(assign|hash|hostname|href|origin|pathname|reload|replace|search)\b|requestAnimationFrame|DOMParser|HTML\w*Element)/;

/** Whether unit tests prove a TypeScript file. What they don't run, its mutants would all survive. */
function isMutated({ path, text }: CodeFile): boolean {
  if (UNMUTATED.test(path)) return false;
  // The one area with stores and scripts of pages among its rules: tests/components and browsers run those.
  if (!path.startsWith('src/features/')) return true;
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^import type [^;]*;$/gm, '');
  const imports = [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return (
    !imports.some((specifier) => REACT_MODULE.test(specifier)) &&
    !BROWSER_NAME.test(code.replaceAll(IMPORT, ''))
  );
}

/** Mutants that make no difference, each with the reason. */
export const EXCLUSIONS_FILE = 'tests/mutation-exclusions.tsv';

/** Mutants that count nowhere: those of some mutators that begin in a line of a file. */
interface Exclusion {
  readonly file: string;
  readonly mutators: readonly string[];
  /** The line without the blanks around it. */
  readonly line: string;
  readonly reason: string;
}

/** Reads the list; the mutators of a row are separated by commas. */
export async function readExclusions(): Promise<Exclusion[]> {
  const rows = parse<Record<'file' | 'mutators' | 'line' | 'reason', string>>(
    await readFile(EXCLUSIONS_FILE, 'utf8'),
    { columns: true, delimiter: '\t' },
  );
  return rows.map((row) => ({ ...row, mutators: row.mutators.split(',') }));
}
