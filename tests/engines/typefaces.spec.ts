import { expect } from 'playwright/test';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

/** Whether the main heading is drawn in a typeface, which differs in width from the system font after it. */
const isDrawnIn = (visitor: Visitor, typeface: string) =>
  visitor.evaluate((name) => {
    const context = document.createElement('canvas').getContext('2d');
    const heading = document.querySelector('h1');
    if (!context || !heading) throw new Error('no heading to measure');
    const { fontWeight, fontFamily } = getComputedStyle(heading);
    const measure = (families: string) => {
      context.font = `${fontWeight} 100px ${families}`;
      return context.measureText('Wagons, utes & sedans: 0123456789').width;
    };
    return measure(fontFamily) !== measure(fontFamily.replace(`${name}, `, ''));
  }, typeface);

const TYPEFACES = { coolabah: 'Archivo', boobook: 'Newsreader' };

for (const [slug, typeface] of Object.entries(TYPEFACES))
  test(`${slug}: a phone's first page stays as it was painted, and the next is in the template's typefaces`, {
    tag: '@narrow',
  }, async ({ visitor }) => {
    const site = findSite(slug);
    await visitor.open(siteUrl(site, '/'));
    await expectSoon(() =>
      visitor.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    ).toMatch(/\.woff2/);
    expect(await isDrawnIn(visitor, typeface)).toBe(false);
    await visitor.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.foot a[href="/special-offers/"]')?.click(),
    );
    await expectSoon(() => visitor.evaluate(() => location.pathname)).toBe('/special-offers/');
    await expectSoon(() => isDrawnIn(visitor, typeface)).toBe(true);
  });
