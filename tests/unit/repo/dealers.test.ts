import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { type SourceFile, sourceFiles } from './source.ts';

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

test('no demonstration dealer is named in src, by its folder or by its display name', () => {
  expect(sourceFiles(process.cwd(), ['src']).flatMap((file) => mentions(file, DEMO_DEALERS))).toEqual([]);
});

test.each([
  ["if (site.slug === 'example-motors') {", 1],
  ['// example-motors wants this', 1],
  ["const name = 'Example-Motors of Cairns';", 1],
  ["const slug = 'example-motors-of-cairns';", 0],
])('%j names a dealer %i times', (text, times) => {
  expect(mentions({ path: 'src/a.ts', text }, ['example-motors'])).toHaveLength(times);
});
