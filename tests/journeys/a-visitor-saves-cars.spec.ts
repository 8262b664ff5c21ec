import { expect, type Page } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { stubStockStatus } from '#tests/support/browser/stub-stock-status.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });
const saved = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from saved`, exact: true });
/** The link in the header; a template may have one for each width. */
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved / });

/** The list, or the comparison table; neither has an accessible name. */
const savedItems = (page: Page) => page.getByRole('main').locator('.saved-page__list > li, .compare');

/** The names of the first cars on a page. */
function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

const site = { slug: 'coolabah' };

const SAVED_PAGES = ['/favourites/', '/compare/', '/saved-searches/'];
const nothingKept = (page: Page) => page.getByText(/^(No saved (cars|searches) yet|Tick “Compare” on)/);

/** Saves a car and a search, and picks a car to compare. */
async function saveOneOfEach(page: Page): Promise<void> {
  await page.goto(siteUrl(site, '/search/toyota/'));
  await waitUntilHydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^Save / }).click();
  await card.getByRole('checkbox', { name: /^Compare / }).check();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
}

test('hearts clicked before hydration are saved, and two tabs agree', async ({ page, context }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/CardTools.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(site, '/'));
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  release();
  await expect(saved(page, name).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(siteUrl(site, '/'));
  await saved(other, name).first().click();
  await expect(heart(page, name).first()).toBeVisible();
  await other.close();
});

test('a saved car is still marked after the search has changed its cards', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/toyota/'));
  await waitUntilHydrated(page);
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/?sortBy=price:asc'));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most relevant');
  await expect(page).toHaveURL(siteUrl(site, '/search/toyota/'));
  await expect(saved(page, name).first()).toBeVisible();
});

test('a page with saved cars still hydrates without a search', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  await expect(saved(page, name).first()).toBeVisible();
  const watch = await watchSearch(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(saved(page, name).first()).toBeVisible();
  const { searches, changes } = await watch();
  expect(searches).toBe(0);
  expect(changes.filter((change) => change.startsWith('childList'))).toEqual([]);
});

test('a visitor who has saved nothing loads no scripts for saved items', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const islands = () =>
    asked.filter((path) => /^[/]_astro[/](SavedCount|CompareTray|CardTools|\w+Page)[.]/.test(path));
  await page.goto(siteUrl(site, '/search/'));
  await waitUntilHydrated(page);
  expect(islands()).toEqual([]);
  for (const path of SAVED_PAGES) {
    asked.length = 0;
    await page.goto(siteUrl(site, path));
    // The longest time until an island would start by itself.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await expect(nothingKept(page)).toBeVisible();
    expect(asked.filter((file) => /^[/]_astro[/](react|client)[.]/.test(file))).toEqual([]);
    expect(islands()).toEqual([]);
  }
});

for (const path of SAVED_PAGES) {
  test(`${path} never claims to be empty when something is saved, however slowly its scripts load`, {
    tag: '@long',
  }, async ({ page }) => {
    await saveOneOfEach(page);
    await page.route('**/_astro/**.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.addInitScript(() => {
      const look = () => {
        const empty = document.querySelector('.saved-page__empty');
        if (empty?.checkVisibility()) Object.assign(window, { saidNothing: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(siteUrl(site, path));
    await expect(savedItems(page)).toBeVisible();
    await expect(nothingKept(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'saidNothing'))).toBeUndefined();
  });

  test(`${path} shows an error if its scripts fail to load, and retries on the next interaction`, {
    tag: '@long',
  }, async ({ page, trouble }) => {
    await saveOneOfEach(page);
    await page.route('**/_astro/*Page.*.js', (route) => route.abort());
    await page.goto(siteUrl(site, path));
    const sorry = page.getByRole('alert').filter({ hasText: "We couldn't load your saved list." });
    await expect(sorry).toBeVisible();
    await expect(nothingKept(page)).toBeHidden();
    await page.unroute('**/_astro/*Page.*.js');
    await sorry.hover();
    await expect(savedItems(page)).toBeVisible();
    await expect(sorry).toHaveCount(0);
    trouble.length = 0;
  });
}

test('saved cars that have sold or left the stock say so', async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  const cards = page.getByRole('main').getByRole('article');
  const ids: string[] = [];
  for (const number of [1, 2]) {
    const button = cards.nth(number).getByRole('button', { name: /^Save / });
    ids.push((await button.getAttribute('data-save')) ?? '');
    await button.click();
    await expect(count(page)).toHaveAccessibleName(new RegExp(` ${number}$`));
  }
  const [sold = '', gone = ''] = ids;
  await stubStockStatus(page, site.slug, { [sold]: ['sold', 0], [gone]: null });
  await page.goto(siteUrl(site, '/favourites/'));
  await expect(cards.nth(0)).toContainText('Unfortunately this car recently sold.');
  await expect(cards.nth(1)).toContainText('This car is no longer in stock.');
  await expect(cards.nth(1).getByRole('link', { name: /^Find Me Something Similar/ })).toHaveAttribute(
    'href',
    /^\/search\/\?make=/,
  );
});

test('saved cars are listed without prices, with a message, when prices are unavailable', {
  tag: '@long',
}, async ({ page, trouble }) => {
  await page.goto(siteUrl(site, '/search/'));
  const [name = ''] = await namesOf(page);
  await heart(page, name).first().click();
  await expect(saved(page, name).first()).toBeVisible();
  await page.route('**/stock/status.json', (route) => route.abort());
  await page.goto(siteUrl(site, '/favourites/'));
  await expect(page.getByRole('alert')).toContainText("We couldn't load prices just now.");
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(name);
  trouble.length = 0;
});

test('a car can also be saved from its own page', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/search/'));
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await heart(page, name).first().click();
  await expect(saved(page, name).first().getByText('Saved', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of SAVED_PAGES) {
    test(`${path} says that it needs JavaScript and links to the stock`, {
      tag: longUnless(path === '/compare/'),
    }, async ({ page }) => {
      await page.goto(siteUrl(site, path));
      await expect(page.getByText(/turn on JavaScript in your browser/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /stock|Search our/ })).toBeVisible();
    });
  }

  test('no hearts or compare checkboxes are shown', async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^Compare / })).toHaveCount(0);
  });
});
