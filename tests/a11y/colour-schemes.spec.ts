import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { TEMPLATES } from '#site/config/templates.ts';
import { palettes } from '#site/theme/templates/palettes.ts';
import { createTheme } from '#site/theme/theme.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, findLargestSites, siteUrl } from '#tests/support/sites/built-sites.ts';
import { pagesToVisit, planOneOfEachKind } from '#tests/support/sites/pages-to-visit.ts';

// Colours are the same at every width: once is enough.
const tag = '@wide';

/** The pages with the most parts; the long run takes a page of each kind. */
const SHORT_KINDS = ['home', 'search', 'car'];

/** The dark colours of a template with a dealer's red, as a site of the dark theme has them. */
const DARK = new Map<string, string>(
  TEMPLATES.map((name) => [
    name,
    createTheme({ colour: '#c3002f', mode: 'dark', palette: palettes[name] }).css,
  ]),
);

/** A page's policy allows no style elements of others, but sheets made by scripts. */
async function setDark(page: Page, template: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, DARK.get(template) ?? '');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
}

for (const { site, kind, path } of planOneOfEachKind(builtSites(), findLargestSites())) {
  if (!process.env.TEST_LONG && !SHORT_KINDS.includes(kind)) continue;
  test(`${site.slug}: the ${kind} page ${path} is accessible in the dark theme`, { tag }, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, path));
    await setDark(page, site.template);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test("a dealer whose theme is the visitor's has accessible pages in both colour schemes", { tag }, async ({
  page,
}) => {
  const site = builtSites().find(({ slug }) => slug === 'tallowwood');
  if (!site) throw new Error('tallowwood is not built. Run "npm test -- --only build" first.');
  const grounds = new Set<string>();
  for (const { kind, path } of pagesToVisit(site, { cars: 1, seed: 20 })) {
    if (!process.env.TEST_LONG && !['home', 'content', 'location'].includes(kind)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(siteUrl(site, path));
      grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
      expect.soft(await findAccessibilityProblems(page), `${path} in ${colorScheme}`).toEqual([]);
    }
  }
  expect(grounds.size).toBe(2);
});
