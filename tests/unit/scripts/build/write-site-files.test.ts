import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteAuth } from '#published-site/server-files.ts';
import { renderHeadersFile } from '#scripts/build/security-headers.ts';
import { renderRobots, renderSitemap, writeSiteFiles } from '#scripts/build/write-site-files.ts';
import type { Route } from '#site/routes/route.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const car = makeCar({ id: 'c1', slug: 'a-hilux', created_at: '2026-10-01T03:00:00Z' });
const routeOf = (path: string, kind: Route['kind']): Route => ({
  path,
  kind,
  input: () => [],
  source: 'test',
});
const sitemapOf = (priceHistory: Record<string, [string, number][]>) =>
  renderSitemap({ ...makeSite({}, { cars: [car] }), priceHistory }, [
    routeOf('/', 'home'),
    routeOf('/cars/a-hilux/', 'car'),
  ]);

test("a vehicle's page has the day of its listing, or of its latest price", () => {
  expect(sitemapOf({})).toContain('/cars/a-hilux/</loc><lastmod>2026-10-01</lastmod></url>');
  const repriced = {
    c1: [['2026-10-01', 25_990] as [string, number], ['2026-10-20', 24_990] as [string, number]],
  };
  expect(sitemapOf(repriced)).toContain('/cars/a-hilux/</loc><lastmod>2026-10-20</lastmod></url>');
});

test('a page whose last change is not known has no day', () => {
  expect(sitemapOf({}).match(/<lastmod>/g)).toHaveLength(1);
});

test("a vehicle's page has its main photo, by the sitemap extension for images", () => {
  const pictured = makeCar({ slug: 'a-ute', primary_image_url: '/photos/1.jpg?w=9&h=6', photos_count: 1 });
  const sitemap = renderSitemap(makeSite({}, { cars: [pictured] }), [routeOf('/cars/a-ute/', 'car')]);
  expect(sitemap).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(sitemap).toContain(
    '<image:image><image:loc>https://plain.example.com.au/photos/1.jpg?w=9&amp;h=6</image:loc></image:image></url>',
  );
});

const auth = { loginsEnv: 'PLAIN_LOGINS' };

async function publish(site: ReturnType<typeof makeSite>): Promise<string> {
  const dir = await makeTemporaryFolder();
  await writeSiteFiles(dir, site, []);
  return dir;
}

test('a site that asks for a login says so in its folder, for the host, and tells robots not to come', async () => {
  const dir = await publish(makeSite({ auth }));
  expect(await readSiteAuth(dir)).toEqual(auth);
  expect(await readFile(join(dir, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(await readFile(join(dir, '_headers'), 'utf8')).toMatch(
    /^\/\*\n( .*\n)* {2}X-Robots-Tag: noindex, nofollow, noarchive\n/,
  );
});

test('a site without the switch has none of it: nobody is asked, and robots may come', async () => {
  const dir = await publish(makeSite());
  expect(await readSiteAuth(dir)).toBeNull();
  expect(renderRobots(makeSite())).not.toContain('Disallow: /\n');
  expect(renderHeadersFile(makeSite(), [])).not.toContain('Robots');
});
