import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { test } from '#tests/support/browser/test.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import { type BuiltSite, builtSites, sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

/** Opens the first car of the search that has a price, and returns its slug. */
async function openCar(page: Page, site: BuiltSite): Promise<string> {
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '$' }).first();
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await page.goto(siteUrl(site, path));
  return path.split('/').at(-2) ?? '';
}

const link = (page: Page) => page.getByRole('link', { name: /Download/ });

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: clicking the link downloads {slug}.pdf with the title and price of the page`, {
    tag: '@long',
  }, async ({ page }) => {
    const slug = await openCar(page, site);
    const price =
      (await contactPanel(page)
        .getByText(/^\$[\d,]+$/)
        .first()
        .textContent()) ?? '';
    const coming = page.waitForEvent('download');
    await link(page).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
    const { text, marked } = await readPdf(await readFile(await download.path()));
    expect(text).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    expect(text).toContain(price);
    expect(marked).toBe(true);
    await expect(link(page)).toHaveText('Download brochure');
  });
}

const site = builtSites().find(({ slug }) => slug === 'coolabah');

test('while the brochure downloads, the link is busy and requests no second one', { tag: '@long' }, async ({
  page,
}) => {
  if (!site) throw new Error('coolabah is not built');
  await openCar(page, site);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/brochure/*.pdf', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await link(page).click();
  await expect(link(page)).toHaveText('Downloading…');
  await expect(link(page)).toHaveAttribute('aria-busy', 'true');
  await link(page).press('Enter');
  const coming = page.waitForEvent('download');
  release();
  await coming;
  await expect(link(page)).toHaveText('Download brochure');
  await expect(link(page)).not.toHaveAttribute('aria-busy');
  expect(asked).toBe(1);
});

const SOLD = "There's no brochure because this vehicle is no longer for sale.";
const UNREACHABLE = "We couldn't download the brochure. Please check your connection and try again.";

test.describe('when the brochure is unavailable', () => {
  for (const { what, answer, message } of [
    { what: 'the site says why', answer: { status: 404, json: { error: SOLD } }, message: SOLD },
    { what: 'the site does not say why', answer: { status: 502, body: 'oh' }, message: UNREACHABLE },
    { what: 'the site is not reached', answer: undefined, message: UNREACHABLE },
  ])
    test(`${what}: an alert is shown, and the link works again`, { tag: '@long' }, async ({
      page,
      trouble,
    }) => {
      if (!site) throw new Error('coolabah is not built');
      await openCar(page, site);
      await page.route('**/brochure/*.pdf', (route) =>
        answer ? route.fulfill(answer) : route.abort('failed'),
      );
      const messages: string[] = [];
      page.on('dialog', async (dialog) => {
        messages.push(dialog.message());
        await dialog.accept();
      });
      await link(page).click();
      await expect.poll(() => messages).toEqual([message]);
      await expect(link(page)).toHaveText('Download brochure');
      await page.unroute('**/brochure/*.pdf');
      const coming = page.waitForEvent('download');
      await link(page).click();
      await coming;
      expect(trouble.splice(0)).toEqual([expect.stringContaining('/brochure/')]);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link still downloads the brochure', { tag: '@long' }, async ({ page }) => {
    if (!site) throw new Error('coolabah is not built');
    const slug = await openCar(page, site);
    const coming = page.waitForEvent('download');
    await link(page).click();
    expect((await coming).suggestedFilename()).toBe(`${slug}.pdf`);
  });
});
