import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getSchemaAddress } from '#scripts/cli/schema-address.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { BLOCK_FILES } from '#site/content/block-files.ts';
import { DATA_FILES, readDataFiles } from '#site/content/data-files.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const settingsSchema = v.object({
  'json.schemas': v.array(v.object({ fileMatch: v.array(v.string()), url: v.string() })),
});

test('every file of a dealer has a schema, and editors are told where', async () => {
  const names = ['site', 'mapping', 'site-content', ...Object.keys({ ...DATA_FILES, ...BLOCK_FILES })];
  const files = [...names.map((name) => `${name}.schema.json`), 'studio.json'];
  expect((await readdir('schemas')).sort()).toEqual(files.sort());
  const settings = v.parse(settingsSchema, JSON.parse(await readFile('.vscode/settings.json', 'utf8')));
  const urls = settings['json.schemas'].map(({ url }) => url);
  expect(urls.sort()).toEqual(
    names
      .filter((name) => name !== 'site')
      .map((name) => `./schemas/${name}.schema.json`)
      .sort(),
  );
});

test('a list names its schema as the entries of an object, and an object by a key', async () => {
  const dir = await makeTemporaryFolder();
  await mkdir(join(dir, 'content'));
  const $schema = '../../../schemas/reviews.schema.json';
  const source = JSON.parse(await readFile('sites/coolabah/content/reviews.json', 'utf8')).entries.slice(
    0,
    2,
  );
  await writeFile(join(dir, 'content', 'reviews.json'), JSON.stringify({ $schema, entries: source }));
  const popup = JSON.parse(await readFile('sites/boobook/content/popup.json', 'utf8'));
  await writeFile(join(dir, 'content', 'popup.json'), JSON.stringify(popup));
  const { data, problems } = await readDataFiles(dir);
  expect(problems).toEqual([]);
  expect(data.reviews).toHaveLength(2);
  expect(data.popup?.title).toBe(popup.title);
});

test('a mapping may name its schema', async () => {
  const preset = JSON.parse(await readFile('scripts/mappings/easycars.mapping.json', 'utf8'));
  const named = { $schema: '../../schemas/mapping.schema.json', ...preset };
  expect(parseMapping(named, 'a.json')).toEqual(parseMapping(preset, 'a.json'));
});

test.each([
  ['sites/isuzu/stock.mapping.json', '../../schemas/mapping.schema.json'],
  ['feed.mapping.json', './schemas/mapping.schema.json'],
])('%s names its schema as %s', (file, address) => expect(getSchemaAddress(file, 'mapping')).toBe(address));

describe('every data file of the demonstrations and every preset names its schema', () => {
  const files = globSync([
    'sites/*/content/*.json',
    'sites/*/*.mapping.json',
    'tests/sites/*/content/*.json',
    'scripts/mappings/*.json',
  ]).filter((file) => !file.startsWith('sites/') || DEMO_DEALERS.includes(file.split('/')[1] ?? ''));
  test.each(files)('%s', async (file) => {
    const name = file.endsWith('.mapping.json') ? 'mapping' : basename(file, '.json');
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    expect(content).toHaveProperty('$schema', getSchemaAddress(file, name));
  });
});
