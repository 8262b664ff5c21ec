import { describe, expect, test } from 'vitest';
import { MAX_STRUCTURES } from '#stock/readers/limits.ts';
import { readXml } from '#tests/support/readers/read-feed-text.ts';
import { problemsOf } from '#tests/unit/stock/support.ts';

const read = (text: string, records?: string) =>
  readXml({ file: 'feed.xml', text, ...(records && { records }) });

test('the repeated elements are the cars; children, attributes and lists are columns', () => {
  const feed = read(`<?xml version="1.0" encoding="UTF-8"?>
<!-- stock -->
<stock generated="2026-11-21">
  <vehicle id="7">
    <make>Land Rover</make>
    <description><![CDATA[<b>One</b> owner]]> &amp; more &#233;</description>
    <photos><photo url="/1.jpg"/><photo url="/2.jpg"/></photos>
    <price currency="AUD">$12,990</price>
    <series/>
  </vehicle>
  <vehicle id="8"><make>Kia</make></vehicle>
</stock>`);
  expect(feed.countedIn).toBe('record');
  expect(feed.rows.map((row) => [row.line, row.cells.get('@id'), row.cells.get('make')])).toEqual([
    [1, '7', 'Land Rover'],
    [2, '8', 'Kia'],
  ]);
  const [first] = feed.rows;
  expect(first?.cells.get('description')).toBe('<b>One</b> owner & more é');
  expect(first?.cells.get('photos.photo.@url')).toBe('/1.jpg\n/2.jpg');
  expect(first?.cells.get('price')).toBe('$12,990');
  expect(first?.cells.get('series')).toBe('');
});

test.each([
  ['a single car', '<stock><vehicle><a>1</a><b>2</b></vehicle></stock>'],
  ['wrappers', '<export><stock><vehicle><a>1</a></vehicle><vehicle><a>2</a></vehicle></stock></export>'],
  [
    'a header beside the list',
    '<export><date>2026</date><stock><vehicle><a>1</a><b>2</b></vehicle></stock></export>',
  ],
])('the cars are found in %s', (_, text) => expect(read(text).rows[0]?.cells.get('a')).toBe('1'));

test('the mapping selects the elements of the cars if there are several kinds', async () => {
  const text = '<stock><dealer><name>x</name></dealer><vehicle><a>1</a></vehicle></stock>';
  expect(await problemsOf(() => read(text))).toEqual([
    'feed.xml: contains several lists: dealer, vehicle. Name the one with the cars in "records" of the mapping.',
  ]);
  expect(read(text, 'vehicle').columns).toEqual(['a']);
});

test('an empty root has no cars', () => expect(read('<stock/>').rows).toEqual([]));

describe('an attack is rejected before it can do anything', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`,
  ).join('');
  test.each([
    [
      'entities that multiply',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol0 "lol">${laughs}]>\n<stock><a>&lol9;</a></stock>`,
    ],
    [
      'a file of this machine',
      '<!DOCTYPE stock [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><stock><a>&xxe;</a></stock>',
    ],
    ['an address to fetch', '<!DOCTYPE stock SYSTEM "http://127.0.0.1:1/stock.dtd"><stock/>'],
    ['a parameter entity', '<!DOCTYPE stock [<!ENTITY % p SYSTEM "http://127.0.0.1:1/"> %p;]><stock/>'],
  ])('%s', async (_, text) => {
    expect(await problemsOf(() => read(text))).toEqual([
      'feed.xml: line 1: a DOCTYPE is not allowed, for safety. Remove it.',
    ]);
  });

  test('an entity of its own without a DOCTYPE', async () => {
    const [problem] = await problemsOf(() => read('<stock>\n<a>&xxe;</a></stock>'));
    expect(problem).toBe(
      'feed.xml: line 2: the XML is broken here (undefined entity). Ask for the feed again, or fix this line.',
    );
  });

  test.each([33, 100_000])('%i levels of elements', async (depth) => {
    const problems = await problemsOf(() => read(`${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`));
    expect(problems).toEqual([
      'feed.xml: line 1: elements are nested deeper than 32 levels. Check that this is a stock feed.',
    ]);
  });

  test('elements and attributes with names of JavaScript properties are read as usual', () => {
    const feed = read(
      '<stock><v __proto__="1"><constructor>2</constructor><__proto__>3</__proto__></v></stock>',
    );
    expect(Object.fromEntries(feed.rows[0]?.cells ?? [])).toEqual({
      '@__proto__': '1',
      constructor: '2',
      ['__proto__']: '3',
    });
  });
});

