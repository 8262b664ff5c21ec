import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeUsedCars } from '#tests/support/factories/make-used-cars.ts';
import { readPages } from '#tests/support/readers/read-pages.ts';
import { foldersIn, makeFolders } from '#tests/support/sites/build-dealer.ts';
import { LOCATION, type TestDealer, writeDealer } from '#tests/support/sites/write-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = makeUsedCars(12, now);
const [first] = cars;

const { dir, compiledDir } = makeFolders();
beforeAll(() => build('before', {}, false));

async function build(name: string, dealer: Omit<TestDealer, 'slug'>, changed: boolean) {
  const places = { compiledDir, ...foldersIn(join(dir, name)) };
  await rm(places.sitesDir, { recursive: true, force: true });
  await writeDealer(places.sitesDir, { slug: 'yard', cars, ...dealer });
  const [report] = await buildSites({ slugs: ['yard'], folders: places, now, jobs: 1, quiet: true, changed });
  expect(report?.errors).toEqual([]);
  return { report, pages: await readPages(join(places.distDir, 'yard')) };
}

const page = (text: string) => `---\ntitle: About us\ndescription: Who we are.\n---\n${text}\n`;

const EDITS: readonly [string, Omit<TestDealer, 'slug'>, rendersAll?: boolean][] = [
  ['the text of a page', { files: { 'content/pages/about-us.md': page('We moved.') } }],
  ['a page more', { files: { 'content/pages/history.md': page('Long ago.') } }],
  ['a name', { site: { name: 'Plainer Motors' } }, true],
  ['a colour', { site: { brand: { colour: '#b3261e' } } }, true],
  ['a heading of the home page', { site: { home: { heading: 'All our {vehicles}' } } }],
  ['a form', { site: { forms: { showLabels: false } } }],
  ['the filters', { site: { search: { facets: ['make', 'fuel'] } } }, true],
  ['the age of cars that are shown', { site: { stock: { newTag: 'Fresh' } } }, true],
  ['who may ask for a build', { site: { rebuild: { secretEnvs: ['YARD_SECRET'] } } }],
  [
    'a phone number',
    {
      files: {
        'content/locations.json': JSON.stringify([
          { ...LOCATION, contact_detail: { phone: '07 5550 0199' } },
        ]),
      },
    },
    true,
  ],
  [
    'a page about a model',
    {
      files: {
        'content/models.json': JSON.stringify([
          {
            make: first?.make,
            model: first?.model,
            heading: 'A fine one',
            description: 'It is fine.',
            text: ['Fine.'],
          },
        ]),
      },
    },
    true,
  ],
  ['a price', { cars: cars.map((car, n) => (n === 0 ? { ...car, price: 12_345 } : car)) }],
  ['a car less', { cars: cars.slice(1) }, true],
];

/** Each edit is two builds: the short run plays one of each kind. */
test.each(EDITS.filter(([what]) => process.env.TEST_LONG || /^a (?:name|form)$/.test(what)))(
  'after an edit of %s, an incremental build produces the same pages as a full one',
  async (what, edit, all = false) => {
    const name = what.replaceAll(/\W+/g, '-');
    await cp(join(dir, 'before'), join(dir, name), { recursive: true, verbatimSymlinks: true });
    const after = await build(name, edit, true);
    const whole = await build(`${name}-whole`, edit, false);
    expect(after.pages).toEqual(whole.pages);
    expect(after.report?.skipped === 0).toBe(all);
  },
);

test('another text of an offer renders only the pages of offers, and the home page', async () => {
  const dealer = (description: string) => ({
    files: { 'content/offers.json': JSON.stringify([{ id: 'tray', name: 'A free tray', description }]) },
  });
  await build('offers', dealer('Alloy.'), false);
  const after = await build('offers', dealer('Steel.'), true);
  const whole = await build('offers-whole', dealer('Steel.'), false);
  expect(after.pages).toEqual(whole.pages);
  // The home page, the offer's, and the search of offers.
  expect(after.report?.rendered).toBe(3);
});

test('other opening hours of a branch render only the pages that show them', async () => {
  const hours = (open: string) => [1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, open, '17:00'));
  const dealer = (open: string) => {
    const address = { street: '2 Test Street', city: 'Mareeba', state: 'qld', postcode: '4880' };
    const contact_detail = { phone: '07 5550 0101', opening_hours: hours(open) };
    const branch = { ...LOCATION, id: 'branch', name: 'Plain Motors Mareeba', slug: 'mareeba', address };
    return { files: { 'content/locations.json': JSON.stringify([LOCATION, { ...branch, contact_detail }]) } };
  };
  const before = await build('hours', dealer('08:30'), false);
  const after = await build('hours', dealer('09:00'), true);
  const whole = await build('hours-whole', dealer('09:00'), false);
  expect(after.pages).toEqual(whole.pages);
  expect(after.report?.rendered).toBeGreaterThan(0);
  expect(after.report?.skipped).toBeGreaterThan(0);
  const shown = Object.keys(after.pages).filter((path) => after.pages[path] !== before.pages[path]);
  expect(after.report?.rendered).toBeLessThanOrEqual(shown.length + 1);
});
