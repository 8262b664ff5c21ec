import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImportRecord } from '#operations/import-record.ts';
import { runScript } from '#tests/support/run-command.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';
import { createStockWorkspace, HEADER, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeAll(async () => {
  workspace = await createStockWorkspace(await mkdtemp(join(TEMPORARY_ROOT, 'stock-')));
});
afterAll(() => rm(workspace.folder, { recursive: true }));

const stockImport = (...args: string[]) =>
  runScript('stock-import', args, {
    SITES_DIR: join(workspace.folder, 'sites'),
    DATA_DIR: join(workspace.folder, 'data'),
  });

test('the command imports a feed and prints the summary', async () => {
  const feed = await workspace.file(
    'feed.csv',
    `${HEADER},city\nA0,2021,Kia,Rio,used,1,1,"Taree, NSW"\nA1,2021,Kia,Rio,used,1,1,Perth`,
  );
  const done = await stockImport(
    feed,
    '--site',
    'example-motors',
    '--where',
    'city=Taree, NSW',
    '--now',
    '2026-11-21T09:00:00Z',
  );
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toContain('2 in the feed, 1 left out by --where, 1 read');
  expect(await workspace.snapshot()).toMatchObject({
    imported_at: '2026-11-21T09:00:00.000Z',
    cars: [{ id: 'A0', city: 'Taree' }],
  });
  expect(await readImportRecord(join(workspace.folder, 'data'), 'example-motors')).toEqual({
    attempted_at: '2026-11-21T09:00:00.000Z',
    succeeded_at: '2026-11-21T09:00:00.000Z',
    problem: null,
  });
});

test('a broken feed is one line and exit code 1', async () => {
  const feed = await workspace.file('broken.csv', `${HEADER}\nA0,"2021`);
  expect(await stockImport(feed, '--site', 'example-motors')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${feed}: has no row that is a car: all 1 are held back`),
  });
  expect(await readImportRecord(join(workspace.folder, 'data'), 'example-motors')).toMatchObject({
    succeeded_at: '2026-11-21T09:00:00.000Z',
    problem: expect.stringContaining('has no row that is a car'),
  });
});

test.each([
  [[], 'Name one feed file.'],
  [['a.csv', 'b.csv', '--site', 'example-motors'], 'Name one feed file.'],
  [['a.csv'], 'Name the dealer with --site.'],
  [['a.csv', '--site', '../other'], '--site: is "../other".'],
  [['a.csv', '--site', 'example-motors', '--where', 'Taree'], '--where: is "Taree".'],
])('%j is wrong usage: exit code 2, its cause and the way to the help', async (args, problem) => {
  const { code, stderr } = await stockImport(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('Help: npm run stock:import -- --help');
});
