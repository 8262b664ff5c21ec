import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSites } from '#tests/support/sites/built-sites.ts';

// One of them lists only vehicles with a price until another order is chosen (T-16).
test.each(builtSites().filter(({ paths }) => paths.includes('/stock/')))(
  '$slug: the counts promised by its locations add up to the opening count of the search',
  ({ dir, paths }) => {
    const html = (path: string) => readFileSync(join(dir, path, 'index.html'), 'utf8');
    const promised = new Map<string, number>();
    for (const path of paths.filter((each) => /^\/locations\/[^/]+\/$/.test(each))) {
      for (const [, href = '', count] of html(path).matchAll(/href="([^"]*)">\s*Search all (\d+) /g))
        promised.set(href, Number(count));
    }
    const opens = /<h1[^>]*>\s*<span class="num">([\d,]+)/.exec(html('/search/'))?.[1]?.replace(',', '');
    expect([...promised.values()].reduce((sum, count) => sum + count, 0)).toBe(Number(opens));
  },
);
