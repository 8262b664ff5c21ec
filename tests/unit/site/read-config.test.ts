import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SiteError } from '#site/errors/site-error.ts';
import { listSiteSlugs, readConfig, readCountry } from '#site/read-config.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const ONE_OF = `Write one of: ${TEMPLATE_NAMES.join(', ')}.`;

/** Writes a dealer's site.ts in a sites folder of its own, and reads it; the folder's name is cut from problems. */
async function readSite(text: string, template?: string) {
  const sites = await makeTemporaryFolder();
  await writeFiles(sites, { 'yard/site.ts': text });
  const outcome = await readConfig(sites, 'yard', template).catch((error: unknown) => error);
  if (!(outcome instanceof SiteError)) return { config: outcome, problems: [] };
  return { config: undefined, problems: outcome.lines.map((line) => line.replaceAll(`${sites}/`, '')) };
}

const YARD = { ...PLAIN_CONFIG, slug: 'yard', template: 'showroom' };
const readYard = (over: object, template?: string) =>
  readSite(`export default ${JSON.stringify({ ...YARD, ...over })};`, template);

test.each([
  {
    template: 'classic',
    site: { template: 'classic', theme: 'light', hidePhone: true, home: { heading: 'Plain' } },
  },
  {
    template: 'showroom',
    site: { template: 'showroom', theme: 'dark', hidePhone: false, home: { heading: 'Grand' } },
  },
])('a site is a dealer in a template: as $template it is $site', async ({ template, site }) => {
  const showroom = { theme: 'dark', hidePhone: false, home: { heading: 'Grand' } };
  const over = { home: { heading: 'Plain' }, hidePhone: true, byTemplate: { showroom } };
  expect((await readYard(over, template)).config).toMatchObject(site);
});

test('the default values are the required ones', async () => {
  expect((await readYard({})).config).toMatchObject({
    state: 'qld',
    stock: { pageSize: 21, soldForDays: 3, soldTag: 'SOLD', detailsButton: 'View Details' },
    ratings: { show: true, minimum: 4, quantity: 12 },
    finance: { calculator: { rate: 10 }, button: 'Get Finance' },
    forms: {
      messageRequired: true,
      optIn: { ticked: true },
      // What is said above the button is true of a box for news that is ticked.
      privacy:
        'We use your details to respond to you. We only email you news and offers if the box above is ticked.',
    },
    search: { engine: 'embedded', defaultSort: 'relevance' },
    navTrigger: 'click',
    locationCarousel: false,
  });
});

describe('values come from the schema, the template, the file and its part for the template, the last one first', () => {
  const facts = ['km', 'simple_fuel', 'simple_transmission', 'simple_body', 'car_type', 'stocknum'];

  test.each([
    ['the template', {}, { facetTiles: [], stock: { pageSize: 21, cardFacts: facts } }],
    [
      'the file, key by key',
      { stock: { pageSize: 12 } },
      { facetTiles: [], stock: { pageSize: 12, cardFacts: facts } },
    ],
    [
      'the file, whose lists replace others',
      { stock: { cardFacts: ['km'] }, facetTiles: [{ attribute: 'make', count: 3 }] },
      { facetTiles: [{ attribute: 'make', count: 3 }], stock: { cardFacts: ['km'] } },
    ],
    ['the file, where false replaces an object', { stock: false }, { stock: false }],
    [
      'its part for the template, key by key',
      {
        stock: { pageSize: 12, soldTag: 'Gone' },
        byTemplate: { showroom: { stock: { pageSize: 30 } }, classic: { stock: { soldTag: 'Away' } } },
      },
      { stock: { pageSize: 30, soldTag: 'Gone', cardFacts: facts } },
    ],
    [
      'its part for the template, where an object replaces a word',
      {
        geocoding: 'postcodes',
        byTemplate: { showroom: { geocoding: { url: 'https://maps.example.com/json' } } },
      },
      { geocoding: { url: 'https://maps.example.com/json' } },
    ],
    [
      'its part for the template, where an object replaces false',
      { stock: false, byTemplate: { showroom: { stock: { pageSize: 30 } } } },
      { stock: { pageSize: 30 } },
    ],
    [
      'its part for the template, whose lists replace others',
      {
        nav: [
          { label: 'Contact', href: '/contact/' },
          { label: 'Stock', items: 'stock' },
        ],
        byTemplate: { showroom: { nav: [{ label: 'Home', href: '/' }] } },
      },
      { nav: [{ label: 'Home', href: '/' }] },
    ],
  ])('%s', async (_, over, expected) => {
    const { config, problems } = await readYard(over);
    expect(problems).toEqual([]);
    expect(config).toMatchObject(expected);
    expect(config).not.toHaveProperty('byTemplate');
  });

  test('a template that the command names replaces that of the file', async () => {
    const { config } = await readYard({}, 'classic');
    expect(config).toMatchObject({ template: 'classic', facetTiles: [{ attribute: 'body', count: 8 }, {}] });
  });
});

