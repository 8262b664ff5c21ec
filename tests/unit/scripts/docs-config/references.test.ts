import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeType } from '#scripts/docs-config/describe-type.ts';
import { describeFields, describeNestedFields } from '#scripts/docs-config/field-docs.ts';
import type { JsonNode } from '#scripts/docs-config/json-node.ts';
import { convertSchema } from '#scripts/docs-config/json-schemas.ts';
import { renderConfigSections, renderFieldTable } from '#scripts/docs-config/markdown.ts';
import { PLACEHOLDER_DOCS } from '#scripts/docs-config/page-reference.ts';
import { generateReferences } from '#scripts/docs-config/references.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { getMarkdownPlaceholderValues } from '#site/content/placeholder-values.ts';
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

test('every key of config and content has a doc comment', () => {
  expect(made.problems).toEqual([]);
});

test.each(made.references)(
  '$file is what the schemas say: "npm run docs:config" writes it',
  async ({ file, text }) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

test.each([
  ['of a list', '`actions[].label`', 'Your own label.'],
  ['under names', '`targets.<name>.urlEnv`', 'The name of the environment variable that holds the address'],
  ['of a choice', '`calculator.rate`', 'The interest rate, in per cent a year.'],
  ['of a checked object', '`cloudName`', 'The cloud name of your Cloudinary account'],
])('a key of an object %s has its row', (_, key, sentence) => {
  const row = made.references[0]?.text.split('\n').find((line) => line.startsWith(`| ${key} |`));
  expect(row).toContain(sentence);
});

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

describe('the @example of a key', () => {
  const code = 'brand: { colour: "red" }';
  const site = (brand: JsonNode): JsonNode => ({
    properties: { brand: { ...brand, description: 'A brand.' } },
    required: ['brand'],
  });

  test('follows its description in a table', () => {
    const fields = describeFields(site({ type: 'string', 'x-example': code }));
    expect(renderFieldTable(fields)).toContain(`| A brand. Example: \`${code}\`. |`);
  });

  test('is a block of code in a section of its own', () => {
    const brand = { properties: { colour: { type: 'string' } }, 'x-example': code };
    expect(renderConfigSections(site({ type: 'object', ...brand }))).toContain(
      `## brand\n\nA brand.\n\n\`\`\`ts\n${code},\n\`\`\`\n\nObject; required.`,
    );
  });

  test('may be missing', () => {
    expect(renderFieldTable(describeFields(site({ type: 'string' })))).toContain('| A brand. |');
  });
});

test('a key without a doc comment is found at any depth', () => {
  const schema = v.strictObject({ inner: v.optional(v.array(v.strictObject({ deep: v.number() })), []) });
  const fields = describeNestedFields(convertSchema(schema));
  expect(fields.map(({ key, node }) => [key, node.description])).toEqual([
    ['inner', undefined],
    ['inner[].deep', undefined],
  ]);
  expect(renderFieldTable(fields)).toContain('| `inner` | list of objects | `[]` |  |');
});

test.each([
  ['text', v.pipe(v.string(), v.minLength(1, 'must not be empty'))],
  ['text: 11 digits', v.pipe(v.string(), v.regex(/^\d{11}$/, 'must be 11 digits'))],
  ['whole number, 1 to 100', v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))],
  ['number, 0 or more', v.optional(v.pipe(v.number(), v.minValue(0)), 3)],
  ['`"red"` or `"green"`', v.picklist(['red', 'green'])],
  ['one of `"a"`, `"b"`, `"c"`', v.picklist(['a', 'b', 'c'])],
  ['`false`, or object', v.union([v.literal(false), v.strictObject({})])],
  ['text, or `null`', v.optional(v.nullable(v.string()), null)],
  ['list of `"a"` or `"b"`', v.array(v.picklist(['a', 'b']))],
  ['object of names with a text each', v.record(v.string(), v.string())],
  ['text, or list of texts', v.lazy((given) => (Array.isArray(given) ? v.array(v.string()) : v.string()))],
  [
    'object: names one of both',
    v.pipe(
      v.strictObject({}),
      v.check(() => true, 'must name one of both'),
    ),
  ],
  ['object of names with any value each', v.record(v.string(), v.unknown())],
  ['text, a day such as `"2026-06-01"`', v.pipe(v.string(), v.isoDate())],
])('what may be written reads "%s"', (words, schema) => {
  expect(describeType(convertSchema(schema))).toBe(words);
});

test('the documented placeholders are those that pages are filled with', () => {
  const config = v.parse(siteConfigSchema, ANY_SITE);
  const known = Object.keys(getMarkdownPlaceholderValues({ config, locations: [] }));
  const documented = known.map((name) => (name.startsWith('links.') ? 'links.<key>' : name));
  expect(Object.keys(PLACEHOLDER_DOCS).sort()).toEqual([...new Set(documented)].sort());
});
