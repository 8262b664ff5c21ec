import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { getTag } from '#domain/car/status/tag.ts';
import type { ImportReport } from '#stock/rows/report.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { StockError } from '#stock/stock-error.ts';
import {
  createStockWorkspace,
  day,
  HEADER,
  problemsOf,
  type StockWorkspace,
} from '#tests/unit/stock/support.ts';

/** A feed of cars A0, A1 ...; prices start at 10,000 and rise by a dollar. */
const feedOf = (count: number, from = 0) =>
  [
    HEADER,
    ...Array.from(
      { length: count },
      (_, index) => `A${from + index},2021,Kia,Rio,used,${10_000 + from + index},5`,
    ),
  ].join('\n');

/** What a first import says of cars that come without a date: nobody knows, so none has just arrived. */
const SINCE_LONG = day(-9).toISOString();

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

const report = async (): Promise<ImportReport> => JSON.parse(await readFile(workspace.reportFile, 'utf8'));

test('a feed becomes a snapshot that a build can read, and no other file remains', async () => {
  await workspace.importFeed(feedOf(2));
  const snapshot = await workspace.snapshot();
  expect(v.is(snapshotSchema, snapshot)).toBe(true);
  expect(snapshot.imported_at).toBe(day(0).toISOString());
  expect(snapshot.cars.map(({ id, slug, created_at }) => [id, slug, created_at])).toEqual([
    ['A0', '2021-kia-rio-a0', SINCE_LONG],
    ['A1', '2021-kia-rio-a1', SINCE_LONG],
  ]);
  expect(snapshot.price_history).toEqual({ A0: [['2026-11-21', 10_000]], A1: [['2026-11-21', 10_001]] });
  expect(await readdir(workspace.siteDir)).toEqual(['stock.json']);
});

describe('the same feed again changes nothing', () => {
  test('no byte, time of import or file changes', async () => {
    await workspace.importFeed(feedOf(3));
    const before = await workspace.snapshotText();
    const { mtimeMs } = await stat(workspace.snapshotFile);
    const { report: second } = await workspace.importFeed(feedOf(3), { now: day(5) });
    expect(second.outcome).toBe('unchanged');
    expect(await workspace.snapshotText()).toBe(before);
    expect((await stat(workspace.snapshotFile)).mtimeMs).toBe(mtimeMs);
  });

  const row = fc.record({
    make: fc.constantFrom('Kia', 'Land Rover', '', 'KIA'),
    model: fc.constantFrom('Rio', '86', ''),
    type: fc.constantFrom('used', 'NEW', '?'),
    price: fc.constantFrom('POA', '$12,990', '0', ''),
    stocknum: fc.constantFrom('', 'A1', 'a-1', 'B'),
  });

  test('whatever the feed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        await rm(workspace.snapshotFile, { force: true });
        const lines = rows.map(
          ({ make, model, type, price, stocknum }) =>
            `${stocknum},2021,${make},${model},${type},"${price}",1`,
        );
        const feed = [HEADER, ...lines].join('\n');
        await workspace.importFeed(feed, { force: true });
        const before = await workspace.snapshotText();
        await workspace.importFeed(feed, { force: true, now: day(200) });
        expect(await workspace.snapshotText()).toBe(before);
        const { in_feed, left_out, read, clean, repaired, held } = (await report()).rows;
        expect({ in_feed, left_out, read }).toEqual({ in_feed: rows.length, left_out: 0, read: rows.length });
        expect(clean + repaired + held).toBe(read);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a feed that drops more than 30 % of the stock', () => {
  test('is rejected: the stock is unchanged, and the report has the reason', async () => {
    await workspace.importFeed(feedOf(10));
    const before = await workspace.snapshotText();
    const problems = await problemsOf(() => workspace.importFeed(feedOf(6), { now: day(1) }));
    expect(problems).toEqual([
      `${join(workspace.folder, 'feed.csv')}: lacks 4 of the 10 cars in stock (40 %; more than 30 % looks like a broken feed). Check the feed, or add --force to take it as it is. The report is ${workspace.reportFile}.`,
    ]);
    expect(await workspace.snapshotText()).toBe(before);
    expect(await report()).toMatchObject({ outcome: 'refused', stock: { before: 10, after: 6, gone: 4 } });
  });

  test('is accepted with --force; the report counts the changes of the stock', async () => {
    await workspace.importFeed(feedOf(10));
    const feed = feedOf(4, 7).replace('10009', '9000');
    const { report: forced } = await workspace.importFeed(feed, { now: day(1), force: true });
    expect(forced.outcome).toBe('imported');
    expect(forced.stock).toEqual({ before: 10, after: 4, added: 1, gone: 7, price_changes: 1 });
    expect((await workspace.snapshot()).gone).toHaveLength(7);
  });

  test('an empty feed is rejected too, unless the dealer is new', async () => {
    await workspace.importFeed(HEADER);
    expect((await workspace.snapshot()).cars).toEqual([]);
    await workspace.importFeed(feedOf(1), { now: day(1) });
    const [problem] = await problemsOf(() => workspace.importFeed('[]', { now: day(2), name: 'feed.json' }));
    expect(problem).toContain('feed.json: has no cars, and there was stock before.');
    await workspace.importFeed(HEADER, { now: day(2), force: true });
    expect((await workspace.snapshot()).cars).toEqual([]);
  });
});

test('a feed that breaks off replaces no stock that it lacks', async () => {
  const car = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'used', price: 1, km: 1 };
  const json = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => ({ stocknum: `A${index}`, ...car })));
  const whole = json(10);
  await workspace.importFeed(whole, { name: 'feed.json' });
  const before = await workspace.snapshotText();
  const cut = whole.slice(0, -30);
  const [problem] = await problemsOf(() => workspace.importFeed(cut, { name: 'feed.json', now: day(1) }));
  expect(problem).toContain('feed.json: breaks off and lacks 1 of the 10 cars in stock.');
  expect(await workspace.snapshotText()).toBe(before);
  await rm(workspace.snapshotFile);
  await workspace.importFeed(cut, { name: 'feed.json' });
  expect((await workspace.snapshot()).cars).toHaveLength(9);
});

