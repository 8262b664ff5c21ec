import { expect, test } from 'vitest';
import { checkLinks } from '#tests/support/readers/check-links.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

test.each(builtSites())('$slug: no page has a broken link, picture or anchor', async ({ dir, origin }) => {
  expect(await checkLinks(dir, origin)).toEqual([]);
});
