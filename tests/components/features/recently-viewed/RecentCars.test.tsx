import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStyles } from '#browser/load-styles.ts';
import { buildCardSettings } from '#features/car-card/site-card.ts';
import { fetchCurrentStockBySlug, fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';
import { RecentCars } from '#features/recently-viewed/RecentCars.island.tsx';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeKnownCars } from '#tests/support/factories/make-known-cars.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

vi.mock('#browser/load-styles.ts', () => ({ loadStyles: vi.fn() }));
vi.mock('#features/current-stock/current-stock.ts', () => ({
  fetchStockIndexUrl: vi.fn(),
  fetchCurrentStockBySlug: vi.fn(),
}));

const corolla = makeCar({ id: 'a' });
const ranger = makeCar({ id: 'b', make: 'Ford', model: 'Ranger' });
const site = makeSite({}, { cars: [corolla, ranger] });
const island = <RecentCars settings={buildCardSettings(site)} />;

/** Stores the pages of this visit, latest last. */
function visit(...paths: string[]): void {
  const attribution = { visited_pages: paths, linked_query_params: {} };
  sessionStorage.setItem('forecourt:example-motors:visited', JSON.stringify(attribution));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(fetchStockIndexUrl).mockResolvedValue('/search/cars.json');
  vi.mocked(fetchCurrentStockBySlug).mockResolvedValue(makeKnownCars(site, new Date('2026-11-21T00:00:00Z')));
});

test('a visit without viewed cars requests nothing and shows nothing', () => {
  visit('/', '/search/');
  const { html } = hydrateIsland(island);
  expect(html).toBe('<div class="recent"></div>');
  expect(fetchStockIndexUrl).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
});

test('the cars viewed during this visit are shown, latest first', async () => {
  visit(`/cars/${ranger.slug}/`, '/', `/cars/${corolla.slug}/`);
  hydrateIsland(island);
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(fetchCurrentStockBySlug).toHaveBeenCalledWith('/search/cars.json', [corolla.slug, ranger.slug]);
});

test.each([
  ['the stock', () => vi.mocked(fetchStockIndexUrl).mockRejectedValue(new Error('offline'))],
  ['its styles', () => vi.mocked(loadStyles).mockRejectedValue(new Error('offline'))],
])('nothing is shown if %s cannot be loaded', async (_, fail) => {
  fail();
  visit(`/cars/${corolla.slug}/`);
  hydrateIsland(island);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(screen.queryByRole('region')).toBeNull();
});
