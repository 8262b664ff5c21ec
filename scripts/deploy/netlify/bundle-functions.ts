import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import type { FunctionBundle } from './function-bundle.ts';

/**
 * Netlify's own bundler. It is fetched when functions are first bundled: 290 packages, 113 MB, that nobody else needs.
 */
const BUNDLER = '@netlify/zip-it-and-ship-it';
const BUNDLER_VERSION = '16.2.3';

const trafficRulesSchema = v.object({
  action: v.object({
    type: v.string(),
    config: v.object({
      rateLimitConfig: v.object({ algorithm: v.string(), windowSize: v.number(), windowLimit: v.number() }),
      aggregate: v.unknown(),
      to: v.optional(v.string()),
    }),
  }),
});

/** What the bundler says of a function. */
const bundledSchema = v.object({
  name: v.string(),
  path: v.string(),
  runtime: v.string(),
  runtimeVersion: v.optional(v.string()),
  invocationMode: v.optional(v.string()),
  schedule: v.optional(v.string()),
  routes: v.optional(v.array(v.unknown()), []),
  excludedRoutes: v.optional(v.array(v.unknown()), []),
  priority: v.optional(v.number()),
  trafficRules: v.optional(trafficRulesSchema),
  buildData: v.optional(v.unknown()),
});
type BundledFunction = v.InferOutput<typeof bundledSchema>;

type ZipFunctions = (source: string, target: string, options: object) => Promise<unknown>;

/** Bundles all functions, once for all dealers. `sources`: their hash; an earlier bundle of the same is used again. */
export async function bundleFunctions(dataDir: string, sources: string): Promise<FunctionBundle[]> {
  const dir = resolve(dataDir, 'deploy', 'functions', sources);
  const list = join(dir, 'functions.json');
  const known = await readFile(list, 'utf8').catch(ignoreMissing);
  const bundled =
    known === undefined ? await runBundler(dataDir, dir, list) : parseBundled(JSON.parse(known));
  return Promise.all(
    bundled.map(async (fn) => ({
      name: fn.name,
      zip: new Uint8Array(await readFile(join(dir, basename(fn.path)))),
      settings: toSettings(fn),
      schedule: fn.schedule,
      query: {
        runtime: fn.runtimeVersion ?? fn.runtime,
        ...(fn.invocationMode !== undefined && { invocation_mode: fn.invocationMode }),
      },
    })),
  );
}

async function runBundler(dataDir: string, dir: string, list: string): Promise<BundledFunction[]> {
  const zipFunctions = await loadBundler(
    resolve(dataDir, 'tools', `${BUNDLER.split('/')[1]}-${BUNDLER_VERSION}`),
  );
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const result = await zipFunctions(join(PACKAGE_ROOT, 'src/functions'), dir, {
    basePath: process.cwd(),
    // The manifest, so that paths in the archive begin at the project's folder, where packages are found.
    config: {
      '*': {
        includedFiles: ['package.json', `${relative('.', PACKAGE_ROOT) || '.'}/src/brochure/fonts/*.ttf`],
      },
    },
  });
  const bundled = parseBundled(result);
  await writeAtomically(list, JSON.stringify(bundled));
  return bundled;
}

function parseBundled(value: unknown): BundledFunction[] {
  return v.parse(v.array(bundledSchema), value);
}

async function loadBundler(dir: string): Promise<ZipFunctions> {
  const packageDir = join(dir, 'node_modules', BUNDLER);
  const isThere = await readFile(join(packageDir, 'package.json')).catch(ignoreMissing);
  if (!isThere) await installBundler(dir);
  const manifest = v.parse(
    v.object({ main: v.string() }),
    JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')),
  );
  const module: { readonly zipFunctions: ZipFunctions } = await import(
    pathToFileURL(join(packageDir, manifest.main)).href
  );
  return module.zipFunctions;
}

async function installBundler(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const { code, errors } = await runProgram('npm', [
    'install',
    '--prefix',
    dir,
    '--no-audit',
    '--no-fund',
    '--no-save',
    `${BUNDLER}@${BUNDLER_VERSION}`,
  ]);
  if (code === 0) return;
  throw new ExpectedError(
    `${BUNDLER}@${BUNDLER_VERSION}: could not be installed to bundle the functions: ${errors.trim().split('\n').at(-1) ?? ''} Check the network and run it again.`,
  );
}

/** The settings in the words of Netlify's API. */
function toSettings({
  routes,
  excludedRoutes,
  priority,
  trafficRules,
  buildData,
}: BundledFunction): Record<string, unknown> {
  const limit = trafficRules?.action.config.rateLimitConfig;
  return {
    routes,
    excluded_routes: excludedRoutes,
    build_data: buildData,
    priority,
    ...(trafficRules && {
      traffic_rules: {
        action: {
          type: trafficRules.action.type,
          config: {
            rate_limit_config: {
              algorithm: limit?.algorithm,
              window_size: limit?.windowSize,
              window_limit: limit?.windowLimit,
            },
            aggregate: trafficRules.action.config.aggregate,
            to: trafficRules.action.config.to,
          },
        },
      },
    }),
  };
}
