import { expect, type Page } from 'playwright/test';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { filters, heading, openFilters, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const SITES = [{ slug: 'coolabah' }, { slug: 'boobook' }];

/** Presses Tab until a control has the focus, and returns the labels on the way; each must have a visible focus. */
async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press('Tab');
    const { label, seen } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const labels = (element as HTMLInputElement).labels;
      const text = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent ?? '';
      // The control's label may draw the focus ring.
      const rings = [element, element.closest('label')].map((at) => at && getComputedStyle(at));
      return {
        label: text.trim().replace(/\s+/g, ' '),
        seen: rings.some((style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')),
      };
    });
    expect(seen, `the focus on "${label}" is seen`).toBe(true);
    passed.push(label);
    if (name.test(label)) return passed;
  }
  throw new Error(`no Tab leads to ${name}; it went ${passed.join(' > ')}`);
}

for (const site of SITES) {
  test(`${site.slug}: the search works by keyboard from the skip link to the pagination, in visual order`, {
    tag: longUnless(site.slug === 'boobook'),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');

    await tabTo(page, /^Search$/);
    await page.keyboard.type('zzzz');
    await expect(heading(page)).toHaveText(/^0 /);
    await tabTo(page, /^Clear search$/);
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(/^0 /);
    const all = await readResultCount(page);

    const used = filters(page).getByRole('checkbox', { name: /^Used/ });
    await tabTo(page, /^Used/);
    await page.keyboard.press('Space');
    await expect(used).toBeChecked();
    await expect(used).toBeFocused();
    await expect.poll(() => readResultCount(page)).toBeLessThan(all);

    await tabTo(page, /^Remove filter: Used/);
    await page.keyboard.press('Enter');
    await expect.poll(() => readResultCount(page)).toBe(all);
    await tabTo(page, /^Sort by/);
    await page.keyboard.type('Highest');
    await expect(page).toHaveURL(siteUrl(site, '/search/?sortBy=price:desc'));
    const cards = await tabTo(page, /^Page 2$/);
    expect(cards.filter((label) => /^Enquire/.test(label)).length).toBeGreaterThan(15);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(site, '/search/?page=2&sortBy=price:desc'));
    // The next Tab goes on from the top of the results, not from the foot of the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`${site.slug}: the drawer traps focus while open and returns it when closed`, {
    tag: longUnless(site.slug === 'coolabah'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    const open = page.getByRole('button', { name: /^Filters/ });
    await open.focus();
    await page.keyboard.press('Enter');
    const close = filters(page).getByRole('button', { name: 'Close filters' });
    const show = filters(page).getByRole('button', { name: /^Show Me/ });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(show).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();

    await tabTo(page, /^Used/);
    await page.keyboard.press('Space');
    const clear = filters(page).getByRole('button', { name: 'Clear all' });
    await expect(clear).toBeVisible();
    await show.focus();
    await page.keyboard.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });

  test(`${site.slug}: the result of a filter change is announced once`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/'));
    await waitUntilHydrated(page);
    await openFilters(page);
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      const observer = new MutationObserver(() => {
        const now = [...document.querySelectorAll('[role=status], [aria-live]')]
          .map((region) => region.textContent)
          .filter(Boolean)
          .join(' | ');
        if (announced.at(-1) !== now) announced.push(now);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    const vehicles = site.slug === 'boobook' ? 'trucks' : 'cars';
    const before = await page.getByRole('status').first().textContent();
    await filters(page).getByRole('checkbox', { name: /^Used/ }).click();
    await expect(heading(page)).toHaveText(/ used /);
    const used = await readResultCount(page);
    await filters(page).getByRole('checkbox', { name: /^Used/ }).click();
    await expect(heading(page)).not.toHaveText(/ used /);
    await expect.poll(async () => (await announced()).at(-1)).toBe(before);
    expect((await announced()).filter((text) => text !== before)).toEqual([`${used} ${vehicles}`]);
  });
}

test('the first car is at most twenty stops away, and what the search suggests is read whole in its panel', async ({
  page,
}) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/search/'));
  await waitUntilHydrated(page);
  await tabTo(page, /^Skip to results$/);
  await page.keyboard.press('Enter');
  const title = await page.getByRole('article').first().getByRole('heading').getByRole('link').textContent();
  const passed = await tabTo(page, new RegExp(`^${title}`));
  expect(passed.length).toBeLessThanOrEqual(20);

  await filters(page).getByRole('combobox', { name: 'Search' }).fill('white auto ute under 40k near me');
  const understood = page.getByRole('option', { name: /Ute · Automatic · White · Under \$40,000/ });
  await expect(understood).toBeVisible();
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);
  expect(right(await understood.boundingBox())).toBeLessThanOrEqual(right(await filters(page).boundingBox()));
});
