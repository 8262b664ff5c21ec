import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';
import { installTool } from '#scripts/tools/install-tool.ts';
import { leaveOut, readExclusions } from './exclusions.ts';
import { type Area, type MutationReport, reportSchema } from './scores.ts';

const CONFIG_FILE = 'scripts/mutation/stryker.config.mjs';

/**
 * Mutates the files at paths of one area ('src/domain/hours', 'src/domain/paths.ts') that unit tests prove, says how many it leaves
 * out, and runs the area's unit tests on each mutant; what has not changed since its last run is taken from that. The report is without
 * the excluded mutants. Throws an ExpectedError if the tests fail unmutated.
 */
export async function runStryker(area: Area, paths: readonly string[]): Promise<MutationReport> {
  const files = (await Promise.all(paths.map(readCode))).flat();
  const mutated = new Set(files.filter(isMutated).map(({ path }) => path));
  if (mutated.size < files.length)
    console.log(
      `${paths.join(', ')}: ${files.length - mutated.size} of ${files.length} files are not mutated, as other tests than unit tests prove them.`,
    );
  if (mutated.size === 0) return { files: {} };
  const stryker = join(await installTool('stryker'), 'node_modules/.bin/stryker');
  const { code } = await runTool(stryker, ['run', CONFIG_FILE, '--mutate', [...mutated].join(',')], {
    env: { MUTATION_AREA: area },
    live: true,
  });
  if (code !== 0)
    throw new ExpectedError(`src/${area}: Stryker failed, see above. Its tests must pass first.`);
  const report = v.parse(reportSchema, JSON.parse(await readFile(`.data/mutation/${area}.json`, 'utf8')));
  const own = Object.entries(report.files).filter(([file]) => mutated.has(file));
  return leaveOut({ files: Object.fromEntries(own) }, await readExclusions());
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
