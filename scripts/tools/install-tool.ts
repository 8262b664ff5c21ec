import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';

/** Packages of a single command each, with a lock file of their own: a fifth of an installation that has them all. */
export type ToolName = 'fonts' | 'lighthouse' | 'stryker';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.record(v.string(), v.string()) }),
);
const installedSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** Installs a tool unless the versions that its manifest names are there. Returns its folder. Throws ExpectedError. */
export async function installTool(name: ToolName): Promise<string> {
  const dir = join(import.meta.dirname, name);
  const { dependencies } = v.parse(manifestSchema, await readFile(join(dir, 'package.json'), 'utf8'));
  const installed = await Promise.all(Object.keys(dependencies).map((each) => readVersion(dir, each)));
  if (Object.values(dependencies).every((version, index) => version === installed[index])) return dir;
  console.error(`Installs ${Object.keys(dependencies).join(', ')} in ${dir}, once.`);
  const args = ['ci', '--prefix', dir, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runTool('npm', args);
  if (code === 0) return dir;
  throw new ExpectedError(
    `${dir}: could not be installed. Connect to the package registry, then run this again.\n${output.trim()}`,
  );
}

async function readVersion(dir: string, name: string): Promise<string | undefined> {
  const manifest = join(dir, 'node_modules', name, 'package.json');
  const parsed = v.safeParse(installedSchema, await readFile(manifest, 'utf8').catch(() => ''));
  return parsed.success ? parsed.output.version : undefined;
}

/** The default export of a package, a function, from a tool that `installTool` has installed. */
export async function importTool(
  dir: string,
  name: string,
): Promise<(...args: readonly unknown[]) => Promise<unknown>> {
  const path = createRequire(join(dir, 'package.json')).resolve(name);
  const { default: call } = await import(pathToFileURL(path).href);
  return call;
}
