import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { readSnapshot } from '#site/read-stock.ts';
import type { ImportReport } from '#stock/rows/report.ts';
import { StockError } from '#stock/stock-error.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { createStockWorkspace, day, type StockWorkspace } from '#tests/unit/stock/support.ts';

/** A feed from a careless or hostile sender. Each holds the good car, unless `good` is false. */
interface HostileFeed {
  readonly what: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Whether the good car can be read from it; otherwise the feed is refused and the stock stays. */
  readonly good: boolean;
}

const COLUMNS = [
  'stocknum',
  'year',
  'make',
  'model',
  'car_type',
  'price',
  'km',
  'badge',
  'description',
  'images',
  'location_id',
  'features',
  'finance_lenders',
  'created_at',
  'status',
  'colour',
] as const;
type Cells = Partial<Record<(typeof COLUMNS)[number] | 'extra', string>>;

const GOOD = {
  stocknum: 'GOOD1',
  year: '2021',
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  price: '15990',
  km: '5',
} as const satisfies Cells;
const PLAIN = { ...GOOD, stocknum: 'BAD1' };

const HEADER = COLUMNS.join(',');
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csvRow = (cells: Cells) => COLUMNS.map((column) => quote(cells[column] ?? '')).join(',');
const csv = (...rows: Cells[]) => [HEADER, csvRow(GOOD), ...rows.map(csvRow)].join('\n');
const json = (...rows: unknown[]) => JSON.stringify([GOOD, ...rows]);
const element = (cells: Cells) =>
  Object.entries(cells)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('');
const xml = (...cars: string[]) =>
  `<stock><car>${element(GOOD)}</car>${cars.map((car) => `<car>${car}</car>`).join('')}</stock>`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const feed = (what: string, name: string, content: HostileFeed['content'], good = true): HostileFeed => ({
  ...{ what, name, content, good },
});
/** A car with a long text in each fact that is read by a pattern. */
const makeLongRow = (stocknum: string, fill: string) => {
  const text = `1${fill.repeat(95_000 / fill.length)}x`;
  const fields = 'price km seats doors city state colour simple_fuel status created_at'.split(' ');
  return { ...PLAIN, ...Object.fromEntries(fields.map((field) => [field, text])), stocknum };
};
/** One hostile cell in a row of its own. */
const cell = (what: string, cells: Cells) => feed(what, 'feed.csv', csv({ ...PLAIN, ...cells }));

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const MARKUP = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '<!--',
  '{{constructor.constructor("alert(1)")()}}',
];
const FORMULAS = ['=HYPERLINK("https://evil.example")', '+1+cmd|"/C calc"!A0', '@SUM(1)', '-2+3', '\t=1+1'];
const PATHS = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc',
  '/etc/passwd',
  'a/../../b',
  '\0',
  'con',
  '.',
];
const PICTURES = [
  'javascript:alert(1)',
  '/../../../etc/passwd',
  '/a/%2e%2e/%2e%2e/b.jpg',
  'https://evil.example/1.jpg',
  'https://img.example.com@evil.example/1.jpg',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/1.jpg',
  'file:///etc/passwd',
  'https://169.254.169.254/latest/meta-data',
];

