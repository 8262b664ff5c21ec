import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPreset } from '#stock/guess/find-preset.ts';
import { StockError } from '#stock/stock-error.ts';
import { createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

const OTHER_FEED = 'make,model\nKia,Rio\n';

test('a preset that does not exist is named, with those that do', async () => {
  const file = await workspace.file('feed.csv', OTHER_FEED);
  expect(await problemsOf(() => findPreset(file, 'easycar'))).toEqual([
    '--preset: there is no "easycar". Write one of: easycars, google-vehicles, listings-au, schema-org, us-inventory.',
  ]);
});

test('a feed of no known shape has no preset', async () => {
  expect(await findPreset(await workspace.file('feed.csv', OTHER_FEED))).toBeUndefined();
});

test('a preset that was asked for says why it does not fit', async () => {
  const file = await workspace.file('feed.csv', OTHER_FEED);
  await expect(findPreset(file, 'easycars')).rejects.toThrow(StockError);
});
