import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test('questions unfold in 300 ms, or at once under reduced motion', async ({ page }) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/service/'));
  const details = page.getByRole('group').filter({ hasText: 'Can I wait while you work on it?' });
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
