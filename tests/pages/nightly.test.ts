import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { runNightly } from '#scripts/nightly/run-nightly.ts';
import { ADMIN_KEY } from '#tests/support/servers/hosted-stock.ts';
import { startTypesense } from '#tests/support/servers/typesense/start-typesense.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const FEED = [
  'stocknum,year,make,model,car_type,price',
  'A1,2021,Toyota,HiLux,used,41990',
  'A2,2020,Mazda,CX-5,used,27990',
  'A3,2024,Kia,Sportage,demo,38990',
  'A4,2022,Ford,Ranger,used,52990',
].join('\n');

const places = makeFolders();

beforeAll(async () => {
  const fed = { stock: { feed: 'feed.csv' } };
  await writeDealer(places.sitesDir, { slug: 'north', site: fed, files: { 'feed.csv': FEED } });
  await writeDealer(places.sitesDir, { slug: 'south', site: fed, files: { 'feed.csv': FEED } });
  await writeDealer(places.sitesDir, {
    slug: 'hooked',
    site: { ...fed, hosting: { netlifyBuildHookEnv: 'HOOKED_HOOK' } },
  });
});

const nightly = (slugs: string[], env = {}) =>
  runNightly({ slugs, folders: places, now, jobs: 1, buildHere: false, env });
const home = (slug: string) => readFile(join(places.distDir, slug, 'index.html'), 'utf8');

test('a nightly run imports every feed and builds every dealer, with one outcome each', async () => {
  const outcomes = await nightly(['north', 'south']);
  expect(outcomes.map(({ slug, ok }) => ({ slug, ok }))).toEqual([
    { slug: 'north', ok: true },
    { slug: 'south', ok: true },
  ]);
  expect(outcomes[0]?.text).toMatch(/^imported 4 of 4 rows, \d+ pages rendered, 0 unchanged, /);
  expect(await home('north')).toContain('4 cars');
});

test('a nightly run without changes renders nothing', async () => {
  const [outcome] = await nightly(['north']);
  expect(outcome?.text).toMatch(/^imported 4 of 4 rows, 0 pages rendered, \d+ unchanged, /);
});

test('nightly builds are recorded for the build status', async () => {
  const { builds } = await openFileBuildQueue(join(places.dataDir, 'rebuild')).read('north');
  expect(builds).toHaveLength(2);
  expect(builds[0]).toMatchObject({ pages: 0, errors: [] });
  expect(builds[0]?.unchanged).toBe(builds[1]?.pages);
});

test('a feed that is an HTML page leaves its dealer unchanged, and the others are still built', async () => {
  const before = await home('south');
  await writeFile(
    join(places.sitesDir, 'south', 'feed.csv'),
    '<!DOCTYPE html><title>Sign in</title><p>Sorry',
  );
  await writeFile(join(places.sitesDir, 'north', 'feed.csv'), FEED.replace('41990', '39990'));
  const [north, south] = await nightly(['north', 'south']);
  expect(north?.ok).toBe(true);
  expect(south?.ok).toBe(false);
  expect(south?.text).toMatch(/south\/feed\.csv: /);
  expect(await home('south')).toBe(before);
  expect(await readFile(join(places.distDir, 'north/search/toyota/index.html'), 'utf8')).toContain('$39,990');
});

test('stock is pushed to a hosted index without creating a key; a failing host is reported, and the pages are still built', async () => {
  const server = await startTypesense(ADMIN_KEY);
  const typesense = { host: server.host, port: server.port, protocol: 'http', index: 'cars_far' };
  await writeDealer(places.sitesDir, {
    slug: 'far',
    site: { stock: { feed: 'feed.csv' }, search: { engine: { typesense } } },
    files: { 'feed.csv': FEED },
  });
  const [pushed] = await nightly(['far'], { TYPESENSE_ADMIN_KEY: ADMIN_KEY });
  expect(pushed?.ok).toBe(true);
  expect(pushed?.text).toMatch(
    /, pushed to 127\.0\.0\.1\nfar: search\.engine\.typesense\.searchKey: is missing/,
  );
  expect(pushed?.text).toMatch(/ Run "npm run stock:push -- --site far" and write the key that it prints\.$/);
  expect(server.requests).toContain('PUT /aliases/cars_far');
  expect(server.requests).not.toContain('POST /keys');
  await server.close();
  const [failed] = await nightly(['far'], { TYPESENSE_ADMIN_KEY: ADMIN_KEY });
  expect(failed?.ok).toBe(false);
  expect(failed?.text).toContain('search.engine.typesense.host: ');
  expect(await home('far')).toContain('4 cars');
});

test('the build hook of a dealer on Netlify is called; a missing hook variable is reported', async () => {
  const [outcome] = await nightly(['hooked']);
  expect(outcome).toEqual({
    slug: 'hooked',
    ok: false,
    text: "hooked: hosting.netlifyBuildHookEnv: environment variable HOOKED_HOOK is not set. Give it the address of the dealer's build hook.",
  });
});
