import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DEFAULT_FACET_ORDER, defaultFacetConfig, sortFacets } from '#search/refinements/facets.ts';
import { buildPriceBuckets, priceSearchUrl } from '#search/refinements/price-buckets.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('make, model and price stand first, then the other lists, then the other ranges', () => {
  const lists = (['car_type', 'make', 'model', 'fuel'] as const).map(defaultFacetConfig);
  const order = sortFacets(lists, ['km', 'price'], DEFAULT_FACET_ORDER).map(({ attribute }) => attribute);
  expect(order).toEqual(['make', 'model', 'price', 'car_type', 'fuel', 'km']);
});

test('what a dealer puts first stands first; what it does not offer is not there', () => {
  const lists = (['make', 'fuel'] as const).map(defaultFacetConfig);
  const order = sortFacets(lists, ['year'], ['seats', 'year', 'fuel']);
  expect(order.map(({ attribute }) => attribute)).toEqual(['year', 'fuel', 'make']);
});

test.each([
  ['make', undefined, 'cards', false],
  ['fuel', undefined, 'checkboxes', false],
  ['weekly_price_range', undefined, 'checkboxes', true],
  ['fuel', { as: 'select' }, 'select', true],
  ['fuel', { as: 'select', singleSelect: false }, 'select', true],
  ['make', { singleSelect: true }, 'cards', true],
  ['make', { as: 'checkboxes' }, 'checkboxes', false],
  ['body', { as: 'cards' }, 'cards', false],
] as const)('a list is named alone or with how it is shown: %s, %j', (attribute, how, as, singleSelect) => {
  const given = how ? { attribute, ...how } : attribute;
  const { facets } = makeSite({ search: { facets: [given] } }).search;
  expect(facets).toEqual([{ attribute, as, singleSelect }]);
});

describe('a list that cannot be shown is reported with its fix', () => {
  const { slug, name, template, url, description, brand, home } = makeSite();
  test.each([
    ['colr', /^site\.ts: search\.facets\.0: is "colr"\. .*"colour"/],
    [{ attribute: 'fuel', as: 'tabs' }, /^site\.ts: search\.facets\.0\.as: is "tabs"\. .*"checkboxes"/],
    [{ attribute: 'fuel', as: 'cards' }, /^site\.ts: search\.facets\.0: .*must be make or body/i],
    [{ attribute: 'fuel', sort: 'name' }, /^site\.ts: search\.facets\.0\.sort: is not a known key/],
  ])('%o', (given, line) => {
    const config = { slug, name, template, url, description, brand, home, search: { facets: [given] } };
    const { issues = [] } = v.safeParse(siteConfigSchema, config);
    expect(formatIssues('site.ts', issues, siteConfigSchema)).toEqual([expect.stringMatching(line)]);
  });
});

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
  const range = { min: 5000, max: 250_000 };
  for (const own of [undefined, 'price:asc'] as const)
    expect(priceSearchUrl(range, slugs, own)).toBe('/search/?price=5000:250000&sortBy=price:desc');
  expect(priceSearchUrl(range, slugs, 'price:desc')).toBe('/search/?price=5000:250000');
});
