import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadDevSite } from '#site/dev-site.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

let sitesDir: string;
beforeAll(async () => {
  sitesDir = await mkdtemp(join(TEMPORARY_ROOT, 'dev-site-'));
  for (const slug of ['dev-one', 'dev-two']) await writeDealer(sitesDir, { slug, site: { stock: false } });
});
afterAll(() => rm(sitesDir, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

const load = (hostname: string, env: NodeJS.ProcessEnv = {}) =>
  loadDevSite(hostname, { SITES_DIR: sitesDir, DATA_DIR: sitesDir, ...env });

const TWO = { SITE: 'dev-two' };

test.each<[string, string, NodeJS.ProcessEnv, string, string]>([
  ['its host names', 'dev-one.localhost', {}, 'dev-one', 'classic'],
  ['its host names, in the template there', 'dev-one--showroom.localhost', {}, 'dev-one', 'showroom'],
  ['its host names, whatever the environment', 'dev-one.localhost', TWO, 'dev-one', 'classic'],
  ['the environment names', 'localhost', TWO, 'dev-two', 'classic'],
  ['the environment names at an address', '127.0.0.1', TWO, 'dev-two', 'classic'],
  ['so names, in its template', 'localhost', { ...TWO, SITE_TEMPLATE: 'showroom' }, 'dev-two', 'showroom'],
  ['the first part of its host names', 'dev-one.preview.localhost', {}, 'dev-one', 'classic'],
  ['the environment names at a public host', 'dev-one.example.com', TWO, 'dev-two', 'classic'],
])('the dealer of a request is the one that %s: %s', async (_, hostname, env, slug, template) => {
  expect(await load(hostname, env)).toMatchObject({ slug, template });
});

test.each([
  ['nobody.localhost', 'nobody/site.ts: is missing.'],
  ['dev-one--grand.localhost', '--template: is "grand".'],
])('%s is a mistake: %s', async (hostname, problem) => {
  const outcome = load(hostname);
  await expect(outcome).rejects.toThrow(SiteError);
  await expect(outcome).rejects.toThrow(problem);
});

test('dealers are in the sites folder, and invented stock in .data, unless the environment says otherwise', async () => {
  await expect(loadDevSite('none-here.localhost', {})).rejects.toThrow(
    /^sites\/none-here\/site\.ts: is missing/,
  );
  await writeDealer(sitesDir, { slug: 'dev-demo', site: { stock: { demo: 'utes' } } });
  await expect(loadDevSite('dev-demo.localhost', { SITES_DIR: sitesDir })).rejects.toThrow(
    /^\.data\/demo\/dev-demo\/stock\.json: is missing/,
  );
});

test('a dealer is read again after a second, and each of its templates by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
  const first = load('dev-one.localhost');
  vi.setSystemTime(new Date('2030-01-01T00:00:00.999Z'));
  expect(load('dev-one.localhost')).toBe(first);
  expect(load('dev-one--showroom.localhost')).not.toBe(first);
  expect(load('dev-two.localhost')).not.toBe(first);
  vi.setSystemTime(new Date('2030-01-01T00:00:01Z'));
  const second = load('dev-one.localhost');
  expect(second).not.toBe(first);
  expect(load('localhost', { SITE: 'dev-one' })).toBe(second);
  expect((await second).slug).toBe((await first).slug);
});
