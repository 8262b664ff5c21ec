import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { carSchema } from '#domain/car/car.ts';
import { locationSchema } from '#domain/location/location.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues, formatProblems } from '#site/errors/format-issues.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

const TEMPLATES_QUOTED = TEMPLATE_NAMES.map((name) => `"${name}"`).join(', ');

const FILE = 'sites/plain/site.ts';

function problemsOf(schema: v.GenericSchema, value: unknown, file = 'a.json') {
  const { issues = [] } = v.safeParse(schema, value);
  return formatIssues(file, issues, schema);
}

const siteProblems = (over: object) => problemsOf(siteConfigSchema, { ...PLAIN_CONFIG, ...over }, FILE);

test('a valid file has no problems', () => expect(siteProblems({})).toEqual([]));

test.each<[object, string]>([
  [{ nmae: 'x' }, 'nmae: is not a known key. Did you mean "name"?'],
  [{ stock: { pagesize: 24 } }, 'stock.pagesize: is not a known key. Did you mean "pageSize"?'],
  [
    { phones: { desk: '1' } },
    'phones.desk: is not a known key. Known keys: main, override, new, used, demo.',
  ],
  [
    { leads: { targets: { x: { kind: 'file', format: 'jsonl' } } } },
    'leads.targets.x.format: is not a known key. Known keys: kind.',
  ],
  [
    { template: 'clasic' },
    `template: is "clasic". Did you mean "classic"? Must be one of ${TEMPLATES_QUOTED}.`,
  ],
  [{ template: 'grand' }, `template: is "grand". Must be one of ${TEMPLATES_QUOTED}.`],
  [
    { nav: [{ label: 'Vehicles', items: 'model' }] },
    'nav.0.items: is "model". Did you mean "models"? Must be a list in square brackets or one of "models", "stock", "offers", "locations".',
  ],
  [
    { leads: { targets: { crm: { kind: 'webook', urlEnv: 'CRM_URL' } } } },
    'leads.targets.crm.kind: is "webook". Did you mean "webhook"? Must be "webhook" or "email" or "file".',
  ],
  [
    { geocoding: 'postcode' },
    'geocoding: is "postcode". Did you mean "postcodes"? Must be false or "postcodes" or an object with "url".',
  ],
  [{ name: null }, 'name: is null. Must be text in quotes.'],
  [{ name: undefined }, 'name: is missing. Must be text in quotes.'],
  [{ name: ' ' }, 'name: is " ". Must not be empty.'],
  [{ name: ['x'] }, 'name: is a list. Must be text in quotes.'],
  [{ name: {} }, 'name: is an object. Must be text in quotes.'],
  [{ nameParts: ['Example'] }, 'nameParts.1: is missing. Must be text in quotes.'],
  [{ brand: undefined }, 'brand: is missing. Must be an object with "colour".'],
  [{ brand: {} }, 'brand.colour: is missing. Must be a colour of six hex digits, such as "#0b49c4".'],
  [
    { brand: { colour: 'blue'.repeat(30) } },
    `brand.colour: is "${'blue'.repeat(14)}blu...". Must be a colour of six hex digits, such as "#0b49c4".`,
  ],
  [
    { links: { finance: '//lender.example/' } },
    'links.finance: is "//lender.example/". Must start with "https://" where it leads to another site.',
  ],
  [
    { nav: [{ label: 'Company', items: [{ label: 'Careers' }] }] },
    'nav.0.items.0.href: is missing. Must start with "/", "#", "https://", "mailto:" or "tel:".',
  ],
  [{ stock: { pageSize: '24' } }, 'stock.pageSize: is "24". Must be a number, without quotes.'],
  [{ stock: { pageSize: 2.5 } }, 'stock.pageSize: is 2.5. Must be a whole number.'],
  [{ stock: { pageSize: 0 } }, 'stock.pageSize: is 0. Must be 1 or more.'],
  [{ stock: { pageSize: 101 } }, 'stock.pageSize: is 101. Must be 100 or less.'],
  [{ stock: { offerPrices: 'yes' } }, 'stock.offerPrices: is "yes". Must be true or false.'],
  [{ stock: true }, 'stock: is true. Must be false or an object in braces.'],
  [{ imageHosts: 'x' }, 'imageHosts: is "x". Must be a list in square brackets.'],
])('%j in site.ts is one line with key, problem and fix', (over, line) => {
  expect(siteProblems(over)).toEqual([`${FILE}: ${line}`]);
});

