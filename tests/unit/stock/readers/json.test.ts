import { describe, expect, test } from 'vitest';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS, MAX_STRUCTURES } from '#stock/readers/limits.ts';
import { parseJson } from '#stock/readers/parse-json.ts';
import { readJson } from '#tests/support/readers/read-feed-text.ts';
import { cellsIn, problemsOf } from '#tests/unit/stock/support.ts';

const readText = (text: string, records?: string) =>
  readJson({ file: 'feed.json', text, ...(records && { records }) });
const read = (json: unknown, records?: string) => readText(JSON.stringify(json), records);

test('the mark of UTF-8 is no part of a feed, but may be in its texts', () => {
  expect(readText('\ufeff[{"a": 1}]')).toEqual(readText('[{"a": 1}]'));
  expect(readText('[{"a": "x\ufeffy"}]').rows[0]?.cells.get('a')).toBe('x\ufeffy');
});

test.each(['{"a": 1}\n{"b": 2}', '{"a": 1}\r\n\r\n{"b": 2}\r\n'])(
  'JSON Lines have a record on each line: %j',
  (text) => {
    expect(readJson({ file: 'feed.jsonl', text })).toEqual(read([{ a: 1 }, { b: 2 }]));
  },
);

test('records are counted from 1, and the columns are those of all records', () => {
  const feed = read([{ a: 1 }, { b: 2 }]);
  expect(feed.countedIn).toBe('record');
  expect(feed.columns).toEqual(['a', 'b']);
  expect(feed.rows.map((row) => row.line)).toEqual([1, 2]);
});

describe('the list of cars is found', () => {
  test.each<[string, unknown, string | undefined]>([
    ['as the text itself', [{ a: 1 }], undefined],
    ['under the only key', { vehicles: [{ a: 1 }] }, undefined],
    ['beside plain values', { count: 1, date: '2026-11-21', vehicles: [{ a: 1 }] }, undefined],
    ['through wrappers', { data: { vehicles: [{ a: 1 }, { a: 2 }] } }, undefined],
    ['beside lists of texts and of numbers', { tags: ['x'], ids: [1, 2], vehicles: [{ a: 1 }] }, undefined],
    ['under a key whose only value is a record', { vehicle: { a: 1, b: 2 } }, undefined],
    ['where the mapping says, in every record', { d: [{ v: [{ a: 1 }] }, { v: [{ b: 2 }] }] }, 'd.v'],
    ['where the mapping says, though it is one record', { d: { v: { a: 1 } }, e: [{}] }, 'd.v'],
    ['where the mapping says', { dealers: [{ b: 1 }], stock: { vehicles: [{ a: 1 }] } }, 'stock.vehicles'],
  ])('%s', (_, json, records) => expect(read(json, records).columns[0]).toBe('a'));

  test('with what each of several yards around them says', () => {
    const yards = [
      {
        suburb: 'Dubbo',
        address: { postcode: 2830 },
        staff: [{ name: 'Jo' }, { name: 'Al' }],
        cars: [{ a: 1 }, { a: 2, yards: 'x' }],
      },
      { suburb: 'Mudgee', cars: [{ a: 3 }] },
    ];
    const { rows } = read({ yards }, 'yards.cars');
    expect(rows.map(({ cells }) => cells.get('yards.suburb'))).toEqual(['Dubbo', undefined, 'Mudgee']);
    expect(rows[0]?.cells.get('yards.address.postcode')).toBe('2830');
    expect(rows[0]?.cells.get('yards.staff.name')).toBeUndefined();
    expect([...read({ yards: yards.slice(1) }, 'yards.cars').columns]).toEqual(['a']);
  });

  test.each<[string, unknown[]]>([
    ['has nothing but a list of its own', [{ photos: [{ a: 1 }] }, { photos: [{ a: 2 }, { a: 3 }] }]],
    ['has a list first', [{ photos: [{ a: 1 }, { a: 2 }], make: 'Kia' }]],
    ['has a list last', [{ make: 'Kia', photos: [{ a: 1 }, { a: 2 }] }]],
  ])('though a car %s', (_, cars) => {
    expect(read({ cars }).rows.map(({ cells }) => cells.get('photos') !== undefined)).toEqual(
      cars.map(() => true),
    );
  });

  test('all of them, in order', () => {
    expect(read({ d: [{ v: [{ a: 1 }] }, { v: [{ a: 2 }, { a: 3 }] }, {}, 'x'] }, 'd.v').rows).toHaveLength(
      3,
    );
    expect(
      read({ data: { vehicles: [{ a: 1 }, { a: 2 }] } }).rows.map(({ cells }) => cells.get('a')),
    ).toEqual(['1', '2']);
  });

  test.each<[unknown, string | undefined]>([
    [[], undefined],
    [{ vehicles: [] }, undefined],
    [{}, undefined],
    [{ vehicles: [], dealers: [] }, 'vehicles'],
    [{ data: { vehicles: [] } }, 'data.vehicles'],
  ])('%j has no cars, which is not a mistake', (json, records) => {
    expect(read(json, records)).toMatchObject({ rows: [], lost: [] });
  });

  test.each<[unknown, string | undefined, string]>([
    [
      { a: [{}], b: [{}] },
      undefined,
      'contains several lists: a, b. Name the one with the cars in "records" of the mapping.',
    ],
    [{ count: 0 }, undefined, 'contains no list of cars. It must contain a list of records.'],
    [{ vehicles: [{}, 'x'] }, undefined, 'contains no list of cars. It must contain a list of records.'],
    [null, undefined, 'contains no list of cars. It must be a list of records.'],
    ['text', undefined, 'contains no list of cars. It must be a list of records.'],
  ])('%j with "records" %j is a problem', async (json, records, problem) => {
    expect(await problemsOf(() => read(json, records))).toEqual([`feed.json: ${problem}`]);
  });

  test.each([
    [{ vehicles: [] }, 'vehicles.cars'],
    [{ vehicles: [] }, 'cars'],
    ['text', 'cars'],
  ])('%j has no list at %s, which is a problem', async (json, records) => {
    expect(await problemsOf(() => read(json, records))).toEqual([
      `feed.json: has no list at "${records}", which "records" in the mapping names. Name an existing one.`,
    ]);
  });
});

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

