import { beforeEach, expect, test } from 'vitest';
import { findFeedRecords } from '#stock/guess/find-feed-records.ts';
import { readFeedDocument } from '#stock/readers/read-feed.ts';
import { createStockWorkspace, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

const findIn = async (name: string, text: string) =>
  findFeedRecords(await readFeedDocument(await workspace.file(name, text)));
const find = (value: unknown) => findIn('feed.json', JSON.stringify(value));

const KIA = { Make: 'Kia', Model: 'Rio', Year: 2021 };
const YARD = { suburb: 'Mackay', phone: '07 4900 0000', price: 0 };

test.each<[string, unknown, string | undefined]>([
  ['beside other lists, that with the words of cars', { yards: [YARD], stock: [KIA] }, 'stock'],
  ['in the first of two wrappers', { data: { yards: [YARD], stock: { cars: [KIA] } } }, 'data.stock.cars'],
  ['in the records of a list', { yards: [{ ...YARD, cars: [KIA], staff: [{ name: 'Jo' }] }] }, 'yards.cars'],
  ['in a list with texts before the records', { yards: [YARD], stock: ['page 1', KIA] }, 'stock'],
  ['where two lists look the same, the longer one', { demo: [KIA], all: [KIA, KIA] }, 'all'],
  ['as deep as a list of cars may be', { a: { b: { c: { d: { yards: [YARD], e: [KIA] } } } } }, 'a.b.c.d.e'],
  [
    'not deeper: that is a part of a car',
    { a: { b: { c: { d: { e: { yards: [YARD], f: [KIA] } } } } } },
    undefined,
  ],
  ['the only list, which the importer finds itself', { stock: [KIA] }, undefined],
  ['the feed itself', [KIA], undefined],
  ['the feed itself, with texts before the records', ['page 1', KIA], undefined],
  ['of two lists that look the same and are as long, the first', { demo: [KIA], all: [KIA] }, 'demo'],
  ['beside values that are absent', { page: null, yards: [YARD], stock: [KIA] }, 'stock'],
  [
    'in the first record of a list alone',
    { yards: [YARD, { ...YARD, cars: [KIA] }], staff: [{ a: 1 }] },
    'yards',
  ],
  [
    'around the only one in each record, which is a part of it',
    { adverts: [{ vehicle: [KIA] }, { vehicle: [KIA] }], staff: [{ name: 'Jo' }] },
    'adverts',
  ],
  ['by words in any spelling', { yards: [YARD, YARD], stock: [{ 'Stock No': 1, ODOMETER: 2 }] }, 'stock'],
  [
    'by words inside the records, where no record has them itself',
    {
      page: {},
      data: {
        stock: [
          {
            id: 1,
            facts: [
              { name: 'Make', value: 'Kia' },
              { name: 'Year', value: 2021 },
            ],
          },
        ],
      },
    },
    'data.stock',
  ],
  [
    'in the items of RSS, which may say all in texts',
    {
      channel: {
        title: 'Vans',
        link: [{ href: '/' }],
        item: [{ title: '2021 Jayco' }, { title: '2020 Jayco' }],
      },
    },
    'channel.item',
  ],
  ['a feed without the words of cars', { yards: [{ phone: '1' }], staff: [{ name: 'Jo' }] }, undefined],
  ['a feed without lists', { page: 1 }, undefined],
  ['an empty feed', { stock: [], yards: [] }, undefined],
])('the cars of a feed are found: %s', async (_, value, path) => expect(await find(value)).toBe(path));

test('the keys of 20 records are looked at, for not every car has every key', async () => {
  const late = (before: number) => [...Array.from({ length: before }, () => ({ ref: 1 })), KIA];
  expect(await find({ yards: [{ price: 0 }], stock: late(19) })).toBe('stock');
  expect(await find({ yards: [{ price: 0 }], stock: late(20) })).toBe('yards');
});

test('CSV has one list', async () => {
  expect(await findIn('feed.csv', 'make,model\nKia,Rio\n')).toBeUndefined();
});

test('the cars of an XML feed are found by their path', async () => {
  const xml =
    '<feed><yards><yard><suburb>Mackay</suburb></yard><yard><suburb>Bowen</suburb></yard></yards>' +
    '<stock><car><make>Kia</make><year>2021</year></car><car><make>Kia</make></car></stock></feed>';
  expect(await findIn('feed.xml', xml)).toBe('stock.car');
});
