import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSites } from '#tests/support/sites/built-sites.ts';

const coolabah = builtSites().find(({ slug }) => slug === 'coolabah');

/** Pictures with several widths, in the order of the page: not logos. */
function listPictures(path: string): string[] {
  const html = readFileSync(join(coolabah?.dir ?? '', path, 'index.html'), 'utf8');
  return html.match(/<img[^>]*srcset[^>]*>/gi) ?? [];
}

test.each(['locations', 'locations/cairns', 'd-max', 'special-offers', 'about-us'])(
  'the first picture of /%s/ is loaded before all others, which wait until they are near',
  (path) => {
    const [first = '', ...others] = listPictures(path);
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain('loading="lazy"');
    expect(others.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([]);
  },
);
