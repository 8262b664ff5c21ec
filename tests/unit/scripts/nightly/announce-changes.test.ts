import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announceChanges } from '#scripts/nightly/announce-changes.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const KEY = 'a1b2c3d4e5f6';
const ORIGIN = 'https://plain.example.com.au';
const entry = (path: string, day = '2026-11-01') =>
  `<url><loc>${ORIGIN}${path}</loc><lastmod>${day}</lastmod></url>`;

async function makeDealer(channels: object = { indexNowKey: KEY }) {
  const dir = await makeTemporaryFolder();
  const folders = { distDir: join(dir, 'dist'), dataDir: join(dir, 'data') };
  const sent: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
  let status = 200;
  return {
    sent,
    answerWith: (next: number) => {
      status = next;
    },
    publish: async (...entries: string[]) => {
      await mkdir(join(folders.distDir, 'plain'), { recursive: true });
      await writeFile(
        join(folders.distDir, 'plain/sitemap.xml'),
        `<urlset>\n${entries.join('\n')}\n</urlset>\n`,
      );
    },
    announce: () =>
      announceChanges(makeSite({ channels }), folders, (_, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return status === 0
          ? Promise.reject(new Error('no network'))
          : Promise.resolve(new Response('', { status }));
      }),
  };
}

test('search engines are told of new, changed and removed pages, once', async () => {
  const { publish, announce, sent } = await makeDealer();
  await publish(entry('/'), entry('/cars/a/'), entry('/cars/b/'));
  expect(await announce()).toBe('IndexNow was told of 3 pages');
  expect(sent[0]).toMatchObject({
    host: 'plain.example.com.au',
    key: KEY,
    keyLocation: `${ORIGIN}/${KEY}.txt`,
  });
  await publish(entry('/'), entry('/cars/b/', '2026-11-20'), entry('/cars/c/'));
  await announce();
  expect(sent[1]?.urlList).toEqual(['/cars/a/', '/cars/b/', '/cars/c/'].map((path) => ORIGIN + path));
  expect(await announce()).toBeUndefined();
  expect(sent).toHaveLength(2);
});

test('more pages than a request may have are told in several', async () => {
  const { publish, announce, sent } = await makeDealer();
  await publish(...Array.from({ length: 10_001 }, (_, n) => entry(`/cars/${n}/`)));
  expect(await announce()).toBe('IndexNow was told of 10001 pages');
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
});

test.each([
  [403, 'answered 403'],
  [0, 'cannot be reached'],
])('after a failure (%i), the same pages are told the next time', async (status, reason) => {
  const { publish, announce, answerWith, sent } = await makeDealer();
  await publish(entry('/'));
  answerWith(status);
  expect(await announce()).toContain(reason);
  answerWith(200);
  expect(await announce()).toBe('IndexNow was told of 1 page');
  expect(sent[1]).toEqual(sent[0]);
});

test('a dealer without a key tells nobody', async () => {
  const { publish, announce, sent } = await makeDealer({});
  await publish(entry('/'));
  expect(await announce()).toBeUndefined();
  expect(sent).toEqual([]);
});
