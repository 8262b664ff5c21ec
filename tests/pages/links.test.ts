import { expect, test } from 'vitest';
import { checkLinks } from '#tests/support/readers/check-links.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

test.each(builtSites())(
  '$slug: every link, picture and anchor of every page leads somewhere',
  async ({ dir, origin }) => {
    expect(await checkLinks(dir, origin)).toEqual([]);
  },
);
