import { expect, test } from 'vitest';
import { builtSites } from '#tests/support/built-sites.ts';
import { checkLinks } from '#tests/support/link-check.ts';

test.each(builtSites())(
  '$slug: every link, picture and anchor of every page leads somewhere',
  async ({ dir, origin }) => {
    expect(await checkLinks(dir, origin)).toEqual([]);
  },
);
