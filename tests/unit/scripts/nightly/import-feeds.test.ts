import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportRecord } from '#operations/import-record.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { importFeeds } from '#scripts/nightly/run-nightly.ts';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { makeNewSite } from '#tests/support/factories/make-new-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { HEADER } from '#tests/unit/stock/support.ts';

const GOOD_ROW = 'A1,2021,Kia,Rio,used,15990,5';

test('dealers are imported in processes of their own: what fails for one is its outcome alone', async () => {
  const folder = await makeTemporaryFolder();
  const sitesDir = join(folder, 'sites');
  for (const slug of ['good', 'missing', 'none']) {
    const dir = await scaffoldSite(sitesDir, makeNewSite({ slug, name: slug }));
    const file = join(dir, 'site.ts');
    const text = await readFile(file, 'utf8');
    const stock = slug === 'none' ? '' : ` stock: { feed: '${slug}.csv' },`;
    await writeFile(file, text.replace('defineSite({', `defineSite({${stock}`));
  }
  await writeFile(join(sitesDir, 'good', 'good.csv'), `${HEADER}\n${GOOD_ROW}\nB1,,Kia,Rio,used,1,1`);
  const folders = { ...getFolders(), sitesDir, dataDir: join(folder, 'data') };
  const outcomes = await importFeeds(['good', 'missing', 'none'], folders, new Date('2026-11-22T00:00:00Z'));
  expect(outcomes).toEqual([
    { slug: 'good', ok: true, text: 'imported 1 of 2 rows' },
    { slug: 'missing', ok: false, text: expect.stringContaining('missing.csv: no such file') },
    { slug: 'none', ok: true, text: 'no feed' },
  ]);
  const at = '2026-11-22T00:00:00.000Z';
  const records = await Promise.all(
    ['good', 'missing', 'none'].map((slug) => readImportRecord(folders.dataDir, slug)),
  );
  expect(records).toEqual([
    { attempted_at: at, succeeded_at: at, problem: null },
    { attempted_at: at, succeeded_at: null, problem: expect.stringContaining('missing.csv: no such file') },
    undefined,
  ]);
});
