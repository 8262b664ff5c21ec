import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DEFAULT_FACET_ORDER, defaultFacetConfig, sortFacets } from '#search/refinements/facets.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('make, model and price stand first, then the other lists, then the other ranges', () => {
  const lists = (['car_type', 'make', 'model', 'fuel'] as const).map(defaultFacetConfig);
  const order = sortFacets(lists, ['km', 'price'], DEFAULT_FACET_ORDER).map(({ attribute }) => attribute);
  expect(order).toEqual(['make', 'model', 'price', 'car_type', 'fuel', 'km']);
});

test('what a dealer puts first stands first; what it does not offer is not there', () => {
  const order = sortFacets(
    [defaultFacetConfig('make'), defaultFacetConfig('fuel')],
    ['year'],
    ['seats', 'year', 'fuel'],
  );
  expect(order.map(({ attribute }) => attribute)).toEqual(['year', 'fuel', 'make']);
});

test.each([
  ['make', { attribute: 'make', as: 'cards', singleSelect: false }],
  ['fuel', { attribute: 'fuel', as: 'checkboxes', singleSelect: false }],
  ['weekly_price_range', { attribute: 'weekly_price_range', as: 'checkboxes', singleSelect: true }],
  [
    { attribute: 'fuel', as: 'select' },
    { attribute: 'fuel', as: 'select', singleSelect: true },
  ],
  [
    { attribute: 'fuel', as: 'select', singleSelect: false },
    { attribute: 'fuel', as: 'select', singleSelect: true },
  ],
  [
    { attribute: 'make', singleSelect: true },
    { attribute: 'make', as: 'cards', singleSelect: true },
  ],
  [
    { attribute: 'make', as: 'checkboxes' },
    { attribute: 'make', as: 'checkboxes', singleSelect: false },
  ],
  [
    { attribute: 'body', as: 'cards' },
    { attribute: 'body', as: 'cards', singleSelect: false },
  ],
] as const)('a list is named alone or with how it is shown: %o', (given, filter) => {
  expect(makeSite({ search: { facets: [given] } }).search.facets).toEqual([filter]);
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
