import { expect, test } from 'vitest';
import { buildPriceBuckets, priceSearchUrl } from '#search/refinements/price-buckets.ts';
import { buildSlugTable } from '#search/state/slugs.ts';

const slugs = buildSlugTable([]);

test('usual ranges without cars are left out, and an end counts in both of its ranges', () => {
  expect(buildPriceBuckets([9999, 20_000, 20_001, 150_000])).toEqual([
    { label: 'Under $10,000', count: 1, range: { max: 10_000 } },
    { label: '$10,000 to $20,000', count: 1, range: { min: 10_000, max: 20_000 } },
    { label: '$20,000 to $30,000', count: 2, range: { min: 20_000, max: 30_000 } },
    { label: '$100,000 or more', count: 1, range: { min: 100_000 } },
  ]);
});

test('a price range is searched the dearest first', () => {
  expect(priceSearchUrl({ min: 5000, max: 250_000 }, slugs)).toBe(
    '/search/?price=5000:250000&sortBy=price:desc',
  );
  expect(priceSearchUrl({ min: 5000, max: 250_000 }, slugs, 'price:asc')).toBe(
    '/search/?price=5000:250000&sortBy=price:desc',
  );
  expect(priceSearchUrl({ min: 5000, max: 250_000 }, slugs, 'price:desc')).toBe('/search/?price=5000:250000');
});