test.each([
  ['a length', v.pipe(v.string(), v.minLength(2)), 'x', 'Must have a length of 2 or more.'],
  ['one character at least', v.pipe(v.string(), v.minLength(1)), '', 'Must not be empty.'],
  ['a length at most', v.pipe(v.string(), v.maxLength(2)), 'xyz', 'Must have a length of 2 or less.'],
  ['a day', v.pipe(v.string(), v.isoDate()), '26.12.2026', 'Must be a day, such as "2026-12-26".'],
  [
    'a time',
    v.pipe(v.string(), v.isoTimestamp()),
    '8.30am',
    'Must be a time, such as "2026-12-26T08:30:00Z".',
  ],
  ['a rule without a sentence of its own', v.pipe(v.string(), v.length(3)), 'x', 'Must be 3.'],
  ['a rule that names no value', v.pipe(v.string(), v.email()), 'x', 'Must be email.'],
  [
    'a rule with a sentence of its own',
    v.pipe(v.string(), v.email('write an address')),
    'x',
    'Write an address.',
  ],
])('%s, which valibot checks after the type, is in our words', (_, entry, given, fix) => {
  const schema = v.strictObject({ key: entry });
  expect(problemsOf(schema, { key: given })).toEqual([`a.json: key: is "${given}". ${fix}`]);
});

test.each([
  [58, 'is "'.concat('x'.repeat(58), '".')],
  [59, 'is "'.concat('x'.repeat(59), '...".')],
])('a text of %d characters, in quotes, is cut where it has more than 60', (length, shown) => {
  const schema = v.strictObject({ key: v.picklist(['a']) });
  expect(problemsOf(schema, { key: 'x'.repeat(length) })).toEqual([
    `a.json: key: ${shown} Must be one of "a".`,
  ]);
});

test('of the ways in which a value fits none of several kinds, those further in are listed', () => {
  const schema = v.strictObject({
    key: v.union([v.literal(false), v.strictObject({ name: v.string(), size: v.number() })]),
  });
  expect(problemsOf(schema, { key: { name: 1, size: 'x' } })).toEqual([
    'a.json: key.name: is 1. Must be text in quotes.',
    'a.json: key.size: is "x". Must be a number, without quotes.',
  ]);
});

test('all problems are listed at once, several unknown keys of one object too', () => {
  expect(
    siteProblems({ url: 'x', theme: 'drak', colour: 'red', nmae: 'x', brand: { color: '#ffffff' } }),
  ).toEqual([
    `${FILE}: url: is "x". Must be an address without path or trailing slash, such as "https://www.example.com.au".`,
    `${FILE}: brand.colour: is missing. Must be a colour of six hex digits, such as "#0b49c4".`,
    `${FILE}: brand.color: is not a known key. Did you mean "colour"?`,
    `${FILE}: theme: is "drak". Did you mean "dark"? Must be one of "light", "dark", "auto".`,
    `${FILE}: colour: is not a known key. Known keys: ${Object.keys(siteConfigSchema.entries).join(', ')}.`,
    `${FILE}: nmae: is not a known key. Did you mean "name"?`,
  ]);
});

test('keys that each are known, but not beside one another, are named', () => {
  const schema = v.strictObject({
    link: v.union([
      v.strictObject({ label: v.string(), href: v.string() }),
      v.strictObject({ label: v.string(), items: v.array(v.string()) }),
    ]),
  });
  expect(problemsOf(schema, { link: { label: 'Company', href: '/', items: [] } })).toEqual([
    'a.json: link.items: does not go with the keys beside it. Remove it, or them.',
    'a.json: link.href: does not go with the keys beside it. Remove it, or them.',
  ]);
});

test('a key in a place where it does not belong is never passed over', () => {
  const site = {
    ...PLAIN_CONFIG,
    leads: {
      targets: {
        crm: { kind: 'webhook', urlEnv: 'CRM' },
        mail: { kind: 'email', to: ['a@b.com.au'], from: 'w@b.com.au', smtpEnv: 'MAIL' },
        disk: { kind: 'file' },
      },
    },
    nav: [
      { label: 'Home', href: '/' },
      { label: 'Company', items: [{ label: 'Careers', href: '/careers/' }] },
    ],
    search: { facets: ['make', { attribute: 'fuel', as: 'select' }] },
  };
  const places = listObjects(site, []);
  const keys = [...new Set([...Object.keys(siteConfigSchema.entries), ...places.flatMap(keysAt), 'to'])];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(...keys),
      fc.constantFrom('x', 1, true, [], {}),
      (place, key, value) => {
        const over = structuredClone(site);
        Object.assign(
          place.reduce<object>((at, name) => Object(at)[name], over),
          { [key]: value },
        );
        const { issues = [] } = v.safeParse(siteConfigSchema, over);
        const lines = formatIssues(FILE, issues, siteConfigSchema);
        expect(lines.length > 0).toBe(issues.length > 0);
        for (const line of lines) expect(line).toMatch(/^sites\/plain\/site\.ts: \S+: .+\. .+[.?]$/);
      },
    ),
    { numRuns: 200 },
  );

  function keysAt(place: readonly string[]) {
    return Object.keys(place.reduce<object>((at, name) => Object(at)[name], site));
  }
});

