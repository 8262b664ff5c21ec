import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findPreset } from '#stock/guess/find-preset.ts';
import { BUILT_IN_MAPPINGS_DIR } from '#stock/mapping/load-mapping.ts';
import { readFeedDocument } from '#stock/readers/read-feed.ts';
import { createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

const find = async (file: string, wanted?: string) => findPreset(await readFeedDocument(file), file, wanted);

const OTHER_FEED = 'make,model\nKia,Rio\n';

test('a preset that does not exist is named, with those that do', async () => {
  const file = await workspace.file('feed.csv', OTHER_FEED);
  expect(await problemsOf(() => find(file, 'easycar'))).toEqual([
    '--preset: there is no "easycar". Write one of: easycars, google-vehicles, listings-au, schema-org, us-inventory.',
  ]);
});

test('a feed of no known shape has no preset', async () => {
  expect(await find(await workspace.file('feed.csv', OTHER_FEED))).toBeUndefined();
});

const EASYCARS = join(import.meta.dirname, '../shapes/feeds/easycars.csv');

test.each([undefined, 'easycars'])(
  'a feed of a known shape has its preset, as it is written, whether it is asked for or not: %s',
  async (wanted) => {
    const preset = await find(EASYCARS, wanted);
    expect(preset?.name).toBe('easycars');
    expect(preset?.feed.rows.length).toBeGreaterThan(0);
    const path = join(BUILT_IN_MAPPINGS_DIR, 'easycars.mapping.json');
    expect(preset?.draft).toEqual(JSON.parse(await readFile(path, 'utf8')));
  },
);

test('of a preset that was asked for no other takes the place, and it says which column of which feed is missing', async () => {
  const path = join(BUILT_IN_MAPPINGS_DIR, 'us-inventory.mapping.json');
  const [problem] = await problemsOf(() => find(EASYCARS, 'us-inventory'));
  expect(problem?.startsWith(`${path}: `)).toBe(true);
  expect(problem).toContain(` is not a column of ${EASYCARS}.`);
});
