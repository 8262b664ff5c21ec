import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { planFromFieldNames, planFromMapping } from '#stock/mapping/import-plan.ts';
import { findMapping, loadMapping } from '#stock/mapping/load-mapping.ts';
import { readCars } from '#stock/snapshot/read-cars.ts';
import { readCsv, readJson } from '#tests/support/readers/read-feed-text.ts';
import { createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

const FIELDS = { year: 'Year', make: 'Make', model: 'Model', car_type: 'Type' };

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

const load = async (mapping: unknown) => loadMapping(await workspace.file('m.json', JSON.stringify(mapping)));
/** The problems of a mapping file, without the file's name that each begins with. */
async function problems(mapping: unknown): Promise<string[]> {
  const lines = await problemsOf(() => load(mapping));
  const start = `${join(workspace.folder, 'm.json')}: `;
  expect(lines.every((line) => line.startsWith(start))).toBe(true);
  return lines.map((line) => line.slice(start.length));
}

test('a column alone, a list of columns and a single source are short for the long form', async () => {
  const { fields, key, defaults } = await load({
    fields: {
      ...FIELDS,
      seats: { from: ['Seats', 'Doors'] },
      price: { from: 'Price', transform: 'price', optional: true },
    },
  });
  expect(fields.year).toEqual([{ from: ['Year'], optional: false }]);
  expect(fields.seats).toEqual([{ from: ['Seats', 'Doors'], optional: false }]);
  expect(fields.price).toEqual([{ from: ['Price'], transform: 'price', optional: true }]);
  expect({ key, defaults }).toEqual({ key: [], defaults: {} });
});

describe('a mistake in a mapping is one line with file, key and fix', () => {
  const TRANSFORM = 'is "abracadabra". Write one of: text, html, price, ';
  const UNIT = 'is not fit. It must be one of km, miles, dollars, cents, thousands';

  test.each([
    [{ pirce: 'P' }, 'pirce: is not a field of a car. Did you mean "price"?'],
    [{ id: 'No' }, 'id: cannot be mapped. It is generated from the columns in "key": remove it.'],
    [{ price: { from: 'P', transform: 'abracadabra' } }, `price.transform: ${TRANSFORM}`],
    [{ price: { from: 'P', transform: 'Price' } }, 'price.transform: is "Price". Did you mean "price"?'],
    [{ price: 7 }, 'price: is not fit. It must be a column in quotes, or an object with "from".'],
    [{ price: '' }, 'price: is not fit. It must be the name of a column.'],
    [{ price: { from: [] } }, 'price.from: is not fit. It must name a column.'],
    [{ km: { from: 'K', unit: 'furlongs' } }, `km.unit: ${UNIT}`],
    [{ km: { from: 'K', format: 'YY' } }, 'km.format: is not fit. It must be one of DD/MM/YYYY, MM/DD/YYYY'],
    [{ km: { from: 'K', values: 'Y' } }, 'km.values: is not fit. It must be an object'],
    [{ km: { from: 'K', wen: {} } }, 'km.wen: is not a known key. Did you mean "when"?'],
    [
      { images: { from: 'N', base: 'p/' } },
      'images.base: is not fit. It must be an address that starts with "https://"',
    ],
  ])('in a field: %j', async (field, problem) => {
    expect(await problems({ fields: { ...FIELDS, ...field } })).toEqual([
      expect.stringContaining(`fields.${problem}`),
    ]);
  });

  const WORDS = 'is not a known key. Write one of: body, transmission, fuel, drive, car_type, status.';

  test.each([
    [{ defaults: { state: 'QLD' } }, 'defaults.state: is "QLD". It must be ("act" | "nsw" | '],
    [{ defaults: { nope: 1 } }, 'defaults.nope: is not a field of a car. Write one of: '],
    [{ defaults: { price: 'cheap' } }, 'defaults.price: is "cheap". It must be number.'],
    [{ words: { key: { Van: 'van' } } }, `words.key: ${WORDS}`],
    [
      { words: { fuel: { Gas: 'Petroleum' } } },
      'words.fuel.Gas: is not fit. It must be one of Petrol, Diesel',
    ],
    [{ fields: undefined }, 'fields: is missing. It must be an object with "fields".'],
  ])('beside the fields: %j', async (part, problem) => {
    expect(await problems({ fields: FIELDS, ...part })).toEqual([expect.stringContaining(problem)]);
  });

  const NEEDED = 'is missing. Name its column: no car can be shown without it.';

  test.each<[unknown, string[]]>([
    ['text', ['is not fit. It must be an object with "fields".']],
    [
      { fields: FIELDS, keys: ['A'], default: {} },
      [
        'keys: is not a known key. Did you mean "key"?',
        'default: is not a known key. Did you mean "defaults"?',
      ],
    ],
    [
      { fields: { ...FIELDS, price: { form: 'P' } } },
      [
        'fields.price.from: is missing. It must be a column in quotes, or an object with "from".',
        'fields.price.form: is not a known key. Did you mean "from"?',
      ],
    ],
    [{ fields: { year: 'Y', make: 'M' } }, [`fields.model: ${NEEDED}`, `fields.car_type: ${NEEDED}`]],
  ])('%j', async (mapping, lines) => expect(await problems(mapping)).toEqual(lines));

  test('broken JSON', async () => {
    const file = await workspace.file('m.json', '{\n"fields": {,}\n}');
    expect(await problemsOf(() => loadMapping(file))).toEqual([
      `${file}: line 2: the JSON is broken here. Look for a missing comma or quote.`,
    ]);
  });

  test('no file', async () => {
    expect(await problemsOf(() => loadMapping('nothing.json'))).toEqual([
      "nothing.json: no such file. Check the mapping's path.",
    ]);
  });
});

test('required fields can come from a default', async () => {
  const { car_type: _, ...fields } = FIELDS;
  await expect(load({ fields, defaults: { car_type: 'used' } })).resolves.toMatchObject({
    defaults: { car_type: 'used' },
  });
});

describe('a mapping is applied to a feed', () => {
  const feed = readCsv({ file: 'feed.csv', text: 'Year,Make,Model,Type,Kilometres\n' });
  const files = { feed: 'feed.csv', mapping: 'm.json' };

  test('each missing column is a problem, in fields and in key', async () => {
    const mapping = await load({
      fields: { ...FIELDS, km: 'Kilometers', vin: 'Fahrgestell' },
      key: ['Stock'],
    });
    expect(await problemsOf(() => planFromMapping(mapping, feed, files))).toEqual([
      'm.json: fields.km: "Kilometers" is not a column of feed.csv. Did you mean "Kilometres"?',
      'm.json: fields.vin: "Fahrgestell" is not a column of feed.csv. Its columns are: Year, Make, Model, Type, Kilometres.',
      'm.json: key: "Stock" is not a column of feed.csv.',
    ]);
  });

  test('an optional column may be missing', async () => {
    const mapping = await load({ fields: { ...FIELDS, vin: { from: 'VIN', optional: true } } });
    expect(planFromMapping(mapping, feed, files).fields.map(({ field }) => field)).toContain('vin');
  });

  test('an empty list is not checked for columns', async () => {
    const empty = { countedIn: 'record', columns: [], rows: [] } as const;
    expect(planFromMapping(await load({ fields: FIELDS }), empty, files).fields).toHaveLength(4);
    expect(planFromFieldNames(empty, 'feed.json').fields).toEqual([]);
  });
});

test('nested values are columns by their path: manufacturer.name, model.name, model.body', async () => {
  const record = {
    year: 2021,
    manufacturer: { name: 'Toyota' },
    model: { name: 'HiLux', body: 'ute' },
    type: 'used',
  };
  const feed = readJson({ file: 'feed.json', text: JSON.stringify([record]) });
  const mapping = await load({
    fields: {
      year: 'year',
      make: 'manufacturer.name',
      model: 'model.name',
      simple_body: 'model.body',
      car_type: 'type',
    },
  });
  const { cars } = readCars(
    feed.rows,
    planFromMapping(mapping, feed, { mapping: 'm.json', feed: 'feed.json' }),
  );
  expect(cars[0]?.facts).toMatchObject({ make: 'Toyota', model: 'HiLux', simple_body: 'ute' });
});

describe('without a mapping the feed uses our own names', () => {
  const planFor = (header: string) =>
    planFromFieldNames(readCsv({ file: 'feed.csv', text: header }), 'feed.csv');

  test('each column that is a field is read, others are not', () => {
    const { fields } = planFor('year,make,model,car_type,km,Colour,paint');
    expect(fields.map(({ field }) => field).join()).toBe('year,make,model,car_type,km,colour');
  });

  test.each([
    ['id,stocknum', ['id']],
    ['stocknum', ['stocknum']],
    ['vin', []],
  ])('of the columns %s the key is %j', (columns, key) => {
    expect(planFor(`year,make,model,car_type,${columns}`).key).toEqual(key);
  });

  test('a feed without a required column is a problem', async () => {
    expect(await problemsOf(() => planFor('year,make,Model'))).toEqual([
      'feed.csv: has no column "car_type". Rename a column, or map one to it with --mapping.',
    ]);
  });
});

describe('a mapping is named', () => {
  test('by a path, by a file beside site.ts, or by its bare name', async () => {
    const path = await workspace.file('own.json', '{}');
    await workspace.file('sites/example-motors/beside.json', '{}');
    expect(await findMapping(path, workspace.siteDir)).toBe(path);
    expect(await findMapping('beside.json', workspace.siteDir)).toBe(join(workspace.siteDir, 'beside.json'));
    expect(await findMapping('listings-au', workspace.siteDir)).toMatch(
      /scripts\/mappings\/listings-au\.mapping\.json$/,
    );
  });

  test('and a missing one is a problem', async () => {
    expect(await problemsOf(() => findMapping('nope', workspace.siteDir))).toEqual([
      'mapping: "nope" is neither a file nor a mapping in scripts/mappings. Check the path or the name.',
    ]);
  });
});

test('every mapping that ships with the project is valid', async () => {
  const folder = join(import.meta.dirname, '../../../../scripts/mappings');
  const files = await readdir(folder);
  expect(files).toContain('listings-au.mapping.json');
  for (const file of files) await expect(loadMapping(join(folder, file))).resolves.toBeDefined();
});
