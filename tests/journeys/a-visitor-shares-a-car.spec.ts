import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

test('on a phone, Share gives the car’s own URL without tracking parameters', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    const share = (data: ShareData) => Promise.resolve(shared.push(data));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const path =
    builtSites()
      .find(({ slug }) => slug === site.slug)
      ?.paths.find((each) => each.startsWith('/cars/')) ?? '';
  await page.goto(siteUrl(site, `${path}?utm_source=paper`));
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const given = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(given).toEqual([{ title: await page.title(), url: siteUrl(site, path) }]);
});