test.each([
  ['<stock>\n<vehicle>\n</stock>', 3],
  ['<stock>\n<vehicle><a>1</a>', 2],
  ['<stock/>\n<stock/>', 2],
  ['no xml', 1],
  ['', 1],
])('broken XML such as %j is one problem with line %i', async (text, line) => {
  const problems = await problemsOf(() => read(text));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`^feed\\.xml: line ${line}: the XML is broken here \\(.+\\)\\. Ask for`),
  );
});

test('elements may be nested 32 levels deep', () => {
  expect(read(`${'<a>'.repeat(32)}x${'</a>'.repeat(32)}`)).toMatchObject({ notes: [], lost: [] });
});

test('blanks between elements are no text, and text between elements is', () => {
  const { columns, rows } = read('<s><v> <a>1</a>\n</v><v>new <a>2</a>car</v></s>');
  expect(columns).toEqual(['a', '#text']);
  expect(rows.map(({ cells }) => cells.get('#text'))).toEqual([undefined, 'new car']);
});

test('an element of text and a section as it is written is one text', () => {
  expect(read('<s><v><a>1 <![CDATA[<2>]]> 3</a></v></s>').rows[0]?.cells.get('a')).toBe('1 <2> 3');
});

describe('of XML that breaks off the whole records are read', () => {
  test.each([
    ['in a record', '<stock><v><a>1</a></v><v><a>2</a></v><v><a>3', 2],
    ['between records', '<stock><v><a>1</a></v><v><a>2</a></v>', 2],
    ['between records in a wrapper', '<x><stock><v><a>1</a></v><v><a>2</a></v>', 2],
    ['in a wrapper', '<x><stock><v><a>1</a></v><v><a>2</a></v><v><a>&bad;</a></v></stock></x>', 2],
    ['in a record with a list of its own', '<s><v><a>1</a></v><v><a>2</a></v><v><p/><p/>', 2],
    ['in a part of the second', '<stock><v><a>1</a></v><v><a>2</a><b><c>3', 1],
  ])('%s', (_, text, count) => {
    const feed = read(text);
    expect(feed.rows.map(({ cells }) => cells.get('a'))).toEqual(['1', '2'].slice(0, count));
    expect(feed.isCutShort).toBe(true);
  });

  test('but not what only a wrapper has several times', async () => {
    expect(await problemsOf(() => read('<x><p/><p/><stock><v><a>1</a></v>'))).toHaveLength(1);
  });

  test('with a note of where it breaks, after those of the feed', () => {
    const many = Array.from({ length: 501 }, (_, index) => `<c${index}/>`).join('');
    const { notes } = read(`<stock><v>${many}</v><v>${many}</v>\n<v>`);
    expect(notes).toEqual([
      'has 501 columns; those after the first 500 are left out',
      expect.stringMatching(/^line 2: the XML is broken here \([a-z][^.]*\)\.$/),
    ]);
  });
});

test('a feed may have as many elements as stock has, and no more', async () => {
  const text = `<a>${'<a/>'.repeat(MAX_STRUCTURES - 1)}\n<a/></a>`;
  expect(await problemsOf(() => read(text))).toEqual([
    'feed.xml: line 2: has more than 2000000 elements. Check that this is a stock feed.',
  ]);
});
