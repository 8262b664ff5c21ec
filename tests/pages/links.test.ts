import { expect, test } from 'vitest';
import { isPhotograph } from '#scripts/demo/pictures/photographs.ts';
import { photoName } from '#scripts/demo/pictures/photo-url.ts';
import { checkLinks } from '#tests/support/readers/check-links.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

const isPhotographPath = (path: string) =>
  path.startsWith('/assets/photos/') && isPhotograph(photoName(path));

test.each(builtSites())(
  '$slug: every link, picture and anchor of every page leads somewhere',
  async ({ dir, origin }) => {
    expect(await checkLinks(dir, origin, isPhotographPath)).toEqual([]);
  },
);
