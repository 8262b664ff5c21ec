import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPagePath, isPageFileName, listContentPageFiles } from '#site/content/page-files.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeConfig } from './content-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    const file = join(dir, 'content/pages', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
  }
}

/** The names of the dealer's own files, in order. */
async function listOwn(): Promise<string[]> {
  const files = await listContentPageFiles(dir, makeConfig());
  return [...files].filter(([, { own }]) => own).map(([name]) => name);
}

async function listDefaults(config: object = {}): Promise<string[]> {
  const files = await listContentPageFiles(dir, makeConfig(config));
  return [...files].filter(([, { own }]) => !own).map(([name]) => name);
}

describe("a dealer's own pages", () => {
  test('are the files of its folder in alphabetical order, those of folders too', async () => {
    await write('team.md', 'about/team.md', 'about/deep/er.md', 'areas.md');
    expect(await listOwn()).toEqual(['about/deep/er.md', 'about/team.md', 'areas.md', 'team.md']);
  });

  test('are none without the folder', async () => {
    expect(await listOwn()).toEqual([]);
    expect(await listDefaults()).toContain('about-us.md');
  });

  test('have the path of their file', async () => {
    await write('about/team.md');
    const files = await listContentPageFiles(dir, makeConfig());
    expect(files.get('about/team.md')).toEqual({ file: join(dir, 'content/pages/about/team.md'), own: true });
  });

  test('are no files that begin with a dot, and no folders', async () => {
    await write('.hidden.md', 'about/.DS_Store', 'folder.md/team.md');
    expect(await listOwn()).toEqual(['folder.md/team.md']);
  });

  test('take the place of default ones with their name', async () => {
    await write('about-us.md');
    expect(await listOwn()).toEqual(['about-us.md']);
    expect(await listDefaults()).not.toContain('about-us.md');
  });

  test('may have the name of a default one that the dealer leaves out', async () => {
    await write('fleet.md');
    const files = await listContentPageFiles(dir, makeConfig({ omitPages: ['/fleet/'] }));
    expect(files.get('fleet.md')?.own).toBe(true);
  });
});

describe('default pages', () => {
  test('that a dealer leaves out are left out with those below them', async () => {
    const all = await listDefaults();
    const rest = await listDefaults({ omitPages: ['/trade-in/', '/service/'] });
    expect(all.filter((name) => !rest.includes(name))).toEqual([
      'service.md',
      'trade-in.md',
      'trade-in/offer.md',
    ]);
  });

  test.each([
    [{}, 'value-my-car-terms-and-conditions.md', true],
    [{ pagesPath: true }, 'pages/value-my-car-terms-and-conditions.md', true],
    [{ valuation: false }, 'value-my-car-terms-and-conditions.md', false],
    [{ valuation: false }, 'about-us.md', true],
  ])('with %j there is %s: %s', async (config, name, there) => {
    expect((await listDefaults(config)).includes(name)).toBe(there);
  });

  test.each([
    ['/finance-enquiry/', 'finance-enquiry.md'],
    ['/buy/finance/?from=menu#form', 'buy/finance.md'],
    ['/Finance/', 'finance.md'],
    ['/', 'finance.md'],
    ['https://lender.example/apply/', 'finance.md'],
  ])('the one about finance is where the dealer links to: for %s it is %s', async (finance, name) => {
    const changed = await listDefaults({ links: { finance } });
    expect(changed.filter((other) => other.includes('finance'))).toEqual([name]);
  });

  test('the others stay where they are, whatever the dealer links to', async () => {
    expect(await listDefaults({ links: { service: '/book/', contact: '/write-to-us/' } })).toEqual(
      await listDefaults(),
    );
  });
});

test.each([
  ['about-us.md', true],
  ['about/team.md', true],
  ['2026.md', true],
  ['About.md', false],
  ['about us.md', false],
  ['about-.md', false],
  ['about.markdown', false],
  ['about.md.txt', false],
  ['/about.md', false],
  ['.md', false],
  ['aboutmd', false],
])('%s can be an address: %s', (name, valid) => expect(isPageFileName(name)).toBe(valid));

test.each([
  ['about-us.md', '/about-us/'],
  ['about/team.md', '/about/team/'],
])('%s has the address %s', (name, path) => expect(getPagePath(name)).toBe(path));
