import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import type { Host } from '#host/start-host.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { openDraftProcess } from '#scripts/start/draft/draft-process.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import { LOCATION, writeDealer } from '#tests/support/sites/write-dealer.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

// All tests share one dealer, and go on where the one before has ended. The clock is real: a build is due at a time.
test.describe.configure({ mode: 'serial' });

const TOKEN = 'operators-of-a-test-0123456789';
const MONDAY = { weekday: 1, status: 'Open', open: '2000-01-01T08:30:00Z', close: '2000-01-01T17:00:00Z' };
const YARD = { ...LOCATION, contact_detail: { phone: '07 5550 0100', opening_hours: [MONDAY] } };

let dir = '';
let host: Host | undefined;
test.beforeAll(async () => {
  dir = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-studio-'));
  const folders = {
    ...getFolders(),
    sitesDir: join(dir, 'sites'),
    dataDir: join(dir, 'data'),
    distDir: join(dir, 'dist'),
  };
  const build = async (slug: string) => {
    await buildSites({ slugs: [slug], folders, now: new Date(), changed: true, jobs: 1, quiet: true });
  };
  await writeDealer(folders.sitesDir, {
    slug: 'yard',
    site: { stock: false },
    files: { 'content/locations.json': JSON.stringify([YARD]) },
  });
  await build('yard');
  host = await startSiteHost({
    ...folders,
    env: { ...process.env, OPERATOR_TOKEN: TOKEN },
    build,
    studio: {
      sitesDir: folders.sitesDir,
      ...openDraftProcess(folders),
    },
  });
});
test.afterAll(async () => {
  await host?.close();
  await rm(dir, { recursive: true });
});

/** Opens the only location in a browser of its own. */
async function editLocation(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    httpCredentials: { username: 'editor', password: TOKEN },
    // Fields out of sight are not there yet.
    viewport: { width: 1280, height: 5000 },
  });
  const page = await context.newPage();
  await page.goto(`${host?.url}/admin/yard/`);
  await page.getByRole('treeitem', { name: 'Locations and hours' }).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  return page;
}

/** Opens a file of the menu in a browser of its own. */
async function edit(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({
    httpCredentials: { username: 'editor', password: TOKEN },
    viewport: { width: 1600, height: 3000 },
  });
  const page = await context.newPage();
  await page.goto(`${host?.url}/admin/yard/`);
  await page.getByRole('treeitem', { name }).click();
  return page;
}

/** The page beside the fields, in the CMS's frame. */
const preview = (page: Page) =>
  page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe[title="Preview of the page"]');

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const readLocations = () => readFile(join(dir, 'sites/yard/content/locations.json'), 'utf8');

test('the hours that an editor saves are on the live page', async ({ browser, page: visitor }) => {
  const page = await editLocation(browser);
  await expect(page.getByRole('textbox', { name: 'Opens at' })).toHaveValue('08:30');
  await page.getByRole('textbox', { name: 'Opens at' }).fill('09:15');
  await save(page);
  await expect(page.locator('#publication')).toHaveText(/^Live since .*\d s\.$/);
  await expect(async () => {
    await visitor.goto(`http://yard.localhost:${host?.port}/locations/cairns/`);
    await expect(visitor.getByRole('main')).toContainText('9.15am', { timeout: 1000 });
  }).toPass();
  expect(JSON.parse(await readLocations()).entries[0]).toMatchObject(LOCATION);
});

test('a mistake is told with its place, and is not saved', async ({ browser }) => {
  const page = await editLocation(browser);
  const before = await readLocations();
  await page.getByRole('textbox', { name: 'Website url' }).fill('nowhere');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'content/locations.json: 0.website_url: is "nowhere"',
  );
  expect(await readLocations()).toBe(before);
});

test('the second of two editors is told of the first, whose edit stays', async ({ browser }) => {
  const [first, second] = await Promise.all([editLocation(browser), editLocation(browser)]);
  await first.getByRole('textbox', { name: 'Opens at' }).fill('07:00');
  await second.getByRole('textbox', { name: 'Opens at' }).fill('10:00');
  await save(first);
  await expect.poll(readLocations).toContain('"07:00"');
  await save(second);
  await expect(second.getByRole('alertdialog')).toContainText('changed');
  expect(await readLocations()).not.toContain('"10:00"');
});

test('the last save is undone by a button, and the one before is live again', async ({
  browser,
  page: visitor,
}) => {
  const page = await editLocation(browser);
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect.poll(readLocations).toContain('"09:15"');
  await expect(async () => {
    await visitor.goto(`http://yard.localhost:${host?.port}/locations/cairns/`);
    await expect(visitor.getByRole('main')).toContainText('9.15am', { timeout: 1000 });
  }).toPass();
});
