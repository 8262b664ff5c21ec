import { expect, test } from 'vitest';
import { renderSitemap } from '#scripts/build/write-site-files.ts';
import type { Route } from '#site/routes/route.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

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
