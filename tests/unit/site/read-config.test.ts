import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteError } from '#site/errors/site-error.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { makeTemporaryFolder, TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

const ONE_OF = `Write one of: ${TEMPLATE_NAMES.join(', ')}.`;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(TEMPORARY_ROOT, 'config-'));
  await mkdir(join(dir, 'two-faces'));
  const config = {
    slug: 'two-faces',
    name: 'Two Faces',
    template: 'classic',
    url: 'https://www.example.com.au',
    description: 'Cars.',
    brand: { colour: '#0b49c4' },
    home: { heading: 'Plain' },
    hidePhone: true,
    byTemplate: { showroom: { theme: 'dark', hidePhone: false, home: { heading: 'Grand' } } },
  };
  await writeFile(join(dir, 'two-faces', 'site.ts'), `export default ${JSON.stringify(config)};\n`);
});
afterAll(() => rm(dir, { recursive: true }));

test.each([
  { template: undefined, site: { template: 'classic', theme: 'light', hidePhone: true }, heading: 'Plain' },
  { template: 'showroom', site: { template: 'showroom', theme: 'dark', hidePhone: false }, heading: 'Grand' },
])('a site is a dealer in a template: as $template it is $site', async ({ template, site, heading }) => {
  const config = await readConfig(dir, 'two-faces', template);
  expect(config).toMatchObject(site);
  expect(config.home.heading).toBe(heading);
});

test.each([
  { slug: 'nobody', template: undefined, problem: 'site.ts: is missing.' },
  { slug: 'nobody', template: undefined, problem: 'name an existing dealer: two-faces.' },
  {
    slug: 'two-faces',
    template: 'grand',
    problem: `--template: is "grand". ${ONE_OF}`,
  },
])('$slug in the template $template is rejected: $problem', async ({ slug, template, problem }) => {
  await expect(readConfig(dir, slug, template)).rejects.toThrow(problem);
});

test('the default values are the required ones', async () => {
  const config = await readConfig(dir, 'two-faces');
  expect(config).toMatchObject({
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

/** Writes a dealer's site.ts in a sites folder of its own, and reads it; the folder's name is cut from problems. */
async function readSite(
  text: string,
  { slug = 'yard', template }: { slug?: string; template?: string } = {},
) {
  const sites = await makeTemporaryFolder();
  await mkdir(join(sites, slug), { recursive: true });
  await writeFile(join(sites, slug, 'site.ts'), text);
  const outcome = await readConfig(sites, slug, template).catch((error: unknown) => error);
  await rm(sites, { recursive: true });
  if (!(outcome instanceof SiteError)) return { config: outcome, problems: [] };
  return { config: undefined, problems: outcome.lines.map((line) => line.replaceAll(`${sites}/`, '')) };
}

const YARD = {
  slug: 'yard',
  name: 'Yard',
  template: 'showroom',
  url: 'https://www.example.com.au',
  description: 'Cars.',
  brand: { colour: '#0b49c4' },
  home: { heading: 'Plain' },
};
const readYard = (over: object, options?: Parameters<typeof readSite>[1]) =>
  readSite(`export default ${JSON.stringify({ ...YARD, ...over })};`, options);

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
    const { config } = await readYard({}, { template: 'classic' });
    expect(config).toMatchObject({ template: 'classic', facetTiles: [{ attribute: 'body', count: 8 }, {}] });
  });
});

