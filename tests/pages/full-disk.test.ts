import fs from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getGenerationsDir } from '#scripts/build/publish.ts';
import { makeUsedCars } from '#tests/support/factories/make-used-cars.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');

const folders = makeFolders();
const { sitesDir, distDir } = folders;

test('on a full disk the last output stays, the report says so, and nothing of the build is left', async () => {
  await writeDealer(sitesDir, { slug: 'yard', cars: makeUsedCars(3, now) });
  const build = () => buildSites({ slugs: ['yard'], folders, now, jobs: 1, quiet: true });
  expect(await build()).toMatchObject([{ errors: [] }]);
  const home = await readFile(join(distDir, 'yard', 'index.html'), 'utf8');

  const write = fs.writeFileSync;
  let pages = 0;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    if (++pages > 5) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    write(...args);
  });
  syncBuiltinESMExports();
  const reports = await build().finally(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  expect(reports).toMatchObject([
    {
      errors: [
        `yard: the disk of ${distDir} is full, so its last output stays. Free some space and build again.`,
      ],
    },
  ]);
  expect(await readFile(join(distDir, 'yard', 'index.html'), 'utf8')).toBe(home);
  expect(await readdir(getGenerationsDir(distDir, 'yard'))).toHaveLength(2);
});
