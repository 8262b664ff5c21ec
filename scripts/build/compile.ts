import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { PACKAGE_ROOT, TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { listOverrides } from '#scripts/overrides/overrides.ts';
import { TEMPLATES_FOLDER } from '#site/read-template.ts';
import type { Folders } from './folders.ts';

/** The sources of the compiled app: it is compiled again only if one of them changed. */
const SOURCES = [
  ...['src', 'public', 'scripts/build/adapter', 'astro.config.mjs', 'package.json', 'tsconfig.json'].map(
    (path) => join(PACKAGE_ROOT, path),
  ),
  // The project's.
  'package-lock.json',
];

/**
 * Compiles all pages, islands and styles once for all dealers into the compiled folder, unless they are up to date there. Returns the
 * build id: a hash of the sources, which is part of every page's input hash. Throws ExpectedError with the compiler's output.
 */
export async function compile({ compiledDir, sitesDir }: Folders): Promise<string> {
  const id = await hashSources(sitesDir);
  const stamp = join(compiledDir, 'build-id');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === id) return id;
  await runAstroBuild(sitesDir);
  await writeFile(stamp, id);
  return id;
}

/** A hash of everything that pages and functions are compiled from. */
export async function hashSources(sitesDir: string): Promise<string> {
  const hash = createHash('sha256');
  const own = SOURCES.flatMap(listSourceFiles);
  const overrides = (await listOverrides(sitesDir)).map(({ file }) => file);
  const templates = listSourceFiles(join(sitesDir, TEMPLATES_FOLDER));
  for (const file of [...own, ...overrides, ...templates]) {
    hash.update(`${relative('.', file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A file itself, or all that are in a folder; none if it is missing. */
function listSourceFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Not `--silent`: that would also silence the render errors of the compiled app. The environment is minimal because the
 * output must not depend on it: a test runner's DEV=1 would end up in the pages.
 */
async function runAstroBuild(sitesDir: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, astroCommand('build'), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SITES_DIR: sitesDir,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (code !== 0) throw new ExpectedError(`the pages could not be compiled:\n${output.trim()}`);
}

/** The arguments of a Node that runs a command of Astro for this package: `['…/astro.mjs', 'dev', …]`. */
export function astroCommand(command: 'build' | 'dev'): string[] {
  const program = createRequire(import.meta.url)
    .resolve('astro/package.json')
    .replace(/package\.json$/, 'bin/astro.mjs');
  return [...TYPESCRIPT_FLAGS, program, command, '--root', PACKAGE_ROOT];
}
