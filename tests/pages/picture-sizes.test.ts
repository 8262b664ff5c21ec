import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertListedSize, parseImageRequest } from '#host/images/image-request.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

const PICTURE_ADDRESS = /\/\.netlify\/images\?([^"'\s,<>]+)/g;

test.each(builtSites())(
  '$slug: the host makes every picture that a page asks for',
  async ({ slug, dir, paths }) => {
    const facts = await createSiteReader(join(dir, '..')).bySlug(slug);
    const sizes = facts?.pictures;
    if (!sizes) throw new Error(`${slug}: the build wrote no sizes.`);
    const queries = new Set<string>();
    for (const path of paths) {
      const page = readFileSync(join(dir, path, path.endsWith('/') ? 'index.html' : ''), 'utf8');
      for (const [, query = ''] of page.matchAll(PICTURE_ADDRESS))
        queries.add(query.replaceAll(/&amp;|\\u0026/g, '&').replace(/^url=[^&]*/, 'url=/a.jpg'));
    }
    // Patterns of islands, with gaps for address and size, are filled in the browser.
    const asked = [...queries].filter((query) => !query.includes('{'));
    for (const query of asked)
      expect(
        () => assertListedSize(parseImageRequest(new URLSearchParams(query)), sizes),
        query,
      ).not.toThrow();
  },
);
