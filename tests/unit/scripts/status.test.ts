import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { recordImport } from '#operations/import-record.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { runScript } from '#tests/support/run-command.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';

const AT = '2026-11-21T09:00:00.000Z';

test('the command reads files and the store of leads while no host runs', async () => {
  const dir = await makeTemporaryFolder();
  const dataDir = join(dir, 'data');
  await writeFiles(dir, { 'dist/.server/example.json': factsFile({ dealer: 'example' }), 'sites/.keep': '' });
  await openFileBuildQueue(join(dataDir, 'rebuild')).recordBuild('example', {
    started_at: '2026-11-21T08:00:00.000Z',
    seconds: 9.1,
    pages: 12,
    unchanged: 0,
    errors: [],
  });
  await recordImport(dataDir, 'example', { at: new Date('2026-11-21T07:00:00.000Z'), problem: null });
  const store = openSqliteStore(join(dataDir, 'leads.sqlite'));
  await store.save(makeLead({ received_at: '2026-11-21T08:59:00.000Z' }));
  await store.close();
  const env = { DATA_DIR: dataDir, DIST_DIR: join(dir, 'dist'), SITES_DIR: join(dir, 'sites') };
  const run = (...args: string[]) => runScript('status', ['--now', AT, ...args], env);

  const table = await run();
  expect(table).toMatchObject({ code: 0, stderr: '' });
  expect(table.stdout).toMatch(/^example +2 hours ago +60 minutes ago +12 +9\.1 +0 +1 +0 +0 +0$/m);
  const json = await run('--json', '--site', 'example');
  expect(JSON.parse(json.stdout)).toMatchObject({ dealers: [{ dealer: 'example', build: { pages: 12 } }] });
  const missing = await run('--site', 'nobody');
  expect(missing.code).toBe(1);
  expect(missing.stdout).toContain('nobody: Not published. Build it: npm run build.');
});
