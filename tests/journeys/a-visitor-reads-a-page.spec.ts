import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

for (const { what, path, summary, tag } of [
  { what: 'questions', path: '/service/', summary: 'Can I wait while you work on it?', tag: [] },
  // On a wide screen they are open.
  { what: 'sections', path: '/finance/', summary: 'What a lender will ask for', tag: ['@narrow', '@long'] },
])
  test(`${what} unfold in 300 ms, or at once under reduced motion`, { tag }, async ({ page }) => {
    await page.goto(siteUrl({ slug: 'coolabah' }, path));
    const details = page.getByRole('group').filter({ hasText: summary });
    /** The content's height, right after an optional press, and the duration of its height transition. */
    const content = (press = false) =>
      details.evaluate((element, pressed) => {
        if (pressed) element.querySelector('summary')?.click();
        const { height, transitionDuration } = getComputedStyle(element, '::details-content');
        return { height: Number.parseFloat(height), takes: transitionDuration };
      }, press);
    const { height: whole } = await content(true);
    expect(whole).toBeGreaterThan(20);
    await content(true);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await content()).toEqual({ height: 0, takes: '0.3s, 0.3s' });
    expect((await content(true)).height).toBeLessThan(whole / 2);
    await expect.poll(async () => (await content()).height).toBeCloseTo(whole, 0);
  });

test('promotions can be stepped through, and their links work', async ({ page }) => {
  await page.goto(siteUrl({ slug: 'boobook' }, '/'));
  const slides = page.getByRole('region', { name: 'Promotions' });
  await slides.scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  await slides.getByRole('button', { name: 'Next' }).click();
  await expect(slides.getByRole('button', { name: 'Previous' })).toBeEnabled();
  const second = slides.getByRole('link', { name: /Buying three trucks or more/ });
  await expect(second).toBeInViewport({ ratio: 0.8 });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await second.click();
  await expect(page).toHaveURL(siteUrl({ slug: 'boobook' }, '/fleet/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections are open, questions unfold, and a video is a link to its service', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(siteUrl({ slug: 'coolabah' }, '/finance/'));
    await expect(page.getByText('Your driver licence or other photo ID')).toBeVisible();
    await page.goto(siteUrl({ slug: 'coolabah' }, '/service/'));
    await page.getByText('How long does a service take?').click();
    await expect(page.getByText('A logbook service takes anywhere from two hours')).toBeVisible();
    await page.goto(siteUrl({ slug: 'wattlebird' }, '/about-us/'));
    await expect(page.getByRole('link', { name: /^Play the video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });
});
