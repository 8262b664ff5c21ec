import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source.ts';

/** The dealers of a checkout; the folder may be empty. */
const slugs = readdirSync('sites', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function mentions({ path, text }: SourceFile, dealers: readonly string[]): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      dealers
        .filter((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`, 'i').test(line))
        .map(
          (slug) => `${path}:${index + 1}: names the dealer "${slug}". Make the difference a key of site.ts.`,
        ),
    );
}

test('no dealer is named in src, by its folder or by its display name', () => {
  expect(sourceFiles(process.cwd(), ['src']).flatMap((file) => mentions(file, slugs))).toEqual([]);
});

test.each([
  ["if (site.slug === 'example-motors') {", 1],
  ['// example-motors wants this', 1],
  ["const name = 'Example-Motors of Cairns';", 1],
  ["const slug = 'example-motors-of-cairns';", 0],
])('%j names a dealer %i times', (text, times) => {
  expect(mentions({ path: 'src/a.ts', text }, ['example-motors'])).toHaveLength(times);
});