test.each([33, 20_000])('a record nested %i levels deep is lost, not followed', (depth) => {
  const text = `[${'{"a":'.repeat(depth)}"x"${'}'.repeat(depth)},{"a":"y"}]`;
  expect(readText(text)).toMatchObject({
    rows: [{ line: 2 }],
    lost: [{ line: 1, reason: 'is nested deeper than 32 levels' }],
  });
});

test('what is lost is told with what to do', () => {
  const deep = nested(33);
  expect(read(['x', deep]).lost).toEqual([
    { line: 1, rows: 1, reason: 'is no record', fix: 'Each car must be a set of named values.' },
    { line: 2, rows: 1, reason: 'is nested deeper than 32 levels', fix: 'Check that this is a car.' },
  ]);
});

describe('more than an import takes is told', () => {
  test('records', () => {
    const lost = (count: number) => read(Array.from({ length: count }, () => 'no record')).lost;
    expect(lost(MAX_ROWS)).toHaveLength(MAX_ROWS);
    const beyond = lost(MAX_ROWS + 2);
    expect(beyond).toHaveLength(MAX_ROWS + 1);
    expect(beyond?.at(-1)).toMatchObject({ line: MAX_ROWS + 1, rows: 2 });
  });

  test('columns', () => {
    const record = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`c${n}`, n]));
    expect(read([record(MAX_COLUMNS)]).notes).toEqual([]);
    const { columns, notes } = read([record(MAX_COLUMNS + 1)]);
    expect(columns).toHaveLength(MAX_COLUMNS);
    expect(notes).toEqual(['has 501 columns; those after the first 500 are left out']);
  });

  test('cells', () => {
    const text = 'x'.repeat(MAX_CELL_LENGTH);
    expect(read([{ a: text }]).rows[0]).not.toHaveProperty('warning');
    const [row] = read([{ a: `${text}x`, b: 'y', c: `${text}xx` }]).rows;
    expect(cellsIn(row)).toEqual(['', 'y', '']);
    expect(row?.warning).toBe(
      '"a" has 100001 characters, 100000 at most, and is left out; "c" has 100002 characters, 100000 at most, and is left out',
    );
  });

  test.each([
    ['lists', '['.repeat(MAX_STRUCTURES + 1)],
    ['lists and records', `${'['.repeat(MAX_STRUCTURES / 2)}${'{'.repeat(MAX_STRUCTURES / 2 + 1)}`],
  ])('%s', async (_, text) => {
    expect(await problemsOf(() => readText(text))).toEqual([
      'feed.json: holds more than 2000000 lists and records. Check that this is a stock feed.',
    ]);
  });

  test('but not as many', async () => {
    const text = `[}${'['.repeat(MAX_STRUCTURES - 1)}`;
    expect(await problemsOf(() => readText(text))).toEqual([
      'feed.json: line 1: the JSON is broken here. Ask for the feed again, or fix this line.',
    ]);
  });
});

