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

/** Opens a part of the studio in a browser of its own. */
async function open(browser: Browser, part: string): Promise<Page> {
  const context = await browser.newContext({
    httpCredentials: { username: 'editor', password: TOKEN },
    // Fields out of sight are not there yet.
    viewport: { width: 1280, height: 5000 },
  });
  const page = await context.newPage();
  await page.goto(`${host?.url}/admin/yard/${part}`);
  return page;
}

const openFile = (browser: Browser, name: string) =>
  open(browser, `#/collections/_singletons/entries/${name}`);

/** Opens the only location. */
async function editLocation(browser: Browser): Promise<Page> {
  const page = await openFile(browser, 'locations');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  return page;
}

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(text);

/** Uploads a photo that says where it was taken. */
async function addPhoto(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#d2691e' } })
    .withExif({ IFD3: { GPSLatitude: '16/1 55/1 0/1' } })
    .jpeg()
    .toBuffer();
  await page.getByRole('button', { name: 'Browse', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog
    .getByRole('button', { name: /Upload|Choose|Browse/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'sale.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/** What stands beside the fields: what the check says, and the page as it will be published. */
const beside = (page: Page) => page.frameLocator('iframe[title="Content Preview"]');
const preview = (page: Page) => beside(page).frameLocator('iframe[title="Preview of the page"]');

const visit = async (visitor: Page, path: string, text: string) =>
  expect(async () => {
    await visitor.goto(`http://yard.localhost:${host?.port}${path}`);
    await expect(visitor.getByRole('main')).toContainText(text, { timeout: 1000 });
  }).toPass();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const readContent = (name: string) => readFile(join(dir, 'sites/yard/content', name), 'utf8').catch(() => '');
const readLocations = () => readContent('locations.json');

test('an editor is told of a mistake, sees new hours in the preview and on the live page, and undoes them', async ({
  browser,
  page: visitor,
}) => {
  const page = await editLocation(browser);
  const before = await readLocations();
  await expect(page.getByRole('textbox', { name: 'Opens at' })).toHaveValue('08:30');
  await expect(preview(page).getByRole('main')).toContainText('8.30am');

  const mistake = 'content/locations.json: 0.website_url: is "nowhere"';
  await fill(page, 'Website url', 'nowhere');
  await expect(beside(page).getByRole('status')).toContainText(`Not publishable: ${mistake}`);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(mistake);
  expect(await readLocations()).toBe(before);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  await fill(page, 'Website url', 'https://example.com/');
  await fill(page, 'Opens at', '09:15');
  await expect(preview(page).getByRole('main')).toContainText('9.15am');
  await save(page);
  await expect(page.locator('#publication')).toHaveText(/^Live since .*\d s\.$/);
  await visit(visitor, '/locations/cairns/', '9.15am');
  expect(JSON.parse(await readLocations()).entries[0]).toMatchObject(LOCATION);

  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect.poll(readLocations).toBe(before);
});

test('an offer with a photo and a text page are seen before they are published, and after', {
  tag: '@long',
}, async ({ browser, page: visitor }) => {
  const offer = await openFile(browser, 'offers');
  const foreign: string[] = [];
  offer.on('requestfinished', (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(`${host?.url}/`))
      foreign.push(request.url());
  });
  await offer.getByRole('button', { name: /Add/ }).first().click();
  await fill(offer, 'Id', 'spring');
  await fill(offer, 'Name', 'Spring sale');
  await addPhoto(offer);
  await expect(preview(offer).getByRole('heading', { name: 'Spring sale' })).toBeVisible();
  await expect(preview(offer).locator('img[src^="data:image"]').first()).toBeVisible();
  await save(offer);
  await expect.poll(() => readContent('offers.json')).toContain('"sale.webp"');

  const text = await open(browser, '#/collections/pages/new');
  await fill(text, 'Title', "About Ann's");
  await fill(text, 'Description', 'Who we are.');
  await text.getByRole('textbox', { name: 'Text', exact: true }).last().click();
  await text.keyboard.type('We sell cars.');
  await expect(preview(text).getByRole('main')).toContainText('We sell cars.');
  await save(text);

  await visit(visitor, '/about-ann-s/', 'We sell cars.');
  await visit(visitor, '/offers/spring/', 'Spring sale');
  expect((await sharp(join(dir, 'sites/yard/assets/sale.webp')).metadata()).exif).toBeUndefined();
  expect(foreign).toEqual([]);
});

test('a popup is seen before it is published, and after', { tag: '@long' }, async ({
  browser,
  page: visitor,
}) => {
  const popup = await openFile(browser, 'popup');
  await addPhoto(popup);
  await popup.locator('input[type=date]').fill('2096-06-30');
  await fill(popup, 'Link', '/locations/');
  await fill(popup, 'Title', 'Open day');
  await fill(popup, 'Description', 'Cars & <b>sausages</b>');
  await fill(popup, 'Button text', 'See where');
  await expect(preview(popup).getByRole('dialog')).toContainText('Cars & <b>sausages</b>');
  await save(popup);
  await expect.poll(() => readContent('popup.json')).toContain('sausages');
  await expect(popup.locator('#publication')).toHaveText(/^Live since .*\d s\.$/);

  await visitor.goto(`http://yard.localhost:${host?.port}/`);
  await expect(visitor.getByRole('dialog')).toContainText('Cars & <b>sausages</b>');
});

test('the second of two editors is told of the first, whose edit stays', { tag: '@long' }, async ({
  browser,
}) => {
  const [first, second] = await Promise.all([editLocation(browser), editLocation(browser)]);
  await first.getByRole('textbox', { name: 'Opens at' }).fill('07:00');
  await second.getByRole('textbox', { name: 'Opens at' }).fill('10:00');
  await save(first);
  await expect.poll(readLocations).toContain('"07:00"');
  await save(second);
  await expect(second.getByRole('alertdialog')).toContainText('changed');
  expect(await readLocations()).not.toContain('"10:00"');
});

test('no edit is lost with the connection, or with the session', { tag: '@long' }, async ({ browser }) => {
  const page = await editLocation(browser);
  const opens = page.getByRole('textbox', { name: 'Opens at' });
  await opens.fill('06:15');
  await page.context().setOffline(true);
  await save(page);
  await expect(page.locator('#publication')).toContainText('The connection is lost.');
  await expect(page.getByRole('alertdialog')).toContainText('Your edits are kept in this browser');
  expect(await readLocations()).not.toContain('"06:15"');
  await page.context().setOffline(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(opens).toHaveValue('06:15');
  await page.route('**/contents', (route) => route.fulfill({ status: 401, json: { message: 'over' } }), {
    times: 1,
  });
  await save(page);
  await expect.poll(readLocations).toContain('"06:15"');
});

test('a save that was made although its answer was lost is not another editor’s', { tag: '@long' }, async ({
  browser,
}) => {
  const page = await editLocation(browser);
  await fill(page, 'Opens at', '05:45');
  await page.route(
    '**/contents',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(await readLocations()).toContain('"05:45"');
});
