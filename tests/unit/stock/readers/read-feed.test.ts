import { truncate } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeFeed } from '#stock/readers/decode.ts';
import { detectFeedFormat } from '#stock/readers/feed-format.ts';
import { MAX_FEED_BYTES, readFeed } from '#stock/readers/read-feed.ts';
import { openYard, problemsOf, type Yard } from '#tests/unit/stock/support.ts';

let yard: Yard;
beforeEach(async () => {
  yard = await openYard();
});
afterEach(() => yard.remove());

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
])('%s that begins with %j is %s: the ending decides, else the text', (file, text, format) => {
  expect(detectFeedFormat(file, text)).toBe(format);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Citroën\r\nx\ry')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFCitroën\r\nx\ry')],
  ['UTF-16 with its mark', Buffer.from('\uFEFFCitroën\r\nx\ry', 'utf16le')],
  ['Windows-1252', Buffer.from('Citroën\r\nx\ry', 'latin1')],
])('%s is understood, and every line end is one', (_, bytes) => {
  expect(decodeFeed(bytes)).toBe('Citroën\nx\ny');
});

test('all three formats give the same cells', async () => {
  const feeds = await Promise.all([
    yard.file('a.csv', 'make,year\nKia,2021\n'),
    yard.file('a.json', '[{"make": "Kia", "year": 2021}]'),
    yard.file('a.xml', '<stock><car><make>Kia</make><year>2021</year></car></stock>'),
  ]);
  for (const file of feeds) {
    const { rows } = await readFeed(file);
    expect(Object.fromEntries(rows[0]?.cells ?? [])).toEqual({ make: 'Kia', year: '2021' });
  }
});

test('a feed that is not there, or is a folder, is a problem', async () => {
  const missing = `${yard.folder}/nothing.csv`;
  expect(await problemsOf(() => readFeed(missing))).toEqual([
    `${missing}: there is no such file. Check the feed's path.`,
  ]);
  expect(await problemsOf(() => readFeed(yard.folder))).toHaveLength(1);
});

test('a feed larger than 64 MB is refused without being read', async () => {
  const file = await yard.file('huge.xml', '');
  await truncate(file, MAX_FEED_BYTES + 1);
  expect(await problemsOf(() => readFeed(file))).toEqual([
    `${file}: has 65 MB. A feed may have 64 MB: check that this is a stock feed.`,
  ]);
});
