import { expect, test } from 'vitest';
import { photoName } from '#scripts/demo/pictures/photo-url.ts';
import { isPhotograph } from '#scripts/demo/pictures/photographs.ts';
import { checkLinks } from '#tests/support/readers/check-links.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

const isPhotographPath = (path: string) =>
  path.startsWith('/assets/photos/') && isPhotograph(photoName(path));

test.each(builtSites())('$slug: no page has a broken link, picture or anchor', async ({ dir, origin }) => {
  expect(await checkLinks(dir, origin, isPhotographPath)).toEqual([]);
});
