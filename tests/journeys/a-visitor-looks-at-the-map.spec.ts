import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { sitesToVisit, siteUrl } from '#tests/support/sites/built-sites.ts';
import { startTiledDealer, type TiledDealer } from '#tests/support/sites/tiled-dealer.ts';

/** Files that only maps use. */
const MAP_FILE = /LocationMap|LeafletMap|leaflet|CountryOutline|australia/;

/** The last one: in the dark theme each location has a map of its own above. */
const map = (page: Page) => page.getByRole('region', { name: /^Map of / }).last();
const pins = (page: Page) => map(page).getByRole('button', { name: /^(?!Zoom|Close)/ });
const list = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open in maps/ }) });
/** The cards that pins open. They have no role: Leaflet creates their frames. A dealer's only location has its card beside the map too. */
const cards = (page: Page) => page.locator('.leaflet-popup .map__card');

/** The map files that a page has requested so far. */
function mapFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (MAP_FILE.test(pathname)) files.push(pathname);
  });
  return files;
}

/** Scrolls to the map like a visitor. */
async function comeToMap(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await map(page).scrollIntoViewIfNeeded();
  await expect(pins(page).first()).toBeVisible();
}

const SITES = sitesToVisit('showroom');

for (const site of SITES) {
  for (const path of site.paths.filter((each) => /^\/locations\/([^/]+\/)?$/.test(each)).slice(0, 2)) {
    test(`${site.slug}: ${path} loads no map files until the map is scrolled into view`, {
      tag: longUnless(path !== '/locations/'),
    }, async ({ page }) => {
      const files = mapFiles(page);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      await page.goto(siteUrl(site, path));
      await expect(map(page)).toBeAttached();
      await waitUntilIdle(page);
      expect(files).toEqual([]);

      await comeToMap(page);
      const named = await pins(page).evaluateAll((all) =>
        all.map((pin) => pin.getAttribute('title')?.split(', ')),
      );
      expect(named.flat()).toHaveLength(await list(page).count());
      expect(files.length).toBeGreaterThanOrEqual(3);
      // A dealer without tiles has a drawing.
      const tiled = await page
        .getByRole('link', { name: /OpenStreetMap/ })
        .first()
        .isVisible();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible({ visible: tiled });
      expect([...hosts].filter((host) => !host.includes('localhost'))).toEqual(
        tiled ? ['tile.openstreetmap.org'] : [],
      );
    });
  }

  test(`${site.slug}: map pins can be reached, opened and closed by keyboard`, async ({ page }) => {
    await page.goto(siteUrl(site, '/locations/'));
    await comeToMap(page);
    const pin = pins(page).last();
    const name = (await pin.getAttribute('title')) ?? '';
    await pin.focus();
    await page.keyboard.press('Enter');
    const card = cards(page);
    await expect(card.getByRole('link', { name, exact: true })).toBeFocused();
    await expect(card.getByRole('link', { name: /^Get Directions from Google Maps/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();
    await page.keyboard.press('Space');
    await expect(card.getByRole('link', { name, exact: true })).toBeFocused();
  });

  const premises = site.paths.filter((each) => /^\/locations\/[^/]+\/$/.test(each));
  if (premises.length > 1)
    test(`${site.slug}: locations close together share a pin until the map is zoomed in`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto(siteUrl(site, '/locations/'));
      await comeToMap(page);
      const places = await list(page).count();
      for (const pin of await pins(page).all()) {
        const names = (await pin.getAttribute('title'))?.split(', ') ?? [];
        await pin.press('Enter');
        await expect(cards(page)).toHaveCount(names.length);
        for (const name of names)
          await expect(cards(page).getByRole('link', { name, exact: true })).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(pin).toBeFocused();
      }
      const nearer = map(page).getByRole('button', { name: 'Zoom in' });
      await expect(async () => {
        await nearer.click({ timeout: 1000 });
        await expect(pins(page)).toHaveCount(places, { timeout: 100 });
      }).toPass();
    });

  for (const { what, files, tag } of [
    { what: 'the map', files: MAP_FILE, tag: [] },
    // The island is there and can't load the rest.
    { what: 'what draws the map', files: /LeafletMap/, tag: [] },
    { what: 'what the map looks like', files: /leaflet-map/, tag: '@long' },
  ])
    test(`${site.slug}: when ${what} fails to load, the page says so and the list is unaffected`, {
      tag,
    }, async ({ page }) => {
      await page.route(files, (route) => route.abort('aborted'));
      await page.goto(siteUrl(site, '/locations/'));
      await page.mouse.move(20, 20);
      await map(page).scrollIntoViewIfNeeded();
      await expect(map(page).getByText("We couldn't load the map.")).toBeVisible();
      await expect(
        list(page)
          .first()
          .getByRole('link', { name: /^Open in maps/ }),
      ).toHaveAttribute('href', /^https:/);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${site.slug}: locations have links to an external map`, async ({ page }) => {
      await page.goto(siteUrl(site, '/locations/'));
      await expect(map(page)).toBeHidden();
      await expect(
        list(page)
          .first()
          .getByRole('link', { name: /^Open in maps/ }),
      ).toBeVisible();
    });
  });
}

test('filtering the locations filters the pins', async ({ page }) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/locations/'));
  await comeToMap(page);
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('townsville');
  await expect(pins(page)).toHaveCount(1);
  await expect(pins(page)).toHaveAccessibleName(/Townsville/);
});

test.describe('a dealer with a provider’s map tiles', () => {
  // All tests share one dealer, in order. The provider's requests must not need a CORS preflight.
  test.describe.configure({ mode: 'default' });
  test.use({ ownAddress: false });
  let dealer: TiledDealer | undefined;
  test.beforeAll(async ({ isMobile }) => {
    dealer = await startTiledDealer(isMobile ? 'map-mobile' : 'map-desktop');
  });
  test.afterAll(() => dealer?.close());

  test('requests the tiles with its key, credits the provider and draws no country outline', {
    tag: '@long',
  }, async ({ page }) => {
    const files = mapFiles(page);
    await page.goto(`${dealer?.origin}/locations/`);
    await comeToMap(page);
    // A decorative picture without alternative text has no role.
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    expect(dealer?.provider.requests[0]).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png\?key=public-key$/);
    expect(files.filter((file) => file.includes('Australia'))).toEqual([]);
    await expect(page.getByRole('link', { name: '© Test Tiles' })).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('where no tile can be loaded, the drawing takes their place, beside address, picture and directions', {
    tag: '@long',
  }, async ({ page, trouble }) => {
    const files = mapFiles(page);
    await page.route(/\/tiles\//, (route) => route.abort('aborted'));
    await page.goto(`${dealer?.origin}/contact-us/tiled-cairns/`);
    await comeToMap(page);
    const link = map(page).getByRole('link', { name: /^Get Directions from Google Maps/ });
    await expect(link).toBeVisible();
    await expect(map(page).locator('img[src*="w=600"]')).toBeVisible();
    expect(files.some((file) => file.includes('CountryOutline'))).toBe(true);
    expect(trouble).toEqual([]);
  });

  test('a location without coordinates is listed but has no pin', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${dealer?.origin}/locations/`);
    await comeToMap(page);
    await expect(pins(page)).toHaveCount(2);
    await expect(list(page)).toHaveCount(3);
    await page.goto(`${dealer?.origin}/locations/nowhere/`);
    await expect(map(page)).toHaveCount(0);
    await expect(list(page)).toHaveCount(1);
  });
});
