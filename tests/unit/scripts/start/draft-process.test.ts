import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getFolders } from '#scripts/build/folders.ts';
import { openDraftProcess } from '#scripts/start/draft/draft-process.ts';
import { LOCATION, writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

test('changes are examined beside what they do not touch, and nothing of the dealer changes', async () => {
  const sitesDir = await makeTemporaryFolder();
  await writeDealer(sitesDir, {
    slug: 'yard',
    site: { stock: false, home: { heading: 'A', photo: 'a.png' } },
  });
  await writeDealer(sitesDir, { slug: 'other' });
  await mkdir(join(sitesDir, 'yard', 'assets'));
  await writeFile(join(sitesDir, 'yard', 'assets', 'a.png'), '');
  const drafts = openDraftProcess({ ...getFolders(), sitesDir, dataDir: sitesDir });
  const examine = (path: string, content: string | undefined) =>
    drafts.examine('yard', [
      { path, sha: undefined, content: content === undefined ? undefined : Buffer.from(content) },
    ]);

  const renamed = JSON.stringify([{ ...LOCATION, name: 'Yard' }]);
  expect(await examine('content/locations.json', renamed)).toEqual([]);
  expect(await examine('content/locations.json', '[{}')).toEqual([
    expect.stringMatching(/^content\/locations\.json: line 1, column 4: the JSON ends too early\. /),
  ]);
  expect(await examine('assets/a.png', undefined)).toEqual([
    expect.stringMatching(/^site\.ts: home\.photo: is "a\.png", which is not in assets\//),
  ]);

  expect(JSON.parse(await readFile(join(sitesDir, 'yard', 'content', 'locations.json'), 'utf8'))).toEqual([
    LOCATION,
  ]);
  expect(await readdir(join(sitesDir, 'yard', 'assets'))).toEqual(['a.png']);
});