const VALUES: HostileFeed[] = [
  ...PROTOTYPE_NAMES.map((name) => cell(`a stock number ${name}`, { stocknum: name })),
  ...PROTOTYPE_NAMES.map((name) =>
    cell(`a make and model ${name}`, { make: name, model: name, badge: name }),
  ),
  feed(
    'columns called like what every object has',
    'feed.json',
    `[${JSON.stringify(GOOD)},{"__proto__":{"year":1},"constructor":"x","toString":1}]`,
  ),
  feed(
    'elements called so',
    'feed.xml',
    xml(`<__proto__>1</__proto__><constructor>2</constructor>${element(PLAIN)}`),
  ),
  cell('lenders called so', {
    finance_lenders: '{"__proto__":{"interestRate":1},"constructor":{"interestRate":1}}',
  }),
  ...MARKUP.map((text) => {
    const names = ['make', 'model', 'badge', 'description', 'colour', 'status'];
    return cell(`markup ${text}`, Object.fromEntries(names.map((name) => [name, text])));
  }),
  ...FORMULAS.map((text) =>
    cell(`a formula ${JSON.stringify(text)}`, { stocknum: text, model: text, badge: text }),
  ),
  ...PATHS.map((path) =>
    cell(`an id that is a path ${JSON.stringify(path)}`, { stocknum: path, model: path }),
  ),
  ...PICTURES.map((address) => cell(`a picture ${address}`, { images: address })),
  cell('a model that no file name can hold', { model: 'x'.repeat(280) }),
  cell('a model of letters that grow in addresses', { model: 'ﬃ'.repeat(79) }),
  cell('a location of another dealer', { location_id: '../elsewhere' }),
  cell('a key of a whole page', { stocknum: 'k'.repeat(5000) }),
  cell('a list without end', { features: 'a|'.repeat(50_000) }),
  cell('a date that does not exist', { created_at: '31/02/2026 25:61' }),
  cell('numbers that are none', { price: '1e309', km: 'NaN', year: '2021' }),
  cell('a price of all digits', { price: '9'.repeat(400), km: '9'.repeat(400) }),
  cell('a text that runs both ways', { model: '\u202eoiR', badge: '\u2066x' }),
  cell('a text of marks above marks', { badge: `a${'\u0301'.repeat(100)}` }),
  cell('half a character', { badge: '\ud800', model: 'Rio \udfff' }),
  cell('a structure that is deep', { finance_lenders: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` }),
];

const SHAPES: HostileFeed[] = [
  feed('a quote that never closes', 'feed.csv', `${csv()}\nBAD1,"2021,Kia\nBAD2,2021`),
  feed('a quote in the middle of a cell', 'feed.csv', `${csv()}\nBAD1,2021,Kia,Rio 17" wheels,used,1,1`),
  feed('cells too many and too few', 'feed.csv', `${csv()}\n${'x,'.repeat(999)}\nx`),
  feed('columns of the same name, and without one', 'feed.csv', `${HEADER},year,,\n${csvRow(GOOD)},1,2,3`),
  feed(
    '2,000 columns',
    'feed.csv',
    `${HEADER},${Array.from({ length: 2000 }, (_, i) => `c${i}`).join(',')}\n${csvRow(GOOD)}`,
  ),
  feed('nothing but a header', 'feed.csv', HEADER, false),
  feed('nothing at all', 'feed.csv', '', false),
  feed(
    'a page of HTML in place of the feed',
    'feed.csv',
    '<!doctype html><title>502 Bad Gateway</title>',
    false,
  ),
  feed(
    'a picture in place of the feed',
    'feed.csv',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
    false,
  ),
  feed('JSON that breaks off', 'feed.json', `${json(PLAIN, PLAIN).slice(0, -40)}`),
  feed(
    'JSON with a mistake in one record',
    'feed.json',
    `[${JSON.stringify(GOOD)},\n{"stocknum": BAD},\n${JSON.stringify(PLAIN)}]`,
  ),
  feed('JSON records that are none', 'feed.json', json(null, 7, 'x', [], [[]], true)),
  feed(
    'a JSON record nested without end',
    'feed.json',
    `[${JSON.stringify(GOOD)},${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`,
  ),
  feed('JSON that is a text', 'feed.json', '"stock"', false),
  feed('XML that breaks off', 'feed.xml', xml(element(PLAIN), element(PLAIN)).slice(0, -30)),
  feed('XML with an entity that nobody declared', 'feed.xml', xml(element(PLAIN), '<year>&xxe;</year>')),
  feed(
    'entities that multiply',
    'feed.xml',
    `<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml('&b;')}`,
    false,
  ),
  feed(
    'a file of this machine',
    'feed.xml',
    `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml('&x;')}`,
    false,
  ),
  feed('XML nested without end', 'feed.xml', `<stock>${'<a>'.repeat(50_000)}`, false),
  ...[' ', 'a ', 'w', '1/', 'mi. '].map((fill) =>
    feed(
      `4 rows of cells with 95,000 characters: "${fill}"`,
      'feed.json',
      json(...Array.from({ length: 4 }, (_, n) => makeLongRow(`BAD${n}`, fill))),
    ),
  ),
  feed('a name that says CSV and a text that is JSON', 'feed.txt', json(PLAIN)),
];

const ENCODINGS: HostileFeed[] = [
  feed('UTF-8 with a mark', 'feed.csv', `\ufeff${csv(PLAIN)}`),
  feed('UTF-8 with a mark, as JSON', 'feed.json', `\ufeff${json(PLAIN)}`),
  feed('UTF-16 with a mark', 'feed.csv', utf16(`\ufeff${csv(PLAIN)}`)),
  feed('UTF-16 without a mark', 'feed.csv', utf16(csv(PLAIN))),
  feed('UTF-16 the other way round', 'feed.csv', utf16(`\ufeff${csv(PLAIN)}`).swap16()),
  feed('UTF-16 the other way round, without a mark', 'feed.json', utf16(json(PLAIN)).swap16()),
  feed('Windows-1252', 'feed.csv', Buffer.from(csv({ ...PLAIN, make: 'Citroën' }), 'latin1')),
  feed(
    'bytes that are no text in one line',
    'feed.csv',
    Buffer.concat([Buffer.from(`${csv()}\n`), Buffer.from([0xc3, 0x28, 0xa0, 0xff, 0xfe])]),
  ),
  feed('NUL bytes in cells', 'feed.csv', csv({ ...PLAIN, model: 'R\0io', badge: '\0\0' })),
  feed('old Macintosh line ends', 'feed.csv', csv(PLAIN).replaceAll('\n', '\r')),
  feed('a packed feed', 'feed.csv.gz', gzipSync(csv(PLAIN))),
  feed('a packed feed that breaks off', 'feed.csv.gz', gzipSync(csv(PLAIN)).subarray(0, 60), false),
];

const HOSTILE_FEEDS: readonly HostileFeed[] = [...VALUES, ...SHAPES, ...ENCODINGS];

const DEALER = {
  locationIds: new Set(['main']),
  imageHosts: ['img.example.com'],
  timeZone: 'Australia/Brisbane',
};

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

test('the corpus has 60 feeds at least', () => expect(HOSTILE_FEEDS.length).toBeGreaterThanOrEqual(60));

test.each(HOSTILE_FEEDS)(
  'a hostile feed breaks nothing: the good car is in stock afterwards, and a build can read it: $what',
  async ({ name, content, good }) => {
    await workspace.importFeed(JSON.stringify([GOOD]), { name: 'before.json' });
    let report: ImportReport | undefined;
    try {
      const feedPath = await workspace.file(name, content);
      ({ report } = await workspace.importFeed('', {
        name: 'unused.csv',
        feedPath,
        dealer: DEALER,
        now: day(1),
      }));
    } catch (error) {
      if (!(error instanceof StockError)) throw error;
    }
    expect(report !== undefined).toBe(good);
    const { stock } = makeSite();
    if (!stock) throw new Error('the site sells cars');
    const { cars } = await readSnapshot(workspace.snapshotFile, stock);
    expect(cars.map(({ stocknum }) => stocknum)).toContain('GOOD1');
    for (const { slug, images } of cars) {
      expect(slug).toMatch(/^[a-z0-9-]{1,180}$/);
      for (const { image } of images)
        expect(URL.parse(image.url, 'https://site.example')?.host).toMatch(
          /^(?:img\.example\.com|site\.example)$/,
        );
    }
    if (report) expect(report.rows.held + report.rows.clean + report.rows.repaired).toBe(report.rows.read);
  },
);
