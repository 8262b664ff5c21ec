import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPagePath, isPageFileName, listContentPageFiles } from '#site/content/page-files.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { makeConfig } from './content-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const write = (...names: readonly string[]) =>
  writeFiles(join(dir, 'content/pages'), Object.fromEntries(names.map((name) => [name, ''])));

/** The names of the dealer's own files, or else of the default ones, in order. */
async function list(isOwn: boolean, config: object = {}): Promise<string[]> {
  const files = await listContentPageFiles(dir, makeConfig(config));
  return [...files].filter(([, { own }]) => own === isOwn).map(([name]) => name);
}

describe("a dealer's own pages", () => {
  test('are the files of its folder in alphabetical order, those of folders too', async () => {
    await write('team.md', 'about/team.md', 'about/deep/er.md', 'areas.md');
    expect(await list(true)).toEqual(['about/deep/er.md', 'about/team.md', 'areas.md', 'team.md']);
  });

  test('are none without the folder', async () => {
    expect(await list(true)).toEqual([]);
    expect(await list(false)).toContain('about-us.md');
  });

  test('have the path of their file', async () => {
    await write('about/team.md');
    const files = await listContentPageFiles(dir, makeConfig());
    expect(files.get('about/team.md')).toEqual({ file: join(dir, 'content/pages/about/team.md'), own: true });
  });

  test('are no files that begin with a dot, and no folders', async () => {
    await write('.hidden.md', 'about/.DS_Store', 'folder.md/team.md');
    expect(await list(true)).toEqual(['folder.md/team.md']);
  });

  test('may have the name of a default one that the dealer leaves out', async () => {
    await write('fleet.md');
    const files = await listContentPageFiles(dir, makeConfig({ omitPages: ['/fleet/'] }));
    expect(files.get('fleet.md')?.own).toBe(true);
  });
});

test.each([
  [{}, 'value-my-car-terms-and-conditions.md', true],
  [{ pagesPath: true }, 'pages/value-my-car-terms-and-conditions.md', true],
  [{ valuation: false }, 'value-my-car-terms-and-conditions.md', false],
  [{ valuation: false }, 'about-us.md', true],
])('with %j there is the default page %s: %s', async (config, name, there) => {
  expect((await list(false, config)).includes(name)).toBe(there);
});

// biome-ignore format: a table reads better in rows
test.each<[boolean, string[]]>([
  [true, ['about-us.md', 'about/team.md', '2026.md']],
  [false, ['About.md', 'about us.md', 'about-.md', 'about.markdown', 'about.md.txt', '/about.md', '.md']],
  [false, ['aboutmd']],
])('that a name can be an address is %s of %j', (value, texts) => {
  expect(texts.map((text) => isPageFileName(text))).toEqual(texts.map(() => value));
});

test.each([
  ['about-us.md', '/about-us/'],
  ['about/team.md', '/about/team/'],
])('%s has the address %s', (name, path) => expect(getPagePath(name)).toBe(path));
