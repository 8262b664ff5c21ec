import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { choosePages } from '#scripts/upgrade-check/compare-builds.ts';
import { comparePair } from '#scripts/upgrade-check/compare-pictures.ts';
import { openEarlierVersion } from '#scripts/upgrade-check/earlier-version.ts';
import {
  describeInterfaceChanges,
  findUpgradeNotes,
  readEntries,
  readPublicInterface,
} from '#scripts/upgrade-check/version-changes.ts';

test('what changed in the public interface is listed, descriptions left out', () => {
  const before = readEntries(
    'config.md',
    '## brand\n| key | value | default | description |\n| --- | --- | --- | --- |\n| `logo` | text |  | A logo. |\n| `seal` | text |  | A seal. |\n| `mark` | `"a"` \\| `"b"` |  | A mark. |',
  );
  const after = readEntries(
    'config.md',
    '## brand\n| key | value | default | description |\n| --- | --- | --- | --- |\n| `logo` | text |  | The logo. |\n| `mark` | `"a"` |  | A mark. |\n| `icon` | text |  | An icon. |',
  );
  expect(describeInterfaceChanges(new Map(before), new Map(after))).toEqual([
    'gone: config.md › brand › `seal`',
    'changed: config.md › brand › `mark`\n    was: `"a"` \\| `"b"` | \n    now: `"a"` | ',
    'new: config.md › brand › `icon`',
  ]);
});

test('options of commands are part of it', () => {
  const help =
    '## npm run build\n\n```text\n  --site <slugs>      the dealers to build\n  --all               every dealer\n```';
  expect(readEntries('cli.md', help).map(([name]) => name)).toEqual([
    'cli.md › npm run build › --site <slugs>',
    'cli.md › npm run build › --all',
  ]);
});

test('it holds the keys, commands and stable components of this version', async () => {
  const names = await readPublicInterface('.', ['features/car-card/CarCard.tsx']);
  expect([...names.keys()]).toEqual(
    expect.arrayContaining([
      'config.md › Simple keys › `slug`',
      'cli.md › npm run build › --changed',
      'environment.md › Of every command › `SITES_DIR`',
    ]),
  );
  expect(names.get('src/features/car-card/CarCard.tsx › props')).toMatch(/^interface \w*Props/m);
});

test('notes about upgrading are those that the earlier version did not have', () => {
  const earlier = '## 0.1.0\n\n- First.\n- Upgrade: move a to b.';
  const current = `## 0.2.0\n\n- More colours.\n- Upgrade: rename c\n  to d.\n\n${earlier}`;
  expect(findUpgradeNotes(earlier, current)).toEqual(['Upgrade: rename c to d.']);
});

test('one page of each kind is looked at before a second of any', () => {
  const paths = ['/', '/cars/a/', '/cars/b/', '/contact/', '/search/'];
  expect(choosePages(paths, 4)).toEqual(['/', '/cars/a/', '/contact/', '/search/']);
  expect(choosePages(paths, 9)).toHaveLength(5);
});

test('a version that is nowhere is an error that says where to look', async () => {
  await expect(openEarlierVersion('v9.9.9', tmpdir())).rejects.toThrow('git fetch --tags');
});

test.each([
  ['the same page', 10, 'white', 0],
  ['a rounding of a colour', 10, '#fcfcfc', 0],
  ['another hue of the same lightness', 10, '#fff000', 100],
  ['white space at the end', 20, 'white', 0],
  ['a dark theme', 10, 'black', 100],
])('pictures that differ are kept: %s', async (_, height, background, percent) => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const compared = comparePair(await draw(10, 'white'), await draw(height, background), join(folder, 'page'));
  expect(await compared).toBe(percent);
  expect(await readdir(folder)).toHaveLength(percent > 0 ? 3 : 0);
});

function draw(height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();
}
