import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

/** What Netlify does with each file: our own code in one module, packages beside it. */
const AS_NETLIFY = ['--bundle', '--format=esm', '--platform=node', '--target=node24', '--packages=external'];
/** The same with the packages, so that it can be weighed and run by itself. */
const WHOLE = ['--bundle', '--format=esm', '--platform=node', '--target=node24', '--minify'];
/** For packages that are CommonJS, as Netlify adds it. */
const SHIM = `--banner:js=import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;
/**
 * The most that each may weigh. The brochure is heavy because it sets type and writes a PDF; enquiries because React's
 * renderer is loaded for a form that comes back with mistakes.
 */
const bundleBudgets: Readonly<Record<string, { bundle_kb: number }>> = budgets.functions.byFile;
/** Set while bundling: nothing of the environment may end up in the code. */
const CANARY = 'canary-4f1d9c';

const names = (await readdir('src/functions')).filter((name) => name.endsWith('.ts'));
const manifest: Record<'dependencies', Record<string, string>> = JSON.parse(
  await readFile('package.json', 'utf8'),
);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'netlify-'));
  await mkdir(join(dir, 'dist/.server'), { recursive: true });
  await writeFile(join(dir, 'dist/.server/example.json'), JSON.stringify(makeSiteFacts()));
  await Promise.all([
    esbuild(join(dir, 'bundles'), [...AS_NETLIFY, `--metafile=${join(dir, 'meta.json')}`]),
    esbuild(join(dir, 'whole'), [...WHOLE, SHIM]),
  ]);
});
afterAll(() => rm(dir, { recursive: true }));

function esbuild(out: string, options: readonly string[]) {
  const entries = names.map((name) => join('src/functions', name));
  return promisify(execFile)(
    'node_modules/.bin/esbuild',
    [...entries, ...options, `--outdir=${out}`, '--out-extension:.js=.mjs'],
    { env: { ...process.env, CAPTCHA_SECRET: CANARY, OPERATOR_TOKEN: CANARY, NETLIFY_AUTH_TOKEN: CANARY } },
  );
}

interface Output {
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly external?: boolean }[];
  readonly inputs: Readonly<Record<string, object>>;
}

const outputOf = async (name: string): Promise<Output> => {
  const meta: { outputs: Record<string, Output> } = JSON.parse(
    await readFile(join(dir, 'meta.json'), 'utf8'),
  );
  const found = Object.values(meta.outputs).find(({ entryPoint }) => entryPoint === `src/functions/${name}`);
  if (!found) throw new Error(`${name} was not bundled`);
  return found;
};

const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

test.each(names)(
  '%s needs packages that are installed where it runs, and code of src alone',
  async (name) => {
    const { imports, inputs } = await outputOf(name);
    const packages = imports.map(({ path }) => path).filter((path) => !isBuiltin(path));
    expect(packages.map(packageOf).filter((path) => !(path in manifest.dependencies))).toEqual([]);
    expect(Object.keys(inputs).filter((path) => !path.startsWith('src/'))).toEqual([]);
  },
);

test.each(names)('%s is small and holds no secret, packages included', async (name) => {
  const code = await readFile(join(dir, 'whole', name.replace('.ts', '.mjs')), 'utf8');
  const { bundle_kb } = bundleBudgets[name] ?? budgets.functions.every;
  expect(Buffer.byteLength(code) / 1000).toBeLessThan(bundle_kb);
  expect(code).not.toContain(CANARY);
  expect(code).not.toMatch(
    /whsec_[A-Za-z0-9+/]{20}|\bnfp_\w{20}|build_hooks\/\w{8}|-----BEGIN|:\/\/[^/\s"'`]+:[^/\s"'`]+@/,
  );
});

/** Calls a bundled function in a process that has nothing but it and the facts of its site. */
async function call(name: string, request: string): Promise<{ status: number; body: string }> {
  const code = `
    const { default: answer } = await import(${JSON.stringify(join(dir, 'whole', `${name}.mjs`))});
    const response = await answer(${request}, { ip: '203.0.113.1' });
    console.log(JSON.stringify({ status: response.status, body: await response.text() }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: dir,
    env: { SITE: 'example', PATH: process.env.PATH },
  });
  return JSON.parse(stdout);
}

test.each([
  ['appointments', `new Request('https://www.example.com.au/api/appointments?location=x')`, 404],
  ['brochure', `new Request('https://www.example.com.au/brochure/x.pdf')`, 404],
  ['finance', `new Request('https://www.example.com.au/api/finance?car_id=x')`, 404],
  ['lead', `new Request('https://www.example.com.au/api/lead', { method: 'POST', body: '{}' })`, 403],
  ['rebuild', `new Request('https://www.example.com.au/api/rebuild', { method: 'POST', body: '{}' })`, 401],
  ['rebuild-status', `new Request('https://www.example.com.au/api/rebuild/status')`, 401],
])('%s runs by itself, with the facts of the site that SITE names', async (name, request, status) => {
  const answer = await call(name, request);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body).error).toMatch(/\.$/);
});

test.each([
  ['netlify.toml', 'src'],
  ['scripts/create/files/netlify.toml', 'node_modules/forecourt/src'],
])('%s matches the functions', async (file, src) => {
  const toml = await readFile(file, 'utf8');
  expect(toml).toContain(`directory = "${src}/functions"`);
  expect(toml).toContain(
    `included_files = ["dist/.server/*.json", "!dist/.server/*.pages.json", "${src}/brochure/fonts/*.ttf"]`,
  );
  expect(toml).toContain('publish = "dist/.site"');
  expect(toml).toContain('--out dist/.site');
});
