import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDataFiles } from '#site/content/data-files.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { LOCATION } from './content-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
  await mkdir(join(dir, 'content'));
});

const write = (name: string, content: unknown) =>
  writeFile(join(dir, 'content', name), JSON.stringify(content));
async function read() {
  const { data, problems } = await readDataFiles(dir);
  return { data, problems: problems.map((line) => line.replace(`${dir}/`, '')) };
}

const NOTHING = {
  locations: [],
  'special-hours': [],
  dealerships: [],
  reviews: [],
  offers: [],
  models: [],
  brands: [],
  parts: [],
  promos: [],
  popup: null,
  'service-bookings': [],
};
const ABOUT = { make: 'Jeep', heading: 'Jeep', description: 'A' };
/** The least that an entry of each list has. */
const ENTRIES: readonly [name: Exclude<keyof typeof NOTHING, 'popup'>, entry: Record<string, unknown>][] = [
  ['locations', LOCATION],
  ['special-hours', { status: 'Closed', date: '2026-12-25' }],
  ['dealerships', { id: '1', name: 'A', slug: 'a' }],
  ['reviews', { id: '1', customer_name: 'Kim', text: 'Good', rating: 5 }],
  ['offers', { id: 'a', name: 'A' }],
  ['models', { ...ABOUT, model: 'Compass' }],
  ['brands', ABOUT],
  ['parts', { id: 'a', name: 'A', slug: 'a', categories: ['B'], price: 1, dealership_id: '1' }],
  [
    'promos',
    { imageId: 'a.webp', altText: 'A', backgroundColour: '#0b49c4', position: 1, display: ['used'] },
  ],
  ['service-bookings', { name: 'A', make: 'Jeep', url: 'https://book.example.com/' }],
];
const POPUP = {
  src: 'a.webp',
  expiryDate: '2026-12-01',
  title: 'A',
  description: 'B',
  linkTo: '/locations/',
  buttonText: 'C',
};

test('a dealer without files has no data, and neither has one without the folder', async () => {
  expect(await read()).toEqual({ data: NOTHING, problems: [] });
  await rm(join(dir, 'content'), { recursive: true });
  expect(await read()).toEqual({ data: NOTHING, problems: [] });
});

describe('each file gives its own data', () => {
  test.each(ENTRIES)('%s', async (name, entry) => {
    await write(`${name}.json`, [entry]);
    const { data, problems } = await read();
    expect(problems).toEqual([]);
    expect(data).toEqual({ ...NOTHING, [name]: [expect.objectContaining({ ...pickPlain(entry) })] });
  });

  test('popup', async () => {
    await write('popup.json', POPUP);
    const { data, problems } = await read();
    expect(problems).toEqual([]);
    expect(data).toEqual({ ...NOTHING, popup: expect.objectContaining({ title: 'A' }) });
  });

  test('and a popup may be null', async () => {
    await write('popup.json', null);
    expect(await read()).toEqual({ data: NOTHING, problems: [] });
  });
});

/** What reading leaves as it is: the texts. */
function pickPlain(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === 'string'));
}

test.each([...ENTRIES.map(([name]) => name), 'popup'])(
  'a broken file counts as empty, with a line: %s',
  async (name) => {
    await write(`${name}.json`, 1);
    const { data, problems } = await read();
    expect(data).toEqual(NOTHING);
    expect(problems).toEqual([expect.stringContaining(`content/${name}.json: `)]);
  },
);

test.each([
  ['the id', 'locations', 'id'],
  ['the id', 'dealerships', 'id'],
  ['the slug', 'dealerships', 'slug'],
  ['the id', 'reviews', 'id'],
  ['the id', 'offers', 'id'],
  ['the id', 'parts', 'id'],
  ['the slug', 'parts', 'slug'],
])('no two entries may share %s in %s', async (_, name, key) => {
  const [, entry = {}] = ENTRIES.find(([other]) => other === name) ?? [];
  const others = { id: 'other', slug: 'other', [key]: entry[key] };
  const known = Object.entries(others).filter(([other]) => other in entry);
  await write(`${name}.json`, [entry, { ...entry, ...Object.fromEntries(known) }]);
  expect((await read()).problems).toEqual([
    `content/${name}.json: 1.${key}: is "${entry[key]}", as is 0.${key}. Give each entry its own.`,
  ]);
});

describe('a file that nothing reads', () => {
  test.each([
    ['offer.json', 'Did you mean "offers.json"? Known: locations.json,'],
    ['Offers.json', 'Did you mean "offers.json"? Known: locations.json,'],
    ['page', 'Did you mean "pages"? Known: locations.json,'],
    ['something-else.txt', 'Known: locations.json,'],
  ])('is reported with its fix: %s', async (name, fix) => {
    await write(name, '');
    expect((await read()).problems).toEqual([
      expect.stringContaining(`content/${name}: is not a known content file. ${fix}`),
    ]);
  });

  test.each(['.DS_Store', 'faqs.json', 'pages'])('is not %s', async (name) => {
    await write(name, []);
    expect((await read()).problems).toEqual([]);
  });
});
