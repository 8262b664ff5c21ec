import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { carSchema } from '#domain/car/car.ts';
import { locationSchema } from '#domain/location/location.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const SITE = {
  slug: 'example-motors',
  name: 'Example Motors',
  template: 'classic',
  url: 'https://www.example.com.au',
  description: 'Cars for sale in Cairns.',
  brand: { colour: '#0b49c4' },
  home: { heading: 'Find your next car' },
};

const FILE = 'sites/example-motors/site.ts';

function problemsOf(schema: v.GenericSchema, value: unknown, file = 'a.json') {
  const { issues = [] } = v.safeParse(schema, value);
  return formatIssues(file, issues, schema);
}

const siteProblems = (over: object) => problemsOf(siteConfigSchema, { ...SITE, ...over }, FILE);

test('a valid file has no problems', () => expect(siteProblems({})).toEqual([]));

test.each([
  { what: 'a typo in a key', over: { nmae: 'x' }, line: 'nmae: is not a known key. Did you mean "name"?' },
  {
    what: 'a typo in a key further in',
    over: { stock: { pagesize: 24 } },
    line: 'stock.pagesize: is not a known key. Did you mean "pageSize"?',
  },
  {
    what: 'a key that resembles none',
    over: { phones: { reception: '07 5550 0100' } },
    line: 'phones.reception: is not a known key. Known keys: main, override, new, used, demo.',
  },
  {
    what: 'a slip in a word',
    over: { template: 'clasic' },
    line: 'template: is "clasic". Did you mean "classic"? Must be one of "classic", "showroom".',
  },
  {
    what: 'a word that resembles none',
    over: { template: 'grand' },
    line: 'template: is "grand". Must be one of "classic", "showroom".',
  },
  {
    what: 'a slip in a word that is one of several kinds of value',
    over: { nav: [{ label: 'Vehicles', items: 'model' }] },
    line: 'nav.0.items: is "model". Did you mean "models"? Must be a list in square brackets or one of "models", "stock", "offers", "locations".',
  },
  {
    what: 'a slip in the kind of a target',
    over: { leads: { targets: { crm: { kind: 'webook', urlEnv: 'CRM_URL' } } } },
    line: 'leads.targets.crm.kind: is "webook". Did you mean "webhook"? Must be "webhook" or "email" or "file".',
  },
  {
    what: 'a slip in a word that may stand in place of an object',
    over: { geocoding: 'postcode' },
    line: 'geocoding: is "postcode". Did you mean "postcodes"? Must be false or "postcodes" or an object with "url".',
  },
  { what: 'nothing, written as null', over: { name: null }, line: 'name: is null. Must be text in quotes.' },
  {
    what: 'a key that only another kind of target has',
    over: { leads: { targets: { x: { kind: 'file', format: 'jsonl' } } } },
    line: 'leads.targets.x.format: is not a known key. Known keys: kind.',
  },
  {
    what: 'a secret in the place of its name',
    over: { leads: { targets: { crm: { kind: 'webhook', urlEnv: 'https://crm.example/?key=1' } } } },
    line: 'leads.targets.crm.urlEnv: is "https://crm.example/?key=1". Must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK".',
  },
  {
    what: 'two addresses in one text',
    over: {
      leads: {
        targets: {
          mail: { kind: 'email', to: ['a@b.com.au, c@d.com.au'], from: 'w@b.com.au', smtpEnv: 'MAIL' },
        },
      },
    },
    line: 'leads.targets.mail.to.0: is "a@b.com.au, c@d.com.au". Must be one email address, such as "sales@example.com.au".',
  },
  {
    what: 'no target at all',
    over: { leads: { targets: {} } },
    line: 'leads.targets: is an object. Must name one at least, or be left out.',
  },
  { what: 'a missing text', over: { name: undefined }, line: 'name: is missing. Must be text in quotes.' },
  {
    what: 'a missing object',
    over: { brand: undefined },
    line: 'brand: is missing. Must be an object with "colour".',
  },
  {
    what: 'a missing key with a form of its own',
    over: { brand: {} },
    line: 'brand.colour: is missing. Must be a colour of six hex digits, such as "#0b49c4".',
  },
  {
    what: 'a bad address',
    over: { url: 'www.example.com.au/cars' },
    line: 'url: is "www.example.com.au/cars". Must be an address without path or trailing slash, such as "https://www.example.com.au".',
  },
  {
    what: 'a link with a scheme that is not allowed',
    over: { links: { finance: 'javascript:alert(1)' } },
    line: 'links.finance: is "javascript:alert(1)". Must start with "/", "#", "https://", "mailto:" or "tel:".',
  },
  {
    what: 'a link to another site that leaves out how it is spoken to',
    over: { links: { finance: '//lender.example/' } },
    line: 'links.finance: is "//lender.example/". Must start with "https://" where it leads to another site.',
  },
  {
    what: 'a filter named twice, in two ways',
    over: { search: { facets: ['make', 'fuel', { attribute: 'fuel', as: 'select' }] } },
    line: 'search.facets.2: is "fuel". Must be named only once: remove one of the two.',
  },
  {
    what: 'a range named twice',
    over: { search: { ranges: ['km', 'km'] } },
    line: 'search.ranges.1: is "km". Must be named only once: remove one of the two.',
  },
  {
    what: 'a place in the order given twice',
    over: { search: { filterOrder: ['make', 'price', 'make'] } },
    line: 'search.filterOrder.2: is "make". Must be named only once: remove one of the two.',
  },
  {
    what: 'map tiles without a place for the tile',
    over: {
      map: {
        tiles: { url: 'https://tiles.example.com/', attribution: { label: '©', href: 'https://x.example/' } },
      },
    },
    line: 'map.tiles.url: is "https://tiles.example.com/". Must be an address with {z}, {x} and {y}, such as "https://tiles.example.com/{z}/{x}/{y}.png".',
  },
  {
    what: 'a geocoding service without an address',
    over: { geocoding: { url: 'maps.example.com' } },
    line: 'geocoding.url: is "maps.example.com". Must be an address, such as "https://maps.example.com/geocode/json".',
  },
  { what: 'an empty text', over: { name: ' ' }, line: 'name: is " ". Must not be empty.' },
  {
    what: 'text for a number',
    over: { stock: { pageSize: '24' } },
    line: 'stock.pageSize: is "24". Must be a number, without quotes.',
  },
  {
    what: 'half a number',
    over: { stock: { pageSize: 2.5 } },
    line: 'stock.pageSize: is 2.5. Must be a whole number.',
  },
  {
    what: 'a number too small',
    over: { stock: { pageSize: 0 } },
    line: 'stock.pageSize: is 0. Must be 1 or more.',
  },
  {
    what: 'a number too large',
    over: { stock: { pageSize: 101 } },
    line: 'stock.pageSize: is 101. Must be 100 or less.',
  },
  {
    what: 'text for true or false',
    over: { stock: { offerPrices: 'yes' } },
    line: 'stock.offerPrices: is "yes". Must be true or false.',
  },
  {
    what: 'true where only false may stand',
    over: { stock: true },
    line: 'stock: is true. Must be false or an object in braces.',
  },
  {
    what: 'text for a list',
    over: { imageHosts: 'x' },
    line: 'imageHosts: is "x". Must be a list in square brackets.',
  },
  { what: 'a list for text', over: { name: ['x'] }, line: 'name: is a list. Must be text in quotes.' },
  { what: 'an object for text', over: { name: {} }, line: 'name: is an object. Must be text in quotes.' },
  {
    what: 'half a pair',
    over: { nameParts: ['Example'] },
    line: 'nameParts.1: is missing. Must be text in quotes.',
  },
  {
    what: 'a mistake inside a list',
    over: {
      nav: [
        { label: 'Home', href: '/' },
        { label: 'Company', items: [{ label: 'Careers' }] },
      ],
    },
    line: 'nav.1.items.0.href: is missing. Must start with "/", "#", "https://", "mailto:" or "tel:".',
  },
  {
    what: 'a long text, cut',
    over: { brand: { colour: 'blue'.repeat(30) } },
    line: `brand.colour: is "${'blue'.repeat(14)}blu...". Must be a colour of six hex digits, such as "#0b49c4".`,
  },
])('$what is one line with key, problem and fix', ({ over, line }) => {
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

test('the same problem is listed once', () => {
  const schema = v.pipe(
    v.strictObject({ key: v.string() }),
    v.check(() => false, 'must be otherwise'),
    v.check(() => false, 'must be otherwise'),
  );
  const { issues = [] } = v.safeParse(schema, { key: 'x' });
  expect(issues).toHaveLength(2);
  expect(formatIssues('a.json', issues, schema)).toEqual(['a.json: is an object. Must be otherwise.']);
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
    ...SITE,
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
        for (const line of lines) expect(line).toMatch(/^sites\/example-motors\/site\.ts: \S+: .+\. .+[.?]$/);
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
