import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readMovedAddresses } from '#site/read-moved.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const SITE = makeSite({
  url: 'https://www.example.com.au',
  redirects: 'redirects.csv',
  hosting: { aliases: ['old.net.au'] },
});

const readProblems = () => problemsOf(readMovedAddresses(dir, SITE), dir);

test('a dealer that names no file has no moved addresses, whatever is in its folder', async () => {
  await writeFile(join(dir, 'redirects.csv'), '/a,/b');
  expect(await readMovedAddresses(dir, makeSite())).toEqual([]);
});

test('old addresses may be at any host name of the site', async () => {
  const hosts = ['www.example.com.au', 'example.com.au', 'old.net.au', 'www.old.net.au'];
  const rows = hosts.map((host, index) => `https://${host}/${index},/locations/\n`);
  await writeFile(join(dir, 'redirects.csv'), rows.join(''));
  expect((await readMovedAddresses(dir, SITE)).map(({ from }) => from)).toEqual(['/0', '/1', '/2', '/3']);
});

test('a file that is named and not there is a problem of site.ts', async () => {
  expect(await readProblems()).toEqual([
    'site.ts: redirects: is "redirects.csv", which is not in this folder. Put the file there.',
  ]);
});

test('all mistakes of the file are reported at once, with its name', async () => {
  await writeFile(join(dir, 'redirects.csv'), '/a,/b\nc,/d\n/e\n');
  expect(await readProblems()).toEqual([
    'redirects.csv: line 2: "c" is not an address. Write a path such as "/used-cars.php", or the full address.',
    'redirects.csv: line 3: needs two columns: the old address and the new one.',
  ]);
});

test('a file that is there and cannot be read is no mistake of the dealer', async () => {
  await mkdir(join(dir, 'redirects.csv'));
  await expect(readMovedAddresses(dir, SITE)).rejects.toMatchObject({ code: 'EISDIR' });
});