describe('when something is wrong, there is one clear problem and no snapshot', () => {
  test.each([
    [
      'broken.csv',
      `${HEADER}\nA0,2021,"Kia\n`,
      'has no row that is a car: all 1 are held back, the first because of row (a quote opens',
    ],
    ['broken.json', '[{"make": "Kia",}]', 'line 1: the JSON is broken here'],
    ['broken.xml', '<stock>\n<car>\n</stock>', 'line 3: the XML is broken here'],
    ['evil.xml', '<!DOCTYPE stock><stock/>', 'line 1: a DOCTYPE is not allowed'],
    ['other.csv', 'a,b\n1,2', 'has no column "year"'],
    ['held.csv', `${HEADER}\nA0,,Kia,Rio,used,1,1`, 'has no row that is a car'],
  ])('%s', async (name, content, problem) => {
    const problems = await problemsOf(() => workspace.importFeed(content, { name }));
    expect(problems[0]).toContain(`${join(workspace.folder, name)}: ${problem}`);
    expect(await readdir(workspace.siteDir)).toEqual([]);
  });

  test('a dealer that does not exist', async () => {
    const siteDir = join(workspace.folder, 'sites', 'nobody');
    expect(await problemsOf(() => workspace.importFeed(feedOf(1), { siteDir }))).toEqual([
      `${siteDir}: no such dealer. Create it with "npm run site:new --  nobody".`,
    ]);
  });
});

test('the report has line, field, reason and value of every problem, and the rows excluded by --where', async () => {
  const feed = `${HEADER},city\nA0,2021,Kia,Rio,used,POA,5,Taree\nA1,2021,Kia,Rio,hired,1,5,Taree\nA2,2021,Kia,Rio,used,1,5,Perth\nA3,2021,Kia,Rio,used,15990,5,Taree`;
  const { reportFile } = await workspace.importFeed(feed, { where: [{ column: 'city', value: 'Taree' }] });
  expect(reportFile).toBe(workspace.reportFile);
  const fix = 'Correct it in the feed, or translate it with "values" in the mapping.';
  expect(await report()).toEqual({
    site: 'example-motors',
    feed: join(workspace.folder, 'feed.csv'),
    mapping: null,
    where: ['city=Taree'],
    at: day(0).toISOString(),
    outcome: 'imported',
    refusals: [],
    counted_in: 'line',
    rows: { in_feed: 4, left_out: 1, read: 3, clean: 1, repaired: 1, held: 1 },
    stock: { before: 0, after: 2, added: 2, gone: 0, price_changes: 0 },
    shown: { cars: 2, shown: 2, hidden: [] },
    notes: [],
    held: [
      { line: 3, field: 'car_type', reason: 'not a known car type: new, used or demo', value: 'hired', fix },
    ],
    repaired: [{ line: 2, field: 'price', reason: 'not a price, such as "$12,990"', value: 'POA', fix }],
  });
});

test('cars that the site would not show are counted with the reason', async () => {
  const rows = ['Under Offer', 'Under Offer', 'Sold', 'In Stock'].map(
    (status, index) => `B${index},2021,Kia,Rio,used,15990,5,${status}`,
  );
  const { report } = await workspace.importFeed(`${HEADER},status\n${rows.join('\n')}`);
  expect(report.shown).toMatchObject({
    cars: 4,
    shown: 1,
    hidden: [
      { cars: 2, reason: 'with status "under_offer", which is not known' },
      { cars: 1, reason: expect.stringContaining('sold') },
    ],
  });
});

test('a first import without dates marks nothing as just arrived; a car that comes later is (TAG-06)', async () => {
  const style = { soldTag: 'SOLD', newTag: 'Just arrived', reservedTag: 'RESERVED', electrifiedTags: false };
  await workspace.importFeed(`${HEADER}\nA0,2021,Kia,Rio,used,15990,5`);
  await workspace.importFeed(`${HEADER}\nA0,2021,Kia,Rio,used,15990,5\nB1,2021,Kia,Rio,used,15990,5`, {
    now: day(1),
  });
  const { cars } = await workspace.snapshot();
  expect(cars.map((car) => getTag(car, { ...style, runoutTagColour: 'red' } as never, day(1))?.text)).toEqual(
    [undefined, 'Just arrived'],
  );
});

test('what prevents an import is told one line each, in a log as well', () => {
  const error = new StockError(['feed.csv: is empty.', 'feed.csv: has no column "make".']);
  expect(error.lines).toEqual(['feed.csv: is empty.', 'feed.csv: has no column "make".']);
  expect(String(error)).toBe('StockProblems: feed.csv: is empty.\nfeed.csv: has no column "make".');
});
