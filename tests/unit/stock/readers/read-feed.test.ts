import { truncate } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { decodeFeed } from '#stock/readers/decode.ts';
import { MAX_FEED_BYTES } from '#stock/readers/limits.ts';
import { openFeed, readFeed } from '#stock/readers/read-feed.ts';
import { cellsIn, createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

/** The texts of bytes that come in pieces of a size. */
function decodePieces(bytes: Uint8Array, size = bytes.length): Promise<string[]> {
  async function* pieces() {
    await Promise.resolve();
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  return Array.fromAsync(decodeFeed(pieces()));
}

const decode = async (bytes: Uint8Array, size?: number) => (await decodePieces(bytes, size)).join('');

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

test.each<[string, content: Uint8Array | string, size: number | undefined, problem: string]>([
  [
    'stock.xlsx',
    'PK\u0003\u0004\u0014',
    undefined,
    'is an Excel workbook or a zip archive. Save it as CSV, or unpack it.',
  ],
  [
    'huge.xml',
    '',
    MAX_FEED_BYTES + 1,
    'has 513 MB. A feed may have 512 MB: check that this is a stock feed.',
  ],
  [
    'feed.csv.gz',
    gzipSync('make,year\nKia,2021\n'.repeat(99)),
    40,
    'cannot be unpacked. Ask for the feed again.',
  ],
])('what cannot be read is a problem that tells what to do: %s', async (name, content, size, problem) => {
  const file = await workspace.file(name, content);
  if (size !== undefined) await truncate(file, size);
  expect(await problemsOf(() => readFeed(file))).toEqual([`${file}: ${problem}`]);
});

test('a missing feed, or a folder, is a problem', async () => {
  const missing = `${workspace.folder}/nothing.csv`;
  expect(await problemsOf(() => readFeed(missing))).toEqual([
    `${missing}: no such file. Check the feed's path.`,
  ]);
  expect(await problemsOf(() => readFeed(workspace.folder))).toHaveLength(1);
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each<[string, Uint8Array]>([
  ['UTF-16 little-endian with a mark', utf16('\ufeffmake\nCitroën')],
  ['UTF-16 little-endian without one', utf16('make\nCitroën')],
  ['UTF-16 big-endian with a mark', utf16('\ufeffmake\nCitroën').swap16()],
  ['UTF-16 big-endian without one', utf16('make\nCitroën').swap16()],
  ['UTF-8 with a mark', Buffer.from('\ufeffmake\nCitroën')],
  ['Windows-1252', Buffer.from('make\nCitroën', 'latin1')],
])('%s is told apart', async (_, bytes) => expect(await decode(bytes)).toBe('make\nCitroën'));

test('UTF-16 with a mark may be in any letters', async () => {
  const bytes = utf16('\ufeff起亞');
  expect(await decode(bytes)).toBe('起亞');
  expect(await decode(bytes.swap16())).toBe('起亞');
});

describe('two bytes a letter are known by their zeros', () => {
  /** Bytes at most of which are letters, with zeros at even and at odd places. */
  const bytes = (length: number, even: number, odd: number) =>
    Buffer.from(
      Array.from({ length }, (_, index) => (index >> 1 < (index % 2 === 0 ? even : odd) ? 0 : 0x61)),
    );
  const isPlain = async (...numbers: [number, number, number]) =>
    (await decode(bytes(...numbers))) === bytes(...numbers).toString('utf8');

  test.each<[number, number, number, boolean]>([
    [20, 0, 10, false],
    [20, 0, 8, false],
    [20, 0, 7, true],
    [20, 2, 8, false],
    [20, 3, 8, true],
    [20, 10, 0, false],
    [20, 8, 0, false],
    [20, 7, 0, true],
    [20, 8, 2, false],
    [20, 8, 3, true],
    [20, 10, 10, true],
    [4, 0, 2, false],
    [4, 2, 0, false],
    [3, 0, 1, true],
    [3, 2, 0, true],
    [2, 0, 1, true],
    [2, 1, 0, true],
  ])('of %i bytes %i are zeros at even places and %i at odd ones: plain text %s', async (...given) => {
    const [length, even, odd, expected] = given;
    expect(await isPlain(length, even, odd)).toBe(expected);
  });

  test('of the first 4096 bytes', async () => {
    const zeros = utf16('x'.repeat(20_000));
    const plain = Buffer.alloc(4096, 'a');
    expect(await decode(Buffer.concat([plain, zeros]))).toBe(`${plain}${zeros}`);
    expect(await decode(Buffer.concat([plain, zeros]), 100)).toBe(`${plain}${zeros}`);
    const short = Buffer.concat([plain.subarray(0, 96), utf16('x'.repeat(2000))]);
    expect(await decode(Buffer.concat([short, plain, plain]), 100)).not.toContain('\0');
  });
});

test('XML without lines comes in pieces that end where its elements do', async () => {
  expect(await decodePieces(Buffer.from('<a><b>é</b><c'))).toEqual(['<a><b>é</b>', '<c']);
  expect(await decodePieces(Buffer.from('a>b,c'))).toEqual(['a>b,c']);
});

test('no more is read than what is taken', async () => {
  let read = 0;
  async function* pieces() {
    await Promise.resolve();
    for (; read < 9; read++) yield Buffer.alloc(2048, 'line\n'.padStart(64));
  }
  const texts = decodeFeed(pieces());
  await texts.next();
  expect(read).toBe(1);
  await texts.next();
  await texts.next();
  expect(read).toBe(2);
});

test('lines in another encoding than the rest spoil no other line', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Škoda\n'),
    Buffer.from('Citroën\n', 'latin1'),
    Buffer.from('Škoda'),
  ]);
  expect(await decode(bytes)).toBe('Škoda\nCitroën\nŠkoda');
});

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('\ufeffmake\r\nCitroën\r\n\rŠkoda\r')],
  ['UTF-16', utf16('\ufeffmake\r\nCitroën\r\n\rŠkoda\r')],
  ['old Macintosh lines', Buffer.from('make\rCitroën\rŠkoda')],
  ['lines of two encodings', Buffer.concat([Buffer.from('Škoda\r\n'), Buffer.from('Citroën\n', 'latin1')])],
])('wherever a feed is cut on its way, the text is the same: %s', async (_, bytes) => {
  const whole = await decode(bytes);
  for (let size = 1; size < bytes.length; size++) expect(await decode(bytes, size)).toBe(whole);
});

