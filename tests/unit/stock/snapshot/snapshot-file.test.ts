import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import {
  findSnapshotProblems,
  hashStock,
  readStoredStock,
  serialiseStock,
} from '#stock/snapshot/snapshot-file.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { createStockWorkspace, day, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

const imported_at = day(0).toISOString();
const [a, b] = [makeCar({ id: 'a', slug: 'car-a' }), makeCar({ id: 'b', slug: 'car-b' })];
const full: Snapshot = {
  imported_at,
  cars: [a, b],
  price_history: { a: [['2026-11-01', 100]], b: [['2026-11-02', 0]] },
  gone: [{ id: 'g', slug: 'car-g', make: 'Kia', model: 'Rio', body: null, gone_at: imported_at }],
  listed: [{ make: 'Kia', model: 'Rio', body: null }],
};

const serialiseSnapshot = (stock: Snapshot) => [...serialiseStock(stock)].join('');

describe('a snapshot on disk', () => {
  test('has a line for each car, history, removed car and model', () => {
    expect(serialiseSnapshot(full).split('\n')).toEqual([
      '{',
      `"imported_at":"${imported_at}",`,
      '"cars":[',
      `${JSON.stringify(a)},`,
      JSON.stringify(b),
      '],',
      '"price_history":{',
      '"a":[["2026-11-01",100]],',
      '"b":[["2026-11-02",0]]',
      '},',
      '"gone":[',
      JSON.stringify(full.gone[0]),
      '],',
      '"listed":[',
      JSON.stringify(full.listed[0]),
      ']',
      '}',
      '',
    ]);
  });

  test('has no empty lines where it has no cars', () => {
    expect(serialiseSnapshot({ ...EMPTY_SNAPSHOT, imported_at })).toBe(
      `{\n"imported_at":"${imported_at}",\n"cars":[],\n"price_history":{},\n"gone":[],\n"listed":[]\n}\n`,
    );
  });

  test('is written piece by piece, however large the stock is', () => {
    const cars = Array.from({ length: 1000 }, (_, number) => makeCar({ id: `${number}`, slug: `${number}` }));
    const lengths = [...serialiseStock({ ...full, cars })].map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThan(100_000);
  });

  test('can be read again', async () => {
    expect(JSON.parse(serialiseSnapshot(full))).toEqual(full);
    expect(await findSnapshotProblems(serialiseSnapshot(full))).toEqual([]);
  });
});

describe('a build cannot load a snapshot', () => {
  test('whose JSON is broken', async () => {
    expect(await findSnapshotProblems('{\n"cars": [}')).toEqual(['line 2: the JSON is broken here.']);
  });

  test('in which two cars have the same slug', async () => {
    const text = serialiseSnapshot({ ...full, cars: [a, { ...b, slug: a.slug }] });
    expect(await findSnapshotProblems(text)).toEqual(['cars: two cars have the same slug.']);
  });

  test('with fields of another kind: each is named', async () => {
    expect(await findSnapshotProblems('{"imported_at":"today","cars":{}}')).toEqual([
      expect.stringMatching(/^imported_at: .+\.$/),
      expect.stringMatching(/^cars: .+\.$/),
    ]);
  });
});

describe('the last snapshot of a dealer', () => {
  let workspace: StockWorkspace;
  beforeEach(async () => {
    workspace = await createStockWorkspace();
  });

  const [known] = [a].map(({ id, slug, created_at, price }) => ({ id, slug, created_at, price }));

  test('is there with the hash of its text', async () => {
    const stored = await readStoredStock(await workspace.file('stock.json', serialiseSnapshot(full)));
    expect(stored).toMatchObject({ hash: hashStock(full), stock: { ...full, cars: [known, { id: 'b' }] } });
  });

  test.each([
    ['on one line', JSON.stringify(full)],
    ['on many lines', JSON.stringify(full, null, 2)],
    ['with one car on several lines', serialiseSnapshot(full).replace('{"id":"a",', '{\n"id":"a",')],
  ])('may be written in other ways: %s', async (_, text) => {
    const stored = await readStoredStock(await workspace.file('stock.json', text));
    expect(stored?.stock).toMatchObject({ ...full, cars: [known, { id: 'b' }] });
    expect(stored?.hash).not.toBe(hashStock(full));
  });

  test('names the car and field that a build could not load', async () => {
    const text = serialiseSnapshot(full).replace('"id":"b"', '"id":""');
    expect(await findSnapshotProblems(text)).toEqual([expect.stringMatching(/^cars\.1\.id: .+\.$/)]);
  });

  test('is absent before the first import', async () => {
    expect(await readStoredStock(workspace.snapshotFile)).toBeUndefined();
  });

  test('that an older import wrote has no history of models', async () => {
    const file = await workspace.file('stock.json', JSON.stringify({ imported_at, cars: [a] }));
    expect((await readStoredStock(file))?.stock).toMatchObject({
      ...EMPTY_SNAPSHOT,
      ...{ imported_at, cars: [known] },
    });
  });

  test.each([
    ['{\n"cars": [}', ['line 2: the JSON is broken here.']],
    [serialiseSnapshot({ ...full, cars: [a, a] }), ['cars: two cars have the same slug.']],
  ])('that is broken is not taken for none: %#', async (text, problems) => {
    const file = await workspace.file('stock.json', text);
    expect(await problemsOf(() => readStoredStock(file))).toEqual(
      problems.map(
        (problem) =>
          `${file}: ${problem} Restore the file, or remove it to start afresh (price history and first-seen dates begin anew).`,
      ),
    );
  });

  test('that cannot be read is no missing one', async () => {
    await expect(readStoredStock(workspace.folder)).rejects.toThrow('EISDIR');
  });
});