describe('what is wrong with site.ts is listed at once', () => {
  test.each<[what: string, over: object, problems: unknown[]]>([
    [
      'an unknown template, in each of its places',
      { template: 'grand', byTemplate: { modern: {}, classic: {} } },
      [
        expect.stringContaining('yard/site.ts: template: is "grand". Must be one of "classic"'),
        `yard/site.ts: byTemplate.modern: is no template. ${ONE_OF}`,
      ],
    ],
    [
      'another slug than the name of its folder, beside other problems',
      { slug: 'yards', theme: 'dim' },
      [
        'yard/site.ts: theme: is "dim". Must be one of "light", "dark", "auto".',
        'yard/site.ts: slug: is "yards". Write "yard", the name of its folder.',
      ],
    ],
    [
      'null in place of an object',
      { stock: null },
      ['yard/site.ts: stock: is null. Must be false or an object in braces.'],
    ],
    [
      'what is not filled in yet, though the schema would take it',
      { description: 'REPLACE ME: a sentence about you' },
      ['yard/site.ts: description: is not filled in yet. Write a sentence about you.'],
    ],
  ])('%s', async (_, over, problems) => expect((await readYard(over)).problems).toEqual(problems));

  test('an unknown template of the command, before all else', async () => {
    const { problems } = await readYard({ theme: 'dim' }, 'grand');
    expect(problems).toEqual([`--template: is "grand". ${ONE_OF}`]);
  });
});

describe('a site.ts that cannot be read is a problem:', () => {
  const NO_EXPORT = 'has no default export. Write "export default defineSite({ ... })".';

  test.each([
    ['without a default export', 'export const site = {};', NO_EXPORT],
    ['whose default export is text', 'export default "yard";', NO_EXPORT],
    ['whose default export is null', 'export default null;', NO_EXPORT],
    [
      'that throws',
      `${'// colours\n'.repeat(11)}throw new Error("no colour");`,
      'line 12: cannot be read: no colour. Correct it.',
    ],
    ['that throws what is no error', 'throw "a text";', 'cannot be read: a text. Correct it.'],
    [
      'that imports what is not there',
      "import './none.ts';\nexport default {};",
      expect.stringMatching(/cannot be read: .*none\.ts.* Correct it\.$/),
    ],
  ])('%s', async (_, text, problem) => {
    const { problems } = await readSite(text);
    expect(problems.map((line) => line.replace('yard/site.ts: ', ''))).toEqual([problem]);
  });
});

test.each([
  ["export default { country: 'nz' };", 'nz'],
  ["export default { country: 'xx' };", 'au'],
  ['export default {};', 'au'],
  ['export default {', 'au'],
])('a dealer of %s is in the country %s', async (text, country) => {
  const sites = await makeTemporaryFolder();
  await writeFiles(sites, { 'yard/site.ts': text });
  expect(await readCountry(sites, 'yard')).toBe(country);
});

test('a site.ts that was edited is read anew', async () => {
  const sites = await makeTemporaryFolder();
  const names: string[] = [];
  for (const [name, day] of [
    ['Before', '2026-11-20'],
    ['After', '2026-11-21'],
  ] as const) {
    await writeFiles(sites, { 'yard/site.ts': `export default ${JSON.stringify({ ...YARD, name })};` });
    await utimes(join(sites, 'yard/site.ts'), new Date(day), new Date(day));
    names.push((await readConfig(sites, 'yard')).name);
  }
  expect(names).toEqual(['Before', 'After']);
});

describe('the dealers of a sites folder are its folders', () => {
  test('in alphabetical order, without files, hidden folders and packages', async () => {
    const sites = await makeTemporaryFolder();
    for (const name of ['tallowwood', 'coolabah', '.git', 'node_modules', 'a'])
      await mkdir(join(sites, name));
    await writeFiles(sites, { 'package.json': '{}' });
    expect(await listSiteSlugs(sites)).toEqual(['a', 'coolabah', 'tallowwood']);
    await expect(readConfig(sites, 'nobody')).rejects.toThrow(
      'name an existing dealer: a, coolabah, tallowwood.',
    );
  });

  test('none where there is no folder', async () => {
    const sites = join(await makeTemporaryFolder(), 'nowhere');
    expect(await listSiteSlugs(sites)).toEqual([]);
    await expect(readConfig(sites, 'nobody')).rejects.toThrow(
      `${sites}/nobody/site.ts: is missing. Create it with "npm run site:new", or name an existing dealer: none yet.`,
    );
  });
});