test('a feed comes in small pieces, packed or not', async () => {
  const text = 'make\n'.repeat(100_000);
  for (const [name, content] of [
    ['long.csv', text],
    ['long.csv.gz', gzipSync(text)],
  ] as const) {
    const { pieces } = await openFeed(await workspace.file(name, content));
    const lengths = (await Array.fromAsync(pieces)).map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(100_000);
  }
});

test('a feed may have 512 MB', async () => {
  const file = await workspace.file('large.csv', 'make\n');
  await truncate(file, MAX_FEED_BYTES);
  const { format, pieces } = await openFeed(file);
  expect(format).toBe('csv');
  expect(await pieces.next()).toMatchObject({ value: 'make\n' });
  await pieces.return();
});

test.each([
  ['feed.json.gz', '[{"make": "Kia"}]'],
  ['feed.JSON.GZ', '[{"make": "Kia"}]'],
  ['feed.gz', '[{"make": "Kia"}]'],
  ['feed.gz.csv', 'make\nKia'],
  ['feed.csv.gz', '[x],make\n1,Kia'],
  ['feed.x.gzml', 'make\nKia'],
  ['feed', 'make\nKia'],
])('%s may be packed: its name says the format, else its text', async (name, text) => {
  const { rows } = await readFeed(await workspace.file(name, gzipSync(text)));
  expect(rows.map(({ cells }) => cells.get('make'))).toEqual(['Kia']);
});

test('the mapping names where the cars of a file are', async () => {
  const file = await workspace.file('feed.json', '{"yards": [{"a": 1}], "cars": [{"make": "Kia"}]}');
  expect((await readFeed(file, 'cars')).columns).toEqual(['make']);
});

test('a packed feed of several members is one feed', async () => {
  const members = Buffer.concat([gzipSync('make,year\nKia,'), gzipSync('2021\nFord,2020\n')]);
  const { rows } = await readFeed(await workspace.file('feed.csv.gz', members));
  expect(rows.map(cellsIn)).toEqual([
    ['Kia', '2021'],
    ['Ford', '2020'],
  ]);
});
