import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkSite } from '#scripts/site-check/check-site.ts';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeNewSite } from '#tests/support/factories/make-new-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let root: string;

beforeEach(async () => {
  root = await makeTemporaryFolder();
});

/** A new dealer with one car, and one way to spoil each of its files. */
async function dealer(spoil: { readonly [file: string]: (text: string) => string } = {}) {
  const dir = await scaffoldSite(root, makeNewSite());
  const snapshot = { imported_at: '2026-11-20T00:00:00Z', cars: [makeCar({ id: 'c1' })] };
  await writeFile(join(dir, 'stock.json'), JSON.stringify(snapshot));
  for (const [name, change] of Object.entries(spoil)) {
    const file = join(dir, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** The problems without the temporary folder's name. */
async function problems(): Promise<string[]> {
  const checked = await checkSite('test-yard', {
    sitesDir: root,
    dataDir: join(root, '.data'),
    now: new Date('2026-11-21T00:00:00Z'),
    env: {},
    online: false,
  });
  return checked.problems.map((line) => line.replaceAll(`${root}/`, ''));
}

test('a new dealer with stock has no problems', async () => {
  await dealer();
  expect(await problems()).toEqual([]);
});

test('data files are checked even when site.ts is broken', async () => {
  await dealer({
    'site.ts': (source) => source.replace('colour:', 'color:'),
    'content/locations.json': (json) => json.replace('"primary"', '"primry"'),
  });
  expect(await problems()).toEqual([
    'test-yard/site.ts: brand.colour: is missing. Must be a colour of six hex digits, such as "#0b49c4".',
    'test-yard/site.ts: brand.color: is not a known key. Did you mean "colour"?',
    'test-yard/content/locations.json: 0.primry: is not a known key. Did you mean "primary"?',
  ]);
});

test('a link to a missing page is a problem of the file that contains it', async () => {
  await dealer({
    'site.ts': (source) => source.replace('home:', "nav: [{ label: 'Places', href: '/location' }],\n  home:"),
  });
  expect(await problems()).toEqual([
    'test-yard/site.ts: nav.0.href: is "/location/", where this site has no page. Did you mean "/locations/"?',
  ]);
});