describe('of broken JSON the whole records are read', () => {
  test.each([
    ['that breaks off', '[{"a": 1},\n{"a": {"b": 2}},\n{"a": 3, "c', 2],
    ['with a mistake in one record', '{"cars": [\n{"a": 1},\n{"a": x},\n{"a": 3}\n]}', 2],
    ['with braces in texts', '[{"a": "}{"},\n{"a": "\\"}"},\n{', 2],
    ['with a quote that is open to the end of its line', '[{"a": 1},\n{"a": "x},\n{"a": 3}]', 2],
    ['with records on one line, up to the first mistake', '[{"a": 1}, {"a": 2}, {"a": x}, {"a": 4}', 2],
    ['with records in records', '[{"a": {"b": {}}},\n{"a": [{"b": 1}]},\n{"a"', 2],
    ['that goes on after its list', '{"cars": [{"a": 1}\n ], "yards": [{"b": 2}], "x": }', 1],
    [
      'that goes on after a list with an end far to the right',
      `{"cars": [{"a": 1},\n{"a": 2}\n${' '.repeat(24)}], "yards": [{"b": 2}], "x": }`,
      2,
    ],
    ['that begins with an empty line', '\n[{"a": 1},\n{"a": 2},\n{', 2],
    ['that begins with a brace too many', '{[{"a": 1},\n{"a": 2},\n{', 2],
    ['with a mistake before its list', '{"x": y, "cars": [ {"a": 1}, {"a": 2} ]}', 2],
  ])('%s', (_, text, count) => {
    const feed = readText(text);
    expect(feed.rows).toHaveLength(count);
    expect(feed.isCutShort).toBe(true);
    expect(feed.notes?.[0]).toContain('the JSON is broken here');
  });

  test('with the line of the mistake, and wherever the mapping finds them', () => {
    const text = '{"cars": [\n{"a": 1},\n{"a": x}\n]}';
    expect(readText(text, 'cars')).toMatchObject({
      rows: [{ line: 1 }],
      notes: ['line 3: the JSON is broken here.'],
    });
  });

  test('with the notes of the feed', () => {
    const names = Array.from({ length: MAX_COLUMNS + 1 }, (_, n) => `"c${n}": 1`);
    expect(readText(`[{${names.join()}},\n{`).notes).toEqual([
      'has 501 columns; those after the first 500 are left out',
      'line 2: the JSON is broken here.',
    ]);
  });

  test('and more than an import takes is told', () => {
    const text = `[${'{"a": 1},\n'.repeat(MAX_ROWS + 2)}{`;
    const { rows, lost } = readText(text);
    expect(rows).toHaveLength(MAX_ROWS);
    expect(lost).toMatchObject([{ line: MAX_ROWS + 1, rows: 2 }]);
  });

  test('and of 200,000 that never close none', async () => {
    const text = `[${'{\n'.repeat(200_000)}`;
    expect(await problemsOf(() => readText(text))).toHaveLength(1);
  });

  test('unless there is no list of records', async () => {
    expect(await problemsOf(() => readText('{"a": {"b": 1}, "c": [1, }'))).toEqual([
      'feed.json: line 1: the JSON is broken here. Ask for the feed again, or fix this line.',
    ]);
  });
});

test('endless wrappers contain no cars and do not crash', () => {
  const text = `${'{"a":'.repeat(200_000)}"x"${'}'.repeat(200_000)}`;
  expect(readText(text).rows.map((row) => [...row.cells])).toEqual([[['a', 'x']]]);
});

describe('broken JSON is reported with its line, without quoting the feed', () => {
  const filler = '  {"make": "Toyota", "model": "Corolla", "year": 2021},\n'.repeat(20);
  test.each([
    ['[\n{"a": 1},\n{"a": 2,}\n]', 3],
    ['[\n{"a": tru}\n]', 2],
    [`[\n${filler}  {"make": Mazda}\n]`, 22],
    [`[\n${filler}  {"make": "Mazda"\n`, 23],
    ['', 1],
    ['[1] x', 1],
    ['[\n\n', 3],
    [`[\n${filler}{"a": "u",\nu}\n]`, 23],
  ])('%j', (text, line) => expect(parseJson(text)).toEqual({ brokenAt: line }));

  test('as a problem', async () => {
    const problems = await problemsOf(() => readText('[\n{"make": "Secret" x}]'));
    expect(problems).toEqual([
      'feed.json: line 2: the JSON is broken here. Ask for the feed again, or fix this line.',
    ]);
  });
});

test('what a record of JSON-LD names by an id stands in its place, two steps far and no further', () => {
  const graph = [
    {
      '@id': '#yard',
      name: 'Yard',
      address: { addressLocality: 'Cleveland' },
      makesOffer: [{ '@id': '#offer' }],
      owner: { '@id': '#dealer' },
    },
    { '@id': '#dealer', name: 'Dealer' },
    { '@id': '#offer', price: '9990', availableAtOrFrom: { '@id': '#yard' } },
    { '@id': '#car', offers: { '@id': '#offer' }, seller: { '@id': '#elsewhere' } },
  ];
  const { rows } = read({ '@graph': graph });
  const { cells } = rows[3] ?? {};
  expect(cells?.get('offers.price')).toBe('9990');
  expect(cells?.get('offers.availableAtOrFrom.address.addressLocality')).toBe('Cleveland');
  expect(cells?.get('offers.availableAtOrFrom.owner.@id')).toBe('#dealer');
  expect(cells?.get('offers.availableAtOrFrom.makesOffer')).toBeUndefined();
  expect(cells?.get('seller.@id')).toBe('#elsewhere');
});
