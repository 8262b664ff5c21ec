import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { generateReferences } from '#scripts/docs-config/references.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { PAGE_KEYS } from '#site/content/pages.ts';
import { getMarkdownPlaceholderValues } from '#site/content/placeholders.ts';
import { fitToStock } from '#site/fit-to-stock.ts';
import { fencedBlocks, objectOf } from '#tests/unit/docs/snippets.ts';

const made = generateReferences();

const ANY_SITE = {
  slug: 'test-yard',
  name: 'Test Yard',
  template: 'classic',
  url: 'https://www.example.com.au',
  description: 'Cars.',
  brand: { colour: '#0b49c4' },
  home: { heading: 'Cars' },
};

test('every key of config and content has a doc comment', () => expect(made.problems).toEqual([]));

test.each(made.references)(
  '$file is what the schemas say: "npm run docs:config" writes it',
  async ({ file, text }) => expect(await readFile(file, 'utf8')).toBe(text),
);

const configReference = made.references.find(({ file }) => file.endsWith('/config.md'))?.text ?? '';
const examples = [
  ...fencedBlocks(configReference, 'ts'),
  ...[...configReference.matchAll(/ Example: `([^`]+)`\. \|$/gm)].map(([, code = '']) => code),
].map((code) => code.trim().replace(/,$/, ''));

// biome-ignore format: a list reads better in rows
test.each([
  'slug', 'name', 'template', 'url', 'brand', 'phones', 'stock.feed', 'stock.mapping', 'search', 'search.facets',
  'search.ranges', 'search.filterOrder', 'search.makeHeadings', 'search.rememberSections', 'search.popularSearches',
  'search.defaultSort', 'search.pricedOnly', 'search.engine', 'search.engine.typesense', 'leads.targets', 'links', 'nav',
  'home', 'valuation', 'reserve', 'finance.calculator', 'images', 'rebuild', 'hosting',
])('the reference shows an example of %s', (path) => {
  const values = examples.map((code) =>
    path.split('.').reduce<unknown>((value, key) => Object(value)[key], objectOf(code)),
  );
  expect(values.some((value) => value !== undefined)).toBe(true);
});

test('every example is valid', () => {
  const problems = examples.flatMap((code) => {
    const { issues = [] } = v.safeParse(siteConfigSchema, { ...ANY_SITE, ...objectOf(code) });
    return issues.map((issue) => `${code}: ${v.getDotPath(issue)}: ${issue.message}`);
  });
  expect(problems).toEqual([]);
});

const pageReference =
  (await readFile('docs/reference/content.md', 'utf8')).split('## content/pages/')[1] ?? '';
const listDocumented = (row: RegExp) => [...pageReference.matchAll(row)].map(([, name = '']) => name).sort();

test('the documented keys of text pages are those that may be written', () => {
  const known = [...PAGE_KEYS.required, ...PAGE_KEYS.optional];
  expect(listDocumented(/^\| `(\w+)`/gm)).toEqual(known.sort());
});

test('the documented placeholders are those that pages are filled with', () => {
  const config = fitToStock(v.parse(siteConfigSchema, ANY_SITE), []);
  const known = Object.keys(getMarkdownPlaceholderValues({ config, locations: [] }));
  const documented = known.map((name) => (name.startsWith('links.') ? 'links.<key>' : name));
  const written = listDocumented(/^\| (`\{[^|]+) \|/gm).flatMap((cell) =>
    [...cell.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name),
  );
  expect(written.sort()).toEqual([...new Set(documented)].sort());
});
