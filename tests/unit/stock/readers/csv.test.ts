import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvReader } from '#stock/readers/csv.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from '#stock/readers/limits.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';
import { cellsIn, problemsOf } from '#tests/unit/stock/support.ts';

const read = (text: string) => readCsv({ file: 'feed.csv', text });
const cells = (text: string) => read(text).rows.map((row) => Object.fromEntries(row.cells));

test('each record carries the line it starts on, empty lines and line breaks in cells counted', () => {
  const feed = read('\na,b\n1,"x\ny"\n\n2,z\n3,"p\n\nq"\n4,end');
  expect(feed.countedIn).toBe('line');
  expect(feed.rows.map((row) => [row.line, row.cells.get('a'), row.cells.get('b')])).toEqual([
    [3, '1', 'x\ny'],
    [6, '2', 'z'],
    [7, '3', 'p\n\nq'],
    [10, '4', 'end'],
  ]);
});

test.each([
  [',', 'a,b\n1,2'],
  [';', 'a;b\n1;2'],
  ['tab', 'a\tb\n1\t2'],
  ['|', 'a|b\n1|2'],
  [', inside quotes that hold more of another', '"a;;;",b\n1,2'],
  [', in the first line that is not empty', '\n\na,b\n1,2'],
  [', in the first line that holds more than separators', '|||\n"";;\n \t \na,b\n1,2'],
  [', whatever the lines below hold', 'a,b\n1,2\n;;;'],
])('columns can be separated by %s', (_, text) => {
  expect(cellsIn(read(text).rows[0])).toEqual(['1', '2']);
});

test('a single column is separated by nothing', () => {
  expect([...(read('note\na;b|c').rows[0]?.cells ?? [])]).toEqual([['note', 'a;b|c']]);
});

test('of separators that are as frequent the comma counts', () => {
  expect(read('a;b,c').columns).toEqual(['a;b', 'c']);
});

test.each([
  ['a title', 'Used stock,,,\nMake,Model,Year,Price\nKia,Rio,2021,9990'],
  ['a title without separators', 'Used stock\nMake;Model;Year;Price\nKia;Rio;2021;9990'],
  [
    'a title, its day and an empty line',
    '\ufeffStock,26/11/2026,,,,\n,,,\nMake,Model,Year,Price,,\nKia,Rio,2021,9990,Red,Ute',
  ],
  ['nothing, but cells hold lists', 'Make,Model,Year,Price\nKia,Rio,2021,a|b|c|d|e|f|g|h|i|j|k|l|m|n'],
  ['nothing, but a name has two lines', '"Make\n(all)",Model,Year,Price\nKia,Rio,2021,9990'],
])('the names of the columns may have above them %s', (_, text) => {
  expect(read(text).columns.slice(1, 4)).toEqual(['Model', 'Year', 'Price']);
  expect(cellsIn(read(text).rows[0]).slice(0, 3)).toEqual(['Kia', 'Rio', '2021']);
  expect(read(text).rows[0]?.line).toBe(text.split('\n').length);
});

test('the mark of UTF-8 is no part of the first column', () => {
  expect(read('\ufeff"a",b\n1,2').columns).toEqual(['a', 'b']);
});

test('columns and cells are trimmed; quotes and doubled quotes are as usual', () => {
  expect(cells(' a , b \n 1 ,"say ""hi"""')).toEqual([{ a: '1', b: 'say "hi"' }]);
});

test('a column without a name, or with a name that is taken, gets one', () => {
  expect(read('a,,a,a\n1,2,3,4').columns).toEqual(['a', 'column 2', 'a (2)', 'a (3)']);
});

test('a record with too few or too many cells is retained with a warning', () => {
  const { rows } = read('a,b\n1\n1,2\n1,2,3');
  expect(rows.map((row) => row.warning)).toEqual([
    'has 1 cells where the header has 2: some may be shifted',
    undefined,
    'has 3 cells where the header has 2: some may be shifted',
  ]);
  expect(rows[0]?.cells.get('b')).toBe('');
});

test('a column with the name of a JavaScript property is a column', () => {
  expect([...(read('__proto__,constructor\n1,2').rows[0]?.cells ?? [])]).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
});

test('a header alone is a feed without cars', () => {
  expect(read('a,b\n')).toEqual({ countedIn: 'line', columns: ['a', 'b'], rows: [], lost: [], notes: [] });
});

test.each(['', '\n\n', ',,\n"";\n'])('a feed of %j is one problem', async (text) => {
  expect(await problemsOf(() => read(text))).toEqual([
    'feed.csv: is empty. Its first line must name the columns.',
  ]);
});

