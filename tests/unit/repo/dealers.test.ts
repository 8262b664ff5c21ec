import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { type SourceFile, sourceFiles } from './source.ts';

const biomeSchema = v.object({ files: v.object({ includes: v.array(v.string()) }) });

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

test('the checks of code read the files of demonstration dealers, and leave those of others to them', async () => {
  const { files } = v.parse(biomeSchema, JSON.parse(await readFile('biome.json', 'utf8')));
  expect(files.includes).toContain(`sites/{${DEMO_DEALERS.join(',')}}/**`);
  // An ignored folder is never opened again, whatever a later pattern says.
  expect(files.includes.filter((pattern) => /^!sites(?:\/\*)?(?:\/\*\*)?$/.test(pattern))).toEqual([]);
  expect(files.includes).toContain('!sites/*/**/*');
});
