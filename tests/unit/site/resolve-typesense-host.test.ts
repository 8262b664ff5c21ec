import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchKeyWarnings } from '#site/checks/warnings.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { resolveTypesenseHost } from '#site/resolve-typesense-host.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

const KEY = btoa(`${'x'.repeat(48)}{"filter_by":"show_on_dealer_website:=true"}`);
const HOST = { host: 'search.example.com.au', index: 'cars_plain' };
const siteWith = (typesense: object) =>
  makeSite({ search: { engine: { typesense: { ...HOST, ...typesense } } } });

test('a site searches its index file unless site.ts names a host', () => {
  expect(resolveTypesenseHost(makeSite(), {})).toBeUndefined();
  expect(searchKeyWarnings(makeSite())).toEqual([]);
});

test('host, key and index come from site.ts; https and its port are the defaults', () => {
  expect(resolveTypesenseHost(siteWith({ searchKey: KEY }), {})).toEqual({
    ...HOST,
    protocol: 'https',
    port: 443,
    key: KEY,
  });
  expect(searchKeyWarnings(siteWith({ searchKey: KEY }))).toEqual([]);
});

test('without a key pages search the index file, and a warning says how to get one', () => {
  expect(resolveTypesenseHost(siteWith({}), {})).toBeUndefined();
  expect(searchKeyWarnings(siteWith({}))).toEqual([
    'plain: search.engine.typesense.searchKey: is missing, so pages search the index file. Run "npm run stock:push -- --site plain" and write the key that it prints.',
  ]);
});

describe('the key may come from an environment variable', () => {
  const site = siteWith({ searchKeyEnv: 'PLAIN_SEARCH_KEY' });

  test('site.ts then lacks none', () => expect(searchKeyWarnings(site)).toEqual([]));

  test('it is read at build time, and goes before a key in site.ts', () => {
    const other = btoa(atob(KEY).replaceAll('x', 'y'));
    const both = siteWith({ searchKeyEnv: 'PLAIN_SEARCH_KEY', searchKey: other });
    expect(resolveTypesenseHost(both, { PLAIN_SEARCH_KEY: KEY })?.key).toBe(KEY);
    expect(resolveTypesenseHost(site, { PLAIN_SEARCH_KEY: KEY })?.key).toBe(KEY);
  });

  test.each([
    { env: {}, problem: 'PLAIN_SEARCH_KEY is not set.' },
    { env: { PLAIN_SEARCH_KEY: '' }, problem: 'PLAIN_SEARCH_KEY is not set.' },
    { env: { PLAIN_SEARCH_KEY: 'an-admin-key' }, problem: 'PLAIN_SEARCH_KEY contains no scoped search key.' },
  ])('$problem', ({ env, problem }) => {
    expect(() => resolveTypesenseHost(site, env)).toThrow(SiteError);
    expect(() => resolveTypesenseHost(site, env)).toThrow(
      `the environment variable ${problem} Set it to the key`,
    );
  });
});

test('a key that is not scoped is refused: everybody could read it', () => {
  const typesense = { ...HOST, searchKey: 'an-admin-key' };
  const config = { ...PLAIN_CONFIG, search: { engine: { typesense } } };
  const { issues = [] } = v.safeParse(siteConfigSchema, config);
  expect(formatIssues('site.ts', issues, siteConfigSchema)).toEqual([
    'site.ts: search.engine.typesense.searchKey: is "an-admin-key". Must be a scoped search key, as "npm run stock:push" prints it: it is read by everybody.',
  ]);
});
