import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDealerFiles, appendToZip, type FunctionBundle } from '#scripts/deploy/netlify/function-bundle.ts';
import { openNetlifyApi } from '#scripts/deploy/netlify/netlify-api.ts';
import { createNetlifyTarget } from '#scripts/deploy/netlify/netlify-target.ts';
import { readBuild } from '#scripts/deploy/target.ts';
import { type NetlifyServer, startNetlify } from '#tests/support/servers/start-netlify.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const SITE_ID = '1d01c0c0-4554-4747-93b8-34ce3448ab95';
/** An archive without files. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

let dir: string;
let netlify: NetlifyServer;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
  netlify = await startNetlify(SITE_ID, 'token');
});
afterEach(() => netlify.close());

function makeFunction(name: string, text: string, over: Partial<FunctionBundle> = {}): FunctionBundle {
  return {
    name,
    zip: appendToZip(EMPTY_ZIP, [{ path: `${name}.mjs`, content: new TextEncoder().encode(text) }]),
    settings: { routes: [{ pattern: `/api/${name}`, literal: `/api/${name}`, methods: [] }] },
    schedule: undefined,
    query: { runtime: 'nodejs24.x', invocation_mode: 'stream' },
    ...over,
  };
}

function openTarget(functions: readonly FunctionBundle[] = [], token = 'token') {
  const api = openNetlifyApi({ siteId: SITE_ID, token, api: netlify.api, retryDelays: [1, 1] });
  return createNetlifyTarget({ api, name: 'netlify', loadFunctions: async () => [...functions], pollMs: 1 });
}

async function deploy(
  target: ReturnType<typeof openTarget>,
  files: Readonly<Record<string, string>>,
  { dryRun = false } = {},
) {
  const build = join(dir, 'build');
  await rm(build, { recursive: true, force: true });
  await writeFiles(build, files);
  const now = new Date('2026-11-22T10:00:00Z');
  return target.deploy({
    dir: build,
    files: await readBuild(build),
    now,
    dryRun,
    jobs: 4,
    onProgress: () => {},
  });
}

const FILES = {
  'index.html': 'home',
  'cars/a b/index.html': 'car',
  'copy.txt': 'home',
  _headers: '/*\n  X: 1',
};

test('everything is sent once, by content, and goes live together with its functions', async () => {
  const lead = makeFunction('lead', 'v1');
  const sweep = makeFunction('deliver-leads', 'v1', { schedule: '*/5 * * * *' });
  const target = openTarget([lead, sweep]);
  // Two files have one content.
  expect(await deploy(target, FILES)).toMatchObject({ sent: 5, unchanged: 1, release: 'deploy-1' });
  expect(netlify.published()).toEqual({
    files: Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`/${path}`, text])),
    functions: ['lead', 'deliver-leads'],
  });
  expect(netlify.deploys[0]?.body).toMatchObject({
    async: true,
    function_schedules: [{ name: 'deliver-leads', cron: '*/5 * * * *' }],
    functions_config: { lead: { routes: [{ literal: '/api/lead' }] } },
  });
  netlify.requests.length = 0;
  const changed = openTarget([makeFunction('lead', 'v2'), sweep]);
  expect(await deploy(changed, { ...FILES, 'index.html': 'sold' })).toMatchObject({ sent: 2, unchanged: 4 });
  expect(netlify.requests.filter((line) => line.startsWith('PUT'))).toEqual([
    'PUT /deploys/deploy-2/files/index.html',
    'PUT /deploys/deploy-2/functions/lead',
  ]);
});

test('an interrupted deployment leaves what visitors see, and the next sends only the rest', async () => {
  const target = openTarget();
  await deploy(target, FILES);
  netlify.fail = (request) => (request.endsWith('/b.txt') ? 503 : undefined);
  const next = { ...FILES, 'a.txt': 'a', 'b.txt': 'b' };
  await expect(deploy(target, next)).rejects.toThrow('files/b.txt was answered with 503');
  expect(Object.keys(netlify.published().files)).toHaveLength(4);
  netlify.fail = () => undefined;
  expect(await deploy(target, next)).toMatchObject({ sent: 1, unchanged: 5 });
  expect(netlify.published().files).toHaveProperty(['/b.txt'], 'b');
});

test('a rollback publishes the deploy before the one that visitors see', async () => {
  const target = openTarget();
  for (const text of ['one', 'two']) await deploy(target, { 'index.html': text });
  const request = { now: new Date(), dryRun: false, jobs: 1 };
  expect(await target.rollBack({ ...request, dryRun: true })).toMatchObject({ release: 'deploy-1' });
  expect(netlify.published().files).toEqual({ '/index.html': 'two' });
  await target.rollBack(request);
  expect(netlify.published().files).toEqual({ '/index.html': 'one' });
  await expect(target.rollBack(request)).rejects.toThrow('has no earlier release');
});

test('a dry run asks Netlify for nothing', async () => {
  expect(await deploy(openTarget(), FILES, { dryRun: true })).toMatchObject({ sent: 4 });
  expect(netlify.requests).toEqual([]);
});

test('a wrong token, a refusal and a busy API say what to do', async () => {
  await expect(deploy(openTarget([], 'wrong'), FILES)).rejects.toThrow(/401 .* Check NETLIFY_AUTH_TOKEN\./);
  let failures = 2;
  netlify.fail = () => (failures-- > 0 ? 429 : undefined);
  expect(await deploy(openTarget(), FILES)).toMatchObject({ sent: 3 });
});

test('functions get the facts of their dealer, and a dealer only the functions that it uses', async () => {
  const facts = { rebuildSecrets: [], rebuildTokens: ['A_TOKEN'], buildHook: null };
  await writeFiles(join(dir, '.server'), {
    'plain.json': '{"slug":"plain"}',
    'plain.brochures.json': '{"cars":{}}',
    'other.json': '{"slug":"other"}',
  });
  const names = ['lead', 'brochure', 'rebuild', 'rebuild-due', 'rebuild-status'];
  const bundles = names.map((name) => makeFunction(name, name));
  const own = await addDealerFiles(bundles, dir, 'plain', facts);
  expect(own.map(({ name }) => name)).toEqual(['lead', 'brochure', 'rebuild', 'rebuild-status']);
  expect(await listZip(own[0])).toEqual({
    'lead.mjs': 'lead',
    'dist/.server/plain.json': '{"slug":"plain"}',
  });
  expect(await listZip(own[1])).toHaveProperty(['dist/.server/plain.brochures.json'], '{"cars":{}}');
  const hooked = { ...facts, rebuildTokens: [], buildHook: 'HOOK' };
  const plain = await addDealerFiles(bundles, dir, 'plain', hooked);
  expect(plain.map(({ name }) => name)).toEqual(['lead', 'brochure']);
  const again = await addDealerFiles(bundles, dir, 'plain', facts);
  expect(again[0]?.zip).toEqual(own[0]?.zip);
});

/** The files of an archive, read by Python's own implementation. */
async function listZip(bundle: FunctionBundle | undefined): Promise<Record<string, string>> {
  const file = join(dir, 'function.zip');
  await writeFile(file, bundle?.zip ?? '');
  const script =
    'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n:z.read(n).decode() for n in z.namelist()}))';
  const { stdout, stderr } = spawnSync('python3', ['-c', script, file]);
  if (stderr.length > 0) throw new Error(String(stderr));
  return JSON.parse(String(stdout));
}
