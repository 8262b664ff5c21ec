import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { makeUsedCars } from '#tests/support/factories/make-used-cars.ts';
import { makeSecret } from '#tests/support/factories/sign-headers.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const CARS = 24;
const SITE = { rebuild: { secretEnvs: ['YARD_REBUILD_SECRET'], tokenEnvs: ['EXAMPLE_CMS_TOKEN'] } };
const cars = makeUsedCars(CARS, new Date());

const places = makeFolders();
const env = {
  ...process.env,
  SITES_DIR: places.sitesDir,
  DATA_DIR: places.dataDir,
  DIST_DIR: places.distDir,
  YARD_REBUILD_SECRET: makeSecret('y'),
  EXAMPLE_CMS_TOKEN: 'a-token-that-nobody-can-guess',
  NODE_ENV: 'production',
};
let host: ChildProcess | undefined;
let port: number;

const write = (files: Readonly<Record<string, string>>) =>
  writeDealer(places.sitesDir, { slug: 'yard', site: SITE, cars, files });

beforeAll(async () => {
  await write({ 'content/pages/about-us.md': page('Cars since 1984.') });
  await buildSites({ slugs: ['yard'], folders: places, now: new Date(), jobs: 1, quiet: true });
  await forgetBuilds();
  host = await startHost();
});
afterAll(endHost);

async function startHost(): Promise<ChildProcess> {
  port = await findFreePort();
  const args = ['scripts/start.ts', '--no-build', '--port', String(port)];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function endHost(): Promise<void> {
  if (!host) return;
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  await ended;
}

function page(text: string): string {
  return `---\ntitle: About us\ndescription: Who we are.\n---\n${text}\n`;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `yard.localhost:${port}` };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

/** The command that editors run. */
const rebuild = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/rebuild.ts', '--site', 'yard', '--url', `http://yard.localhost:${port}`, ...args],
    { env },
  ).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );

/** Backdates the last build, which may be finishing just now, so the next one need not wait half a minute. */
async function forgetBuilds(): Promise<void> {
  const file = join(places.dataDir, 'rebuild/yard/builds.json');
  await until(async () => JSON.parse(await readFile(file, 'utf8'))[0].seconds !== null);
  // The host reads the record once more after the build process has exited.
  await until(async () => (await children()).trim() === '');
  await setTimeout(100);
  await rm(file);
}

/** The ids of the host's child processes; none if the system does not report them. */
function children(): Promise<string> {
  const { pid, exitCode } = host ?? {};
  if (pid === undefined || exitCode !== null) return Promise.resolve('');
  return readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(50);
}

test('an edit is visible after a signed call, and visitors see no errors meanwhile', async () => {
  const html = (await ask('/')).text;
  const hashed = [...html.matchAll(/"(\/(?:assets|_astro)\/[^"]+)"/g)].map(([, path = '']) => path);
  const car = `/cars/${cars[0]?.slug}/`;
  const paths = ['/', '/search/', car, '/about-us/', '/stock/status.json', ...hashed];
  const visits = { made: 0, failed: [] as string[] };
  let visiting = true;
  const visitors = paths.map(async (path) => {
    while (visiting) {
      const { status } = await ask(path).catch((error: Error) => ({ status: error.message }));
      visits.made += 1;
      if (status !== 200) visits.failed.push(`${path}: ${status}`);
      await setTimeout(100);
    }
  });

  const started = performance.now();
  await write({ 'content/pages/about-us.md': page('Cars since 1985, still in Cairns.') });
  expect((await rebuild()).code).toBe(0);
  await until(async () => (await ask('/about-us/')).text.includes('since 1985'));
  const seconds = (performance.now() - started) / 1000;
  visiting = false;
  await Promise.all(visitors);
  console.log(
    `an edit of a dealer with ${CARS} cars was visible after ${seconds.toFixed(1)} s; ${visits.made} visits`,
  );

  expect(visits.failed).toEqual([]);
  expect(visits.made).toBeGreaterThan(paths.length);
});

test('a mistake leaves the published site unchanged and is reported with file, key and fix', async () => {
  await forgetBuilds();
  await write({ 'content/locations.json': '[{"id": "yard"}]' });
  const { code, stdout } = await rebuild('--wait');
  expect(stdout).toMatch(/^\S+ {2}not published:\n.*yard\/content\/locations\.json: 0\.name: /);
  expect(code).toBe(1);
  expect((await ask('/about-us/')).text).toContain('since 1985');
  expect((await rebuild('--status')).stdout).toContain('content/locations.json: 0.name: ');
});

test("the guide's call with a token asks for a build", async () => {
  const guide = await readFile('docs/guides/rebuild-webhook.md', 'utf8');
  const [example = ''] = /^curl .*$/m.exec(guide) ?? [];
  const call = example.replace('https://www.examplemotors.com.au', `http://yard.localhost:${port}`);
  const { stdout } = await promisify(execFile)('sh', ['-c', `${call} --silent`], { env });
  expect(JSON.parse(stdout)).toMatchObject({ site: 'yard' });
});

test('a dealer waiting when the host stopped is built when it starts again', async () => {
  await write({ 'content/pages/about-us.md': page('Cars since 1986.') });
  expect((await rebuild()).code).toBe(0);
  await endHost();
  await forgetBuilds();
  host = await startHost();
  await until(async () => (await ask('/about-us/')).text.includes('since 1986'));
});
