import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { runTool } from '#scripts/test/run-tool.ts';

/** Packages that only an audit needs: a sixth of the whole installation, which nothing else has to wait for. */
const TOOLS_DIR = join(import.meta.dirname, 'tools');

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.object({ lighthouse: v.string() }) }),
);
const installedSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
const moduleSchema = v.object({
  default: v.custom<(url: string, flags: object) => Promise<unknown>>((given) => typeof given === 'function'),
});

/** Installs the auditing tools unless the version that their lockfile names is there. Throws ExpectedError. */
export async function installAuditTools(): Promise<void> {
  const { dependencies } = v.parse(manifestSchema, await readFile(join(TOOLS_DIR, 'package.json'), 'utf8'));
  if ((await readInstalledVersion()) === dependencies.lighthouse) return;
  console.error(`Installs Lighthouse ${dependencies.lighthouse} in ${TOOLS_DIR}, once.`);
  const { code, output } = await runTool('npm', [
    'ci',
    '--prefix',
    TOOLS_DIR,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  throw new ExpectedError(
    `npm run audit: Lighthouse could not be installed. Connect to the package registry, then run this again.\n${output.trim()}`,
  );
}

async function readInstalledVersion(): Promise<string | undefined> {
  const manifest = join(TOOLS_DIR, 'node_modules', 'lighthouse', 'package.json');
  const parsed = v.safeParse(installedSchema, await readFile(manifest, 'utf8').catch(() => ''));
  return parsed.success ? parsed.output.version : undefined;
}

/** Lighthouse's function, from the package that `installAuditTools` installs. */
export async function openLighthouse(): Promise<(url: string, flags: object) => Promise<unknown>> {
  const path = createRequire(join(TOOLS_DIR, 'package.json')).resolve('lighthouse');
  return v.parse(moduleSchema, await import(pathToFileURL(path).href)).default;
}