describe('what is wrong with site.ts is listed at once', () => {
  test('an unknown template, in each of its places', async () => {
    const { problems } = await readYard({ template: 'grand', byTemplate: { modern: {}, classic: {} } });
    expect(problems).toEqual([
      expect.stringContaining('yard/site.ts: template: is "grand". Must be one of "classic"'),
      `yard/site.ts: byTemplate.modern: is no template. ${ONE_OF}`,
    ]);
  });

  test('another slug than the name of its folder, beside other problems', async () => {
    const { problems } = await readYard({ slug: 'yards', theme: 'dim' });
    expect(problems).toEqual([
      'yard/site.ts: theme: is "dim". Must be one of "light", "dark", "auto".',
      'yard/site.ts: slug: is "yards". Write "yard", the name of its folder.',
    ]);
  });

  test('an unknown template of the command, before all else', async () => {
    const { problems } = await readYard({ theme: 'dim' }, { template: 'grand' });
    expect(problems).toEqual([`--template: is "grand". ${ONE_OF}`]);
  });

  test('null in place of an object', async () => {
    const { problems } = await readYard({ stock: null });
    expect(problems).toEqual(['yard/site.ts: stock: is null. Must be false or an object in braces.']);
  });

  test('what is not filled in yet, though the schema would take it', async () => {
    const { problems } = await readYard({ description: 'REPLACE ME: a sentence about you' });
    expect(problems).toEqual([
      'yard/site.ts: description: is not filled in yet. Write a sentence about you.',
    ]);
  });
});

describe('a site.ts that cannot be read is a problem', () => {
  test.each([
    ['without a default export', 'export const site = {};'],
    ['whose default export is text', 'export default "yard";'],
    ['whose default export is null', 'export default null;'],
  ])('%s', async (_, text) => {
    expect((await readSite(text)).problems).toEqual([
      'yard/site.ts: has no default export. Write "export default defineSite({ ... })".',
    ]);
  });

  test('that throws, with its line', async () => {
    const { problems } = await readSite('export const a = 1;\n\nthrow new Error("no colour");\n');
    expect(problems).toEqual(['yard/site.ts: line 3: cannot be read: no colour. Correct it.']);
  });

  test('that throws further down, with its line', async () => {
    const { problems } = await readSite(`${'// colours\n'.repeat(11)}throw new Error("no colour");\n`);
    expect(problems).toEqual(['yard/site.ts: line 12: cannot be read: no colour. Correct it.']);
  });

  test('that throws what is no error', async () => {
    expect((await readSite('throw "a text";')).problems).toEqual([
      'yard/site.ts: cannot be read: a text. Correct it.',
    ]);
  });

  test('that imports what is not there', async () => {
    const [line = '', ...others] = (await readSite("import './none.ts';\nexport default {};")).problems;
    expect(line).toMatch(/^yard\/site\.ts: cannot be read: .*none\.ts.* Correct it\.$/);
    expect(others).toEqual([]);
  });
});

test('a site.ts that was edited is read anew', async () => {
  const sites = await mkdtemp(join(TEMPORARY_ROOT, 'config-'));
  const file = join(sites, 'yard', 'site.ts');
  await mkdir(join(sites, 'yard'));
  const names: string[] = [];
  for (const [name, day] of [
    ['Before', '2026-11-20'],
    ['After', '2026-11-21'],
  ] as const) {
    await writeFile(file, `export default ${JSON.stringify({ ...YARD, name })};`);
    await utimes(file, new Date(day), new Date(day));
    names.push((await readConfig(sites, 'yard')).name);
  }
  await rm(sites, { recursive: true });
  expect(names).toEqual(['Before', 'After']);
});

describe('the dealers of a sites folder are its folders', () => {
  test('in alphabetical order, without files, hidden folders and packages', async () => {
    const sites = join(dir, 'list');
    for (const name of ['tallowwood', 'coolabah', '.git', 'node_modules', 'a']) {
      await mkdir(join(sites, name), { recursive: true });
    }
    await writeFile(join(sites, 'package.json'), '{}');
    expect(await listSiteSlugs(sites)).toEqual(['a', 'coolabah', 'tallowwood']);
    await expect(readConfig(sites, 'nobody')).rejects.toThrow(
      'name an existing dealer: a, coolabah, tallowwood.',
    );
    await rm(sites, { recursive: true });
  });

  test('none where there is no folder', async () => {
    const sites = join(dir, 'nowhere');
    expect(await listSiteSlugs(sites)).toEqual([]);
    await expect(readConfig(sites, 'nobody')).rejects.toThrow(
      `${sites}/nobody/site.ts: is missing. Create it with "npm run site:new", or name an existing dealer: none yet.`,
    );
  });
});
