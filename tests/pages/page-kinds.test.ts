import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPageKind, PAGE_KINDS } from '#domain/page-kinds.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

test.each(builtSites())('$slug: every page has the kind that its URL implies', ({ dir }) => {
  const pages = globSync('**/*.html', { cwd: dir }).map((file) => {
    const path = file === '404.html' ? '/404/' : `/${file.replace(/index\.html$/, '')}`;
    const html = readFileSync(join(dir, file), 'utf8');
    return { path, found: /<body class="p-([\w-]+)"/.exec(html)?.[1] ?? '' };
  });
  expect(pages.length).toBeGreaterThan(10);
  const strange = pages.filter(({ path, found }) => !classesAt(path).includes(found));
  expect(strange).toEqual([]);
});

/** A search may have no stock, and an address right below the home page may also be that of a model's offers. */
function classesAt(path: string): readonly string[] {
  const kind = findPageKind(path);
  const { bodyClass } = PAGE_KINDS[kind];
  if (kind === 'search') return [bodyClass, PAGE_KINDS['none-in-stock'].bodyClass];
  return kind === 'content' ? [bodyClass, PAGE_KINDS['model-offers'].bodyClass] : [bodyClass];
}
