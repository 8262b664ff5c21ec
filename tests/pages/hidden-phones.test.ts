import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { findSite } from '#tests/support/sites/built-sites.ts';

const NUMBER = /\b(?:\(?0\d\)?[ -]?\d{4}[ -]?\d{4}|1[38]00[ -]?\d{3}[ -]?\d{3})\b/g;
const REVEAL = /<details class="reveal"[\s\S]*?<\/details>/g;

const boobook = findSite('boobook');
const readPage = (path: string) => readFile(join(boobook.dir, path, 'index.html'), 'utf8');

test('a dealer that hides numbers shows none on the pages of its cars before somebody asks (PHONE-04)', async () => {
  const paths = boobook.paths.filter((path) => /^\/cars\/(?!trade-in)/.test(path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const page = await readPage(path);
    expect(page.match(REVEAL)?.length ?? 0, path).toBeGreaterThan(0);
    const open = page.replace(REVEAL, '');
    expect(open.match(/href="tel:/g), path).toBeNull();
    expect(open.match(/"telephone"/g), path).toBeNull();
    expect(toPlainText(open).match(NUMBER), path).toBeNull();
  }
});

test('without scripts a press still shows each number (T-74)', async () => {
  const path = boobook.paths.find((page) => page.startsWith('/cars/')) ?? '';
  const reveals = (await readPage(path)).match(REVEAL) ?? [];
  expect(reveals).toHaveLength(2);
  for (const reveal of reveals) expect(reveal).toMatch(/<summary>[\s\S]*<a class="tel" href="tel:\d+"/);
});
