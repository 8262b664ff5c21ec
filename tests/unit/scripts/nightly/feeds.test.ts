import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readImportRecord } from '#operations/import-record.ts';
import { safeGet } from '#platform/http/safe-get.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { fetchFeed } from '#scripts/nightly/fetch-feed.ts';
import { importFeeds } from '#scripts/nightly/run-nightly.ts';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { makeNewSite } from '#tests/support/factories/make-new-site.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { HEADER } from '#tests/unit/stock/support.ts';

/** Gets the feed's address from a server on this machine. */
let get: typeof safeGet = safeGet;

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'site'));
});

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A feed at https://feeds.example/stock.csv, answered by a server on this machine. */
async function serve(respond: (request: IncomingMessage, count: number) => Answer) {
  const requests: IncomingMessage[] = [];
  const address = await answerRequests((request, response) => {
    requests.push(request);
    const { status = 200, headers, body } = respond(request, requests.length);
    response.writeHead(status, headers).end(body);
  });
  get = (_, options) =>
    safeGet(new URL('/stock.csv', address), { ...options, privateHosts: new Set(['127.0.0.1']) });
  return requests;
}

const fetch = (feed = 'https://feeds.example/stock.csv', authEnv?: string, env: NodeJS.ProcessEnv = {}) =>
  fetchFeed(
    { feed, authEnv },
    { siteDir: join(folder, 'site'), dataDir: join(folder, 'data'), env, retryDelaysMs: [1, 1], get },
  );

describe('a feed at an address', () => {
  test('is asked for again only if it changed', async () => {
    const requests = await serve((request) =>
      request.headers['if-none-match'] === '"1"'
        ? { status: 304 }
        : { headers: { etag: '"1"' }, body: 'a,b' },
    );
    const first = await fetch();
    const again = await fetch();
    expect(again).toBe(first);
    expect(await readFile(again, 'utf8')).toBe('a,b');
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  });

  test('that fails for a moment is asked three times', async () => {
    const requests = await serve((_, count) => (count < 3 ? { status: 503 } : { body: 'a' }));
    expect(await readFile(await fetch(), 'utf8')).toBe('a');
    expect(requests).toHaveLength(3);
  });

  test('that is not there is asked once', async () => {
    const requests = await serve(() => ({ status: 404 }));
    await expect(fetch()).rejects.toThrow('stock.feed: https://feeds.example/stock.csv: answered 404.');
    expect(requests).toHaveLength(1);
  });

  test('gets the credentials of the environment', async () => {
    const requests = await serve(() => ({ body: 'a' }));
    await fetch(undefined, 'FEED_AUTH', { FEED_AUTH: 'me:secret' });
    await fetch(undefined, 'FEED_AUTH', { FEED_AUTH: 'Bearer x' });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Basic bWU6c2VjcmV0', 'Bearer x']);
    await expect(fetch(undefined, 'FEED_AUTH')).rejects.toThrow(
      'the environment variable FEED_AUTH is not set',
    );
  });

  test.each([
    ['http://feeds.example/stock.csv', 'its address is not https'],
    ['https://me:secret@feeds.example/', 'holds a password'],
  ])('%s is refused', (address, reason) => expect(fetch(address)).rejects.toThrow(reason));
});

describe('a feed on this machine', () => {
  test('is a file beside site.ts, or anywhere', async () => {
    expect(await fetch('stock.csv')).toBe(join(folder, 'site', 'stock.csv'));
    expect(await fetch('/srv/ftp/stock.csv')).toBe('/srv/ftp/stock.csv');
  });

  test('is the newest whole file of a folder that another system writes to', async () => {
    const drops = join(folder, 'site', 'drops');
    await mkdir(drops);
    for (const [index, name] of ['old.csv', 'new.csv', 'newest.csv.part', '.hidden'].entries()) {
      await writeFile(join(drops, name), 'a');
      await utimes(join(drops, name), index, index);
    }
    expect(await fetch('drops')).toBe(join(drops, 'new.csv'));
    await rm(drops, { recursive: true });
    await mkdir(drops);
    await expect(fetch('drops')).rejects.toThrow('holds no feed');
  });
});

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