function listObjects(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) => listObjects(part, [...path, key]));
  return Array.isArray(value) ? below : [path, ...below];
}

test('a bad stock record is reported with its index in the file and its field', () => {
  const car = v.parse(carSchema, makeCar());
  const snapshot = {
    imported_at: '2026-11-21T00:00:00Z',
    cars: [car, { ...car, price: '$45,000', car_type: 'Used', simple_body: 'truck' }],
  };
  expect(problemsOf(snapshotSchema, snapshot, 'sites/x/stock.json')).toEqual([
    'sites/x/stock.json: cars.1.price: is "$45,000". Must be a number, without quotes.',
    'sites/x/stock.json: cars.1.car_type: is "Used". Did you mean "used"? Must be one of "new", "used", "demo".',
    expect.stringMatching(
      /^sites\/x\/stock\.json: cars\.1\.simple_body: is "truck"\. Must be one of "4x4", "bus", /,
    ),
  ]);
});

test('a converted value is reported as it was written', () => {
  const schema = v.array(v.pick(locationSchema, ['address']));
  const address = {
    street: '1 Example Street',
    city: 'Darwin',
    state: 'nt',
    postcode: 800,
    lat: 'north',
    long: 181,
  };
  expect(problemsOf(schema, [{ address }], 'locations.json')).toEqual([
    'locations.json: 0.address.postcode: is 800. Must be 4 digits in quotes, such as "0800".',
    'locations.json: 0.address.lat: is "north". Must be a number of degrees from -90 to 90, such as -16.92.',
    'locations.json: 0.address.long: is 181. Must be a number of degrees from -180 to 180, such as -16.92.',
  ]);
});

test('a file of the wrong shape as a whole has no key', () => {
  const schema = v.array(locationSchema);
  expect(problemsOf(schema, {}, 'locations.json')).toEqual([
    'locations.json: is an object. Must be a list in square brackets.',
  ]);
});

const FORM = v.strictObject({
  name: v.string(),
  address: v.optional(
    v.strictObject({ postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits')) }),
  ),
  phones: v.optional(v.array(v.string()), []),
  note: v.optional(v.nullable(v.string())),
});

function formatForm(content: unknown): string[] {
  const { issues = [] } = v.safeParse(FORM, content);
  return formatProblems('site.ts', content, issues, FORM);
}

test('filled in and valid content has no problems', () => {
  expect(formatForm({ name: 'Plain', address: { postcode: '4870' }, note: null })).toEqual([]);
});

test.each([
  ['REPLACE ME: the name of the yard', 'the name of the yard'],
  ['<p>REPLACE ME:   your hours</p>', 'your hours</p>'],
  ['REPLACE ME', 'what belongs there'],
  ['REPLACE ME:', 'what belongs there'],
  ['REPLACE ME:  ', 'what belongs there'],
])('%j says what to write', (name, wanted) => {
  expect(formatForm({ name })).toEqual([`site.ts: name: is not filled in yet. Write ${wanted}.`]);
});

test('text that merely tells to replace something is filled in', () => {
  expect(formatForm({ name: 'Replace me' })).toEqual([]);
});

test('a value further in is named by its path, once, though it breaks the schema as well', () => {
  const content = {
    name: 'Plain',
    address: { postcode: 'REPLACE ME: the postcode' },
    phones: ['07 5550 0100', 'REPLACE ME: the number of the workshop'],
  };
  expect(formatForm(content)).toEqual([
    'site.ts: address.postcode: is not filled in yet. Write the postcode.',
    'site.ts: phones.1: is not filled in yet. Write the number of the workshop.',
  ]);
});

test('what is not filled in comes before what breaks the schema', () => {
  expect(formatForm({ name: 3, address: { postcode: 'REPLACE ME: the postcode' }, colour: 'red' })).toEqual([
    'site.ts: address.postcode: is not filled in yet. Write the postcode.',
    'site.ts: name: is 3. Must be text in quotes.',
    'site.ts: colour: is not a known key. Known keys: name, address, phones, note.',
  ]);
});
