import { expect, type Page } from 'playwright/test';
import { fillFields, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { stubStockStatus } from '#tests/support/browser/stub-stock-status.ts';
import { test } from '#tests/support/browser/test.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const at = (path: string) => siteUrl(site, path);
const carPath =
  builtSites()
    .find(({ slug }) => slug === site.slug)
    ?.paths.find((path) => /^\/cars\/[^/]+\/$/.test(path)) ?? '';
const panel = (page: Page) => page.getByRole('region', { name: 'Price and contact' });
const SCRIPTS = '**/_astro/**.js';
/** Pages with blocking scripts don't fire `load` until these arrive. */
const ONCE_THERE = { waitUntil: 'commit' } as const;

/** Holds back all scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A visitor who wrote before: the details of their last message are on the device. */
async function storeDetails(page: Page): Promise<void> {
  await page.evaluate(([key, details]) => localStorage.setItem(key, JSON.stringify(details)), [
    `forecourt:${site.slug}:details`,
    { name: 'Ada', last_name: 'Byron', email: 'a@example.com', phone: '0412345678' },
  ] as const);
}

async function fillIn(page: Page): Promise<void> {
  const value = page.getByRole('region', { name: /^What's your .* worth\?/ });
  await value.getByLabel('Registration number').fill(findRegoOfAge(3, new Date().getUTCFullYear()));
  await value.getByLabel('Kilometres').fill('64,000');
  await value.getByRole('button', { name: 'Find my car' }).click();
}

test.describe('while scripts are still loading', () => {
  test('a loan asked about early is written into the enquiry', { tag: '@long' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(at('/finance/'));
    await page.getByRole('link', { name: 'Ask about this loan' }).click();
    release();
    await expect(leadForm(page).getByLabel('Message')).toHaveValue(/^I'd like to talk about/);
  });

  test('a press on Next that begins before stored details are filled in still leads to the next step', async ({
    page,
  }) => {
    // The whole form is in sight: otherwise Chromium, unlike Safari, would scroll along with what is inserted above.
    await page.setViewportSize({ width: 390, height: 1600 });
    await page.goto(at('/book-test-drive/'));
    await storeDetails(page);
    const release = await holdScripts(page);
    await page.goto(at('/book-test-drive/'), ONCE_THERE);
    const form = leadForm(page);
    await fillFields(form, makePerson());
    await form.getByRole('button', { name: 'Next' }).hover();
    await page.mouse.down();
    release();
    await expect(form.getByRole('button', { name: 'Clear my details' })).toBeVisible();
    await page.mouse.up();
    await expect(form.getByRole('group', { name: /^Step 2 of 2/ })).toBeVisible();
  });

  test('a registration submitted early is looked up', { tag: '@long' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(at('/trade-in/'));
    await fillIn(page);
    release();
    await expect(page.getByRole('heading', { name: 'Is this your car?' })).toBeFocused();
  });

  test('a make chosen early is applied', { tag: '@long' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(at('/'), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: /^Show Me / });
    const all = await button.textContent();
    await page.getByLabel('Make').selectOption({ index: 1 });
    release();
    await expect(button).not.toHaveText(all ?? '');
    await button.click();
    await expect(page).toHaveURL(/\/search\/[^/]+\/$/);
  });

  test('clicking a button of a sold car says that it has sold and opens nothing', async ({ page }) => {
    await page.goto(at(carPath));
    const id =
      (await panel(page)
        .getByRole('button', { name: /^Save / })
        .getAttribute('data-save')) ?? '';
    await stubStockStatus(page, site.slug, { [id]: ['sold', 0] });
    const release = await holdScripts(page);
    await page.reload(ONCE_THERE);
    await panel(page).getByRole('link', { name: 'Enquire' }).click();
    release();
    await expect(panel(page).getByRole('heading', { name: 'SOLD' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a form requested early opens, and the brochure downloads', { tag: '@long' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(at(carPath), ONCE_THERE);
    await panel(page).getByRole('link', { name: 'Enquire' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    const coming = page.waitForEvent('download');
    await panel(page).getByRole('link', { name: 'Download brochure' }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test.describe('when scripts fail to load', () => {
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort('failed')));
  test.afterEach(({ trouble }) => {
    trouble.length = 0;
  });

  test('the links of a car lead to their pages, and its brochure downloads', async ({ page }) => {
    await page.goto(at(carPath));
    const coming = page.waitForEvent('download');
    await panel(page).getByRole('link', { name: 'Download brochure' }).click();
    await coming;
    await panel(page).getByRole('link', { name: 'Get Finance' }).click();
    await expect(page).toHaveURL(/\/finance\/\?car_id=/);
  });

  test('submitting a registration leads to the form on the page', { tag: '@long' }, async ({ page }) => {
    await page.goto(at('/trade-in/'));
    await fillIn(page);
    await expect(page).toHaveURL(/#trade-in-form$/);
    await expect(leadForm(page)).toBeInViewport();
  });

  test('the calculator leads to the enquiry form, and the model finder to the stock', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(at('/finance/'));
    await page.getByRole('link', { name: 'Ask about this loan' }).click();
    await expect(page).toHaveURL(at('/finance/#finance-form'));
    await page.goto(at('/'));
    await page.getByLabel('Make').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Show Me / }).click();
    await expect(page).toHaveURL(/\/search\/\?make=/);
  });
});
