import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

/** Files that only maps use. */
const MAP_FILE = /LocationMap|LeafletMap|leaflet|CountryOutline|australia/;

/** The last one: in the dark theme each location has a map of its own above. */
const map = (page: Page) => page.getByRole('region', { name: /^Map of / }).last();
const pins = (page: Page) => map(page).getByRole('button', { name: /^(?!Zoom|Close)/ });
/** The cards that pins open. They have no role: Leaflet creates their frames. */
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

const address = siteUrl({ slug: 'coolabah' }, '/locations/');

test('no map files load until the map is scrolled into view; its pins follow the search and are used by keyboard', async ({
  page,
}) => {
  const files = mapFiles(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(address);
  await expect(map(page)).toBeAttached();
  await waitUntilIdle(page);
  expect(files).toEqual([]);

  await comeToMap(page);
  expect(files.length).toBeGreaterThanOrEqual(3);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect([...hosts].filter((host) => !host.includes('localhost'))).toEqual(['tile.openstreetmap.org']);

  await page.getByRole('searchbox', { name: 'Search locations' }).fill('townsville');
  await expect(pins(page)).toHaveCount(1);
  const pin = pins(page);
  await expect(pin).toHaveAccessibleName(/Townsville/);
  const name = (await pin.getAttribute('title')) ?? '';
  await pin.focus();
  await page.keyboard.press('Enter');
  const card = cards(page);
  await expect(card.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(card.getByRole('link', { name: /^Get Directions from Google Maps/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  );
  expect(await findAccessibilityProblems(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(pin).toBeFocused();
});

test('when what draws the map fails to load, the page says so', { tag: '@long' }, async ({ page }) => {
  // The island is there and can't load the rest.
  await page.route(/LeafletMap/, (route) => route.abort('aborted'));
  await page.goto(address);
  await page.mouse.move(20, 20);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByText("We couldn't load the map.")).toBeVisible();
});
