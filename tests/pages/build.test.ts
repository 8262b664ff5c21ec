import fs, { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getGenerationsDir } from '#scripts/build/publish.ts';
import type { RenderReport } from '#scripts/build/render-job.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const places = makeFolders();

async function build(
  slugs: string[],
  options: { changed?: boolean; template?: string; now?: Date; jobs?: number } = {},
) {
  const reports = await buildSites({ slugs, folders: places, now, jobs: 1, quiet: true, ...options });
  return new Map(reports.map((report) => [report.name, report]));
}

const page = (site: string, path: string) => readFile(join(places.distDir, site, path), 'utf8');
const problems = (report: RenderReport | undefined) =>
  (report?.errors ?? []).map((line) => line.replace(`${places.dir}/`, ''));
/** The third one has no price: it has a page all the same. */
const cars = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    makeCar({ id: `car-${n}`, stocknum: `S${n}`, ...(n === 2 && { price: 0 }) }),
  );

describe('a valid dealer', () => {
  beforeAll(async () => {
    await writeDealer(places.sitesDir, { slug: 'plain', cars: cars(3) });
    await build(['plain']);
  });

  test('has a page for each car, and the files that hosts and search engines read', async () => {
    for (const car of cars(3))
      expect(await page('plain', `cars/${car.slug}/index.html`)).toContain(car.stocknum);
    expect(
      (await page('plain', 'sitemap.xml')).match(/<loc>https:\/\/plain\.example\.com\.au\/cars\//g),
    ).toHaveLength(3);
    expect(await page('plain', 'robots.txt')).toContain('Sitemap: https://plain.example.com.au/sitemap.xml');
    expect(await page('plain', '_headers')).toContain("Content-Security-Policy: default-src 'self'");
    expect(await page('plain', '404.html')).toContain('<html');
    expect(JSON.parse(await readFile(join(places.distDir, '.server/plain.json'), 'utf8'))).toMatchObject({
      slug: 'plain',
      cars: 3,
    });
  });

  test('includes the licence texts of the packages in its scripts', async () => {
    const text = await page('plain', 'licences.txt');
    expect(text).toContain('## react-dom - ');
    expect(text).toMatch(/## react-leaflet - [\s\S]*HIPPOCRATIC LICENSE/i);
  });

  test('has canonical URLs and link previews of its own', async () => {
    const html = await page('plain', 'search/toyota/corolla/index.html');
    expect(html).toContain(
      '<link rel="canonical" href="https://plain.example.com.au/search/toyota/corolla/"',
    );
    expect(html).toContain('property="og:title"');
    expect(html).toContain('data-built="2026-11-21T00:00:00.000Z"');
  });

  test("an unchanged rebuild renders nothing; a price edit renders that car's page and the lists", async () => {
    expect((await build(['plain'], { changed: true })).get('plain')).toMatchObject({
      rendered: 0,
      errors: [],
    });
    const [first, ...rest] = cars(3);
    await writeDealer(places.sitesDir, {
      slug: 'plain',
      cars: [{ ...(first ?? makeCar()), price: 19_990 }, ...rest],
    });
    const report = (await build(['plain'], { changed: true })).get('plain');
    expect(report?.rendered).toBeGreaterThan(0);
    expect(report?.skipped).toBeGreaterThan(0);
    expect(await page('plain', `cars/${first?.slug}/index.html`)).toContain('$19,990');
    expect(await page('plain', 'search/index.html')).toContain('$19,990');
  });

  test('a build on another day renders every page again', async () => {
    const report = (await build(['plain'], { changed: true, now: new Date('2026-11-22T00:00:00Z') })).get(
      'plain',
    );
    expect(report?.skipped).toBe(0);
  });

  test('a build in the other template is written beside the published one', async () => {
    await build(['plain'], { template: 'showroom' });
    expect(await page('plain--showroom', 'index.html')).toContain('data-template="showroom"');
    expect(await page('plain', 'index.html')).toContain('data-template="classic"');
  });
});

describe('a dealer with a mistake is not published, keeps its last output and says what to fix', () => {
  const stockPage = '---\ntitle: Stock\ndescription: Our stock.\n---\nText.\n';
  const mistakes: [Parameters<typeof writeDealer>[1], line: string][] = [
    [
      { slug: 'typo', site: { vehicel: {} }, cars: cars(1) },
      'sites/typo/site.ts: vehicel: is not a known key. Did you mean "vehicle"?',
    ],
    [{ slug: 'no-feed' }, 'sites/no-feed/stock.json: is missing. Import a feed with "npm run stock:import"'],
    [
      { slug: 'broken-car', cars: [{ ...makeCar({ id: 'x' }), year: 'new' as never }] },
      'sites/broken-car/stock.json: cars.0.year: is "new".',
    ],
    [
      { slug: 'clash', cars: cars(1), files: { 'content/pages/stock.md': stockPage } },
      'sites/clash: content/pages/stock.md: /stock/: is also the address of the stock list.',
    ],
    [{ slug: 'emptied', cars: [] }, 'emptied: stock: holds no car that may be shown, but 2 are published.'],
  ];
  const slugs = mistakes.map(([{ slug }]) => slug);
  const homes = () => Promise.all(slugs.map((slug) => page(slug, 'index.html')));

  test('and the others are published', async () => {
    for (const slug of slugs) await writeDealer(places.sitesDir, { slug, cars: cars(2) });
    // Several processes share the work.
    const first = await build(slugs, { jobs: 2 });
    expect([...first.values()].flatMap(problems)).toEqual([]);
    expect(first.size).toBe(slugs.length);
    const before = await homes();
    for (const [dealer] of mistakes) {
      await rm(join(places.sitesDir, dealer.slug), { recursive: true });
      await writeDealer(places.sitesDir, dealer);
    }
    await writeDealer(places.sitesDir, { slug: 'sound', cars: cars(3) });
    const reports = await build([...slugs, 'sound']);
    expect(slugs.map((slug) => problems(reports.get(slug)))).toEqual(
      mistakes.map(([, line]) => [expect.stringContaining(line)]),
    );
    expect(await homes()).toEqual(before);
    expect(reports.get('sound')?.errors).toEqual([]);
  });
});

test('a missing picture is a warning that names the car; its card shows the placeholder', async () => {
  const car = makeCar({
    id: 'pic',
    stocknum: 'P1',
    simple_body: 'ute',
    primary_image_url: '/assets/photos/nowhere.jpg',
    images: [{ image: { url: '/assets/photos/nowhere.jpg' } }],
    photos_count: 1,
  });
  await writeDealer(places.sitesDir, { slug: 'pictures', cars: [car] });
  const report = (await build(['pictures'])).get('pictures');
  expect(report?.errors).toEqual([]);
  expect(report?.warnings).toEqual([
    'pictures: stock P1: picture /assets/photos/nowhere.jpg is not a file of the site. Write its full address, with https://, in the feed.',
  ]);
});

test('a dealer that sells no vehicles has no search or stock pages, and nothing links to them', async () => {
  await writeDealer(places.sitesDir, {
    slug: 'broker',
    site: { stock: false, vehicle: { noun: 'loan', plural: 'loans' } },
  });
  expect((await build(['broker'])).get('broker')?.errors).toEqual([]);
  for (const folder of ['search', 'stock'])
    expect(existsSync(join(places.distDir, 'broker', folder)), folder).toBe(false);
  expect(await page('broker', 'index.html')).not.toContain('href="/search/');
  expect(await page('broker', 'sitemap.xml')).not.toContain('/search/');
});

test('on a full disk the last output stays, the report says so, and nothing of the build is left', async () => {
  await writeDealer(places.sitesDir, { slug: 'yard', cars: cars(3) });
  expect((await build(['yard'])).get('yard')?.errors).toEqual([]);
  const home = await page('yard', 'index.html');

  const write = fs.writeFileSync;
  let pages = 0;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    if (++pages > 5) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    write(...args);
  });
  syncBuiltinESMExports();
  const reports = await build(['yard']).finally(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  expect(reports.get('yard')?.errors).toEqual([
    `yard: the disk of ${places.distDir} is full, so its last output stays. Free some space and build again.`,
  ]);
  expect(await page('yard', 'index.html')).toBe(home);
  expect(await readdir(getGenerationsDir(places.distDir, 'yard'))).toHaveLength(2);
});
