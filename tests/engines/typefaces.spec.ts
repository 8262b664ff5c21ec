import { findSite } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

for (const slug of ['coolabah', 'boobook'])
  test(`${slug}: the first page of a visit gets the template's typefaces, and so does the next`, {
    tag: '@wide',
  }, async ({ visitor }) => {
    for (const path of ['/', '/special-offers/']) {
      await visitor.open(siteUrl(findSite(slug), path));
      await expectSoon(() =>
        visitor.evaluate(() => ({
          plain: document.documentElement.classList.contains('plain-type'),
          typefaces: [
            ...new Set(
              [...document.fonts]
                .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
                .map(({ family }) => family.replaceAll('"', '')),
            ),
          ].sort(),
        })),
      ).toEqual({
        plain: false,
        typefaces: slug === 'coolabah' ? ['Archivo'] : ['Instrument Sans', 'Newsreader'],
      });
    }
  });
