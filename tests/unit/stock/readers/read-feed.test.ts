import { truncate } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeFeed } from '#stock/readers/decode.ts';
import { detectFeedFormat } from '#stock/readers/feed-format.ts';
import { MAX_FEED_BYTES } from '#stock/readers/limits.ts';
import { joinPieces, readFeed } from '#stock/readers/read-feed.ts';
import { createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

/** The text of bytes that come in pieces of a size. */
function decode(bytes: Uint8Array, size = bytes.length): Promise<string> {
  async function* pieces() {
    await Promise.resolve();
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  return joinPieces(decodeFeed(pieces()));
}

test.each([
  ['feed.csv', '<not xml>', 'csv'],
  ['feed.TSV', 'a\tb', 'csv'],
  ['feed.json', 'x', 'json'],
  ['feed.xml', 'x', 'xml'],
  ['feed.txt', '\n <stock/>', 'xml'],
  ['feed.txt', ' [{}]', 'json'],
  ['feed', '{"vehicles": []}', 'json'],
  ['feed', 'a,b', 'csv'],
  ['feed.constructor', 'a,b', 'csv'],
])('%s that starts with %j is %s: the extension decides, else the text', (file, text, format) => {
  expect(detectFeedFormat(file, text)).toBe(format);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Citroën\r\nx\ry')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFCitroën\r\nx\ry')],
  ['UTF-16 with its mark', Buffer.from('\uFEFFCitroën\r\nx\ry', 'utf16le')],
  ['Windows-1252', Buffer.from('Citroën\r\nx\ry', 'latin1')],
])('%s is decoded, with line endings normalised', async (_, bytes) => {
  expect(await decode(bytes)).toBe('Citroën\nx\ny');
});

test('all three formats give the same cells', async () => {
  const feeds = await Promise.all([
    workspace.file('a.csv', 'make,year\nKia,2021\n'),
    workspace.file('a.json', '[{"make": "Kia", "year": 2021}]'),
    workspace.file('a.xml', '<stock><car><make>Kia</make><year>2021</year></car></stock>'),
  ]);
  for (const file of feeds) {
    const { rows } = await readFeed(file);
    expect(Object.fromEntries(rows[0]?.cells ?? [])).toEqual({ make: 'Kia', year: '2021' });
  }
});

test('a missing feed, or a folder, is a problem', async () => {
  const missing = `${workspace.folder}/nothing.csv`;
  expect(await problemsOf(() => readFeed(missing))).toEqual([
    `${missing}: no such file. Check the feed's path.`,
  ]);
  expect(await problemsOf(() => readFeed(workspace.folder))).toHaveLength(1);
});

test('a feed larger than 64 MB is rejected without being read', async () => {
  const file = await workspace.file('huge.xml', '');
  await truncate(file, MAX_FEED_BYTES + 1);
  expect(await problemsOf(() => readFeed(file))).toEqual([
    `${file}: has 65 MB. A feed may have 64 MB: check that this is a stock feed.`,
  ]);
});

test.each<[string, Uint8Array]>([
  [
    'UTF-16 little-endian with a mark',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('make\nCitroën', 'utf16le')]),
  ],
  ['UTF-16 little-endian without one', Buffer.from('make\nCitroën', 'utf16le')],
  ['UTF-16 big-endian with a mark', Buffer.from('\ufeffmake\nCitroën', 'utf16le').swap16()],
  ['UTF-16 big-endian without one', Buffer.from('make\nCitroën', 'utf16le').swap16()],
  ['UTF-8 with a mark', Buffer.from('\ufeffmake\nCitroën')],
  ['Windows-1252', Buffer.from('make\nCitroën', 'latin1')],
])('%s is told apart', async (_, bytes) => {
  expect(await decode(bytes)).toBe('make\nCitroën');
});

test('lines in another encoding than the rest spoil no other line', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Škoda\n'),
    Buffer.from('Citroën\n', 'latin1'),
    Buffer.from('Škoda'),
  ]);
  expect(await decode(bytes)).toBe('Škoda\nCitroën\nŠkoda');
});

test('a packed feed is unpacked, up to the size that a feed may have', async () => {
  const file = await workspace.file('feed.csv.gz', gzipSync('make,year\nKia,2021\n'));
  expect((await readFeed(file)).rows).toHaveLength(1);
  const bomb = await workspace.file('bomb.csv.gz', gzipSync(Buffer.alloc(MAX_FEED_BYTES + 1)));
  expect(await problemsOf(() => readFeed(bomb))).toEqual([
    `${bomb}: is more than 64 MB when unpacked. A feed may have 64 MB: check that this is a stock feed.`,
  ]);
});

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('\ufeffmake\r\nCitroën\r\n\rŠkoda\r')],
  ['UTF-16', Buffer.from('\ufeffmake\r\nCitroën\r\n\rŠkoda\r', 'utf16le')],
  ['old Macintosh lines', Buffer.from('make\rCitroën\rŠkoda')],
  ['lines of two encodings', Buffer.concat([Buffer.from('Škoda\r\n'), Buffer.from('Citroën\n', 'latin1')])],
])('wherever a feed is cut on its way, the text is the same: %s', async (_, bytes) => {
  const whole = await decode(bytes);
  for (let size = 1; size < bytes.length; size++) expect(await decode(bytes, size)).toBe(whole);
});

test('a packed feed of several members is one feed', async () => {
  const members = Buffer.concat([gzipSync('make,year\nKia,'), gzipSync('2021\nFord,2020\n')]);
  const { rows } = await readFeed(await workspace.file('feed.csv.gz', members));
  expect(rows.map(({ cells }) => [...cells.values()])).toEqual([
    ['Kia', '2021'],
    ['Ford', '2020'],
  ]);
});
