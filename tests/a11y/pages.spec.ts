import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import type { AuditPageKind } from '#scripts/audit/page-kinds.ts';
import { describeOverBudget, getWeightBudget, openAndMeasure } from '#scripts/audit/page-weight.ts';
import { createTheme } from '#site/theme/theme.ts';
import { TEMPLATE_NAMES, TEMPLATES } from '#templates/registry.ts';
import { test } from '#tests/support/browser/test.ts';
import { checkSettings } from '#tests/support/geometry/check-settings.ts';
import { checkWidths } from '#tests/support/geometry/check-widths.ts';
import { builtSites, findLargestSites, siteUrl } from '#tests/support/sites/built-sites.ts';
import { DISTINCTIVE_KINDS, planSweep } from '#tests/support/sites/pages-to-visit.ts';

// A phone's screen has twice the resolution, so its pictures are larger.
test.use({
  pictures: true,
  deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2 : 1),
});

/** Car pages per site, chosen by a seed that never changes. */
const SAMPLE = { cars: process.env.TEST_LONG ? 100 : 1, seed: 20 };

/** Pages of one visitor, and the missing page, have no canonical address. */
const NO_CANONICAL: ReadonlySet<AuditPageKind> = new Set([
  'favourites',
  'compare',
  'saved-searches',
  'none-in-stock',
  'not-found',
]);

/** The pages whose header and footer are looked at in short runs too: with them each template's, at both widths. */
const WITH_FRAME: readonly AuditPageKind[] = ['home', 'location'];

/** Where axe looks besides the window's own width in the long run: pages are laid out differently there. */
const AXE_WIDTHS = process.env.TEST_LONG ? [320, 360, 600, 768, 820, 1024, 1680] : [];

/** The dark colours of a template with a dealer's red, as a site of the dark theme has them. */
const DARK = new Map<string, string>(
  TEMPLATE_NAMES.map((name) => [
    name,
    createTheme({ colour: '#c3002f', mode: 'dark', palette: TEMPLATES[name].palette }).css,
  ]),
);

// A page is opened once and looked at in every way, because opening it takes longest.
for (const { site, kind, path, isFirst, tag } of planSweep(builtSites(), findLargestSites(), SAMPLE)) {
  test(`${site.slug}: the ${kind} page ${path} is accessible, lean, complete and whole at every width`, {
    tag,
  }, async ({ page, isMobile }) => {
    // Other kinds have no styles or scripts that the distinctive ones lack: their work, colours and visitors' settings are left out.
    const isWhole = process.env.TEST_LONG !== undefined || DISTINCTIVE_KINDS.includes(kind);
    const { status, weight } = await openAndMeasure(page, siteUrl(site, path), isWhole);
    expect(status).toBe(kind === 'not-found' ? 404 : 200);
    expect.soft(describeOverBudget(weight, getWeightBudget(kind)), `${path}: bytes and work`).toEqual([]);
    expect.soft((await page.title()).trim(), `${path}: title`).not.toBe('');
    await expect
      .soft(page.locator('meta[name=description]'), `${path}: description`)
      .toHaveAttribute('content', /\S/);
    await expect.soft(page.getByRole('heading', { level: 1 }), `${path}: h1`).toHaveCount(1);
    if (!NO_CANONICAL.has(kind)) {
      await expect
        .soft(page.locator('link[rel=canonical]'), `${path}: canonical address`)
        .toHaveAttribute('href', `${site.origin}${path}`);
    }
    // Pictures of further widths need not be made: whatever they show, their boxes are the same.
    await page.route('**/.netlify/images?*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    // Every page has the same header and footer.
    const part = process.env.TEST_LONG || WITH_FRAME.includes(kind) ? 'html' : 'main';
    expect.soft(await findAccessibilityProblems(page, part), `${path}: axe`).toEqual([]);

    // Their widths are the checks' own: in the long run a page of each kind is enough, in one of the two windows.
    if (process.env.TEST_LONG && (!isFirst || isMobile)) return;
    for (const width of AXE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findAccessibilityProblems(page), `${path}: axe at ${width} px`).toEqual([]);
    }
    await setTouch(page);
    expect.soft(await checkWidths(page), `${path}: widths`).toEqual([]);
    expect.soft(await findSmallFields(page), `${path}: fields that make an iPhone zoom in`).toEqual([]);
    if (!isWhole) return;
    await setDark(page, site.template);
    expect
      .soft(
        await findAccessibilityProblems(page, part, 'color-contrast'),
        `${path}: contrast in the dark theme`,
      )
      .toEqual([]);
    await setLight(page);
    expect.soft(await checkSettings(page), `${path}: visitors' settings`).toEqual([]);
    if (kind === 'car') await expectPrintOrder(page, `${path}: print`);
  });
}

/**
 * By the visitor's setting where the site follows it, otherwise by a sheet of colours. A page's policy allows no style elements of
 * others, but sheets made by scripts.
 */
async function setDark(page: Page, template: string): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === 'auto') await page.emulateMedia({ colorScheme: 'dark' });
  else
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, DARK.get(template) ?? '');
  await expect(root).toHaveCSS('color-scheme', 'dark');
}

async function setLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Tablets are as wide as computers: targets must fit fingers at every width. */
async function setTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

/** Fields with text smaller than 16 px, folded ones too: Safari on an iPhone zooms in on them and stays there. */
async function findSmallFields(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !/^(checkbox|radio|range|hidden|submit)$/.test(field.getAttribute('type') ?? ''))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** The page of a car is printed with its name and price first, then its photo. */
async function expectPrintOrder(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 703, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const [name, price, photo] = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.locator('.price').first(),
      page.locator('.gallery img').first(),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect.soft(name, what).toBeLessThan(100);
  expect.soft(price, what).toBeGreaterThan(name ?? 0);
  expect.soft(photo, what).toBeGreaterThan(price ?? 0);
}
