import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toManufacturer } from '#domain/car/makes.ts';
import { type LoadSiteOptions, loadSite } from '#site/load-site.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { type TestDealer, writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let sitesDir: string;
beforeEach(async () => {
  sitesDir = await makeTemporaryFolder();
});

async function load(dealer: Omit<TestDealer, 'slug'>, options: Partial<LoadSiteOptions> = {}) {
  await writeDealer(sitesDir, { slug: 'plain', ...dealer });
  return loadSite('plain', { sitesDir, dataDir: sitesDir, now: new Date('2026-11-21'), ...options });
}

const loadProblems = (dealer: Omit<TestDealer, 'slug'>) => problemsOf(load(dealer), sitesDir);

test('the manufacturers of the cars have the logos of their makes, those without one none', async () => {
  const made = ['Toyota', 'Halden'].map((make) => makeCar({ make, manufacturer: toManufacturer(make) }));
  const { cars } = await load({ cars: made });
  expect(Object.fromEntries(cars.map(({ manufacturer }) => [manufacturer.name, manufacturer]))).toEqual({
    Toyota: {
      id: 'toyota',
      name: 'Toyota',
      slug: 'toyota',
      logo: { url: expect.stringMatching(/^\/assets\/makes\.\w+\.svg#toyota$/) },
    },
    Halden: { id: 'halden', name: 'Halden', slug: 'halden' },
  });
});

describe('a site has', () => {
  test('the cars that are listed today, by address too, and redirects of those that are not', async () => {
    const sold = { status: 'sold', sold_date_timestamp: Date.parse('2026-11-01') / 1000 };
    const cars = [
      makeCar({ id: 'a', make: 'Isuzu', model: 'MU-X' }),
      makeCar({ id: 'b', make: 'Isuzu', model: 'D-MAX', ...sold }),
      makeCar({ id: 'c', show_on_dealer_website: false }),
    ];
    const listed = [
      { make: 'Isuzu', model: 'MU-X', body: null },
      { make: 'Isuzu', model: 'D-MAX', body: 'ute' },
    ];
    const stock = {
      imported_at: '2026-11-20T00:00:00Z',
      cars,
      price_history: { a: [['2026-11-01', 9]] },
      listed,
    };
    const site = await load({ files: { 'stock.json': JSON.stringify(stock) } });
    expect(site.cars.map(({ id }) => id)).toEqual(['a']);
    expect([...site.carsBySlug]).toEqual([[site.cars[0]?.slug, site.cars[0]]]);
    expect(site.removedCars.map(({ id }) => id)).toEqual(['b']);
    expect(site.formerModels).toEqual([{ make: 'Isuzu', model: 'D-MAX', body: 'ute' }]);
    expect({ ...site.priceHistory }).toEqual({ a: [['2026-11-01', 9]] });
    expect([...site.slugs.makes.slugOf.keys()]).toEqual(['Isuzu']);
    expect(site.knownSlugs).not.toEqual(site.slugs);
  });

  test("its cars as of the day in the dealer's time zone", async () => {
    const site = { state: 'wa', stock: { age: { max: 1 } } };
    const cars = [makeCar({ id: 'a', year: 2025 })];
    const at = async (now: string) => (await load({ site, cars }, { now: new Date(now) })).cars.length;
    expect(await at('2026-12-31T15:59:59Z')).toBe(1);
    expect(await at('2026-12-31T16:00:00Z')).toBe(0);
  });

  test('no cars where the dealer sells none: it needs no stock', async () => {
    const site = await load({ site: { stock: false } });
    expect(site).toMatchObject({
      stock: false,
      cars: [],
      removedCars: [],
      formerModels: [],
      priceHistory: {},
    });
  });

  test('invented stock from the run-time data', async () => {
    const stock = { imported_at: '2026-11-20T00:00:00Z', cars: [makeCar({ id: 'a' })] };
    await writeDealer(join(sitesDir, 'demo'), {
      slug: 'plain',
      files: { 'stock.json': JSON.stringify(stock) },
    });
    expect((await load({ site: { stock: { demo: 'utes' } } })).cars.map(({ id }) => id)).toEqual(['a']);
  });

  test('the template and the colours that are asked for', async () => {
    const cars = [makeCar()];
    const site = await load({ cars, site: { theme: 'dark' } }, { template: 'showroom' });
    expect(site.template).toBe('showroom');
    expect(site.theme).toMatchObject({ mode: 'dark', metaColour: '#111312' });
    expect(await load({ cars })).toMatchObject({ template: 'classic', theme: { mode: 'light' } });
  });

  test('the addresses of its pictures and of the files that it publishes as they are', async () => {
    const slides = [{ image: 'sale.svg', text: 'Sale' }];
    const site = await load({
      cars: [],
      files: {
        'assets/sale.svg': '<svg/>',
        'public/google1a2b.html': 'x',
        'content/slides.json': JSON.stringify(slides),
      },
    });
    const address = expect.stringMatching(/^\/assets\/sale\.[0-9a-f]{8}\.svg$/);
    expect([...site.assets]).toEqual([['sale.svg', address]]);
    expect(site.blocks.slides).toMatchObject([{ image: address, text: 'Sale' }]);
    expect(site.rootFiles.map(({ path }) => path)).toEqual(['google1a2b.html']);
  });

  test('the parts of its own dealerships', async () => {
    const location = {
      id: 'yard',
      name: 'Yard',
      slug: 'yard',
      dealership_id: '21',
      address: { street: '1 Test Street', city: 'Cairns', state: 'qld', postcode: '4870' },
      contact_detail: {},
    };
    const part = { name: 'Bar', slug: 'bar', categories: ['Towing'] };
    const site = await load({
      site: { stock: false },
      files: {
        'content/locations.json': JSON.stringify([location]),
        'content/parts.json': JSON.stringify([
          { ...part, id: 'own', dealership_id: '21' },
          { ...part, id: 'other', slug: 'other', dealership_id: '22' },
        ]),
      },
    });
    expect(site.parts.map(({ id }) => id)).toEqual(['own']);
  });
});

describe('mistakes', () => {
  test('of content, stock and moved addresses come in one list', async () => {
    const lines = await loadProblems({
      site: { redirects: 'moved.csv' },
      files: { 'content/reviews.json': '{}', 'content/notes.txt': 'x' },
    });
    expect(lines).toEqual([
      expect.stringMatching(/^plain\/content\/notes\.txt: is not a known content file/),
      'plain/content/reviews.json: is an object. Must be a list in square brackets.',
      expect.stringMatching(/^plain\/site\.ts: redirects: /),
      expect.stringMatching(/^plain\/stock\.json: is missing\. /),
    ]);
  });

  test('of pictures, the popup and addresses come in one list', async () => {
    const popup = {
      src: 'popup.jpg',
      expiryDate: '2026-12-31',
      linkTo: '/nowhere/',
      title: 'Sale',
      description: 'Until New Year.',
      buttonText: 'See it',
    };
    const lines = await loadProblems({
      cars: [makeCar({ location_id: 'tully' })],
      site: { brand: { colour: '#0b49c4', logo: 'logo.svg' } },
      files: {
        'content/slides.json': JSON.stringify([{ image: 'sale.svg', text: 'Sale' }]),
        'content/popup.json': JSON.stringify(popup),
      },
    });
    expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'plain/content/slides.json: 0.image',
      'plain/content/popup.json: src',
      'plain/site.ts: brand.logo',
      'plain/stock.json: location_id',
      'plain/content/popup.json: linkTo',
    ]);
  });

  test('of the colour are in site.ts, even where the palette is to blame', async () => {
    const { light, dark } = TEMPLATES.classic.palette;
    const pale = { light: { ...light, 'ink-3': '#8a9198' }, dark };
    const palette = vi.spyOn(TEMPLATES.classic, 'palette', 'get').mockReturnValue(pale);
    const lines = await loadProblems({ cars: [] });
    palette.mockRestore();
    expect(lines).toHaveLength(4);
    for (const line of lines)
      expect(line).toMatch(/^plain\/site\.ts: brand\.colour: "#0b49c4" cannot be made readable: ink-3 on /);
  });

  test('do not hide a defect in the making of colours', async () => {
    const palette = vi.spyOn(TEMPLATES.classic, 'palette', 'get').mockImplementation(() => {
      throw new RangeError('a defect');
    });
    await expect(load({ cars: [] })).rejects.toThrow(new RangeError('a defect'));
    palette.mockRestore();
  });

  test('do not hide what is none: a file that the machine cannot read', async () => {
    const files = { 'old/addresses.csv': 'x', 'content/notes.txt': 'x' };
    await expect(load({ site: { redirects: 'old' }, files, cars: [] })).rejects.toMatchObject({
      code: 'EISDIR',
    });
  });
});