describe('a record whose quotes make no sense costs that record at most', () => {
  const linesOf = (text: string) =>
    read(text).rows.map(({ line, cells }) => `${line}: ${cellsIn({ cells }).join()}`);

  test.each([
    ['a,b\n1,2\n3,"x\n4,5\n6,7\n', ['2: 1,2', '4: 4,5', '5: 6,7'], [3]],
    ['a,b\n3,12" wheels\n4,5', ['2: 3,12" wheels', '3: 4,5'], []],
    ['a,b\n1,2\n\n\n3,"x\n4,5\n', ['2: 1,2', '6: 4,5'], [5]],
    ['a,b\n3,"x', [], [2]],
  ])('%j', (text, rows, lost) => {
    expect(linesOf(text)).toEqual(rows);
    expect(read(text).lost?.map(({ line }) => line)).toEqual(lost);
  });

  test('with what to do', () => {
    expect(read('a,b\n3,"x').lost).toEqual([
      {
        line: 2,
        rows: 1,
        reason: 'a quote opens in this record and is never closed',
        fix: 'Close it, or write "" for a quote inside quotes.',
      },
    ]);
  });

  test('unless there are more than 50: then what follows is lost as a whole', () => {
    // The first quote of a line closes what is open, the second opens a cell again.
    const feed = (open: number) => read(`a,b\n${'1"1,"x\n'.repeat(open)}\n2,y\n \n3,z\n`);
    expect(feed(50).rows.map(({ line }) => line)).toEqual([53, 54, 55]);
    expect(feed(50).lost).toHaveLength(50);
    const { rows, lost = [] } = feed(53);
    expect(rows).toEqual([]);
    expect(lost.map(({ line }) => line)).toEqual(Array.from({ length: 51 }, (_, index) => index + 2));
    expect(lost.slice(-2).map((entry) => entry.rows)).toEqual([1, 5]);
  });
});

describe('more than an import takes is told', () => {
  test('rows', () => {
    const feed = read(`a\n${'1\n'.repeat(MAX_ROWS + 7)}`);
    expect(feed.rows).toHaveLength(MAX_ROWS);
    expect(feed.lost).toEqual([
      {
        line: MAX_ROWS + 2,
        rows: 7,
        reason: 'is one of 7 after the first 50000, which an import takes',
        fix: 'Ask for a feed of this dealer alone.',
      },
    ]);
  });

  test('columns', () => {
    const names = Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => `c${index}`);
    const feed = read(`${names.join(',')}\n${names.join(',')}`);
    expect(feed.columns).toHaveLength(MAX_COLUMNS);
    expect(feed.rows).toMatchObject([{ line: 2 }]);
    expect(feed.rows[0]).not.toHaveProperty('warning');
    expect(feed.notes).toEqual(['has 501 columns; those after the first 500 are left out']);
  });

  test('a cell', () => {
    const [row] = read(`a,b\n1,${'x'.repeat(MAX_CELL_LENGTH + 1)}`).rows;
    expect(cellsIn(row)).toEqual(['1', '']);
    expect(row?.warning).toBe('"b" has 100001 characters, 100000 at most, and is left out');
    const [fits] = read(`a,b\n1,${'x'.repeat(MAX_CELL_LENGTH)}`).rows;
    expect(fits).not.toHaveProperty('warning');
    expect(fits?.cells.get('b')).toHaveLength(MAX_CELL_LENGTH);
  });
});

test('whatever cells hold, they are read as written', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', '').trim());
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = ['a,b', ...rows.map((row) => row.map(quoted).join(','))].join('\n');
      expect(read(text).rows.map(cellsIn)).toEqual(rows);
    }),
  );
});

test('a feed that comes line by line is read as one that comes at once', () => {
  const piece = fc.oneof(
    fc.constantFrom('"', '""', ',', '\n', '\n\n', 'a', '17" ', '"x\ny"', '"x"z', '1,2\n', '\ufeff'),
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\n'), maxLength: 6 }),
  );
  const start = fc.constantFrom('', ',,\n', '\n;;\n', '"",\n');
  const text = fc
    .tuple(start, fc.array(piece, { maxLength: 40 }))
    .map(([start, pieces]) => `${start}a,b\n${pieces.join('')}`);
  fc.assert(
    fc.property(text, (text) => {
      const reader = new CsvReader('feed.csv');
      for (const line of text.split(/(?<=\n)/)) reader.write(line);
      expect(reader.end().toFeed()).toEqual(read(text));
    }),
  );
});

test('a comma that WooCommerce escapes in an attribute is one', () => {
  const text = 'Name,Attribute 1 name,Attribute 1 value(s)\nKia,Odometer,"84\\,210 km"';
  expect(readCsv({ file: 'feed.csv', text }).rows[0]?.cells.get('Attribute.Odometer')).toBe('84,210 km');
});
