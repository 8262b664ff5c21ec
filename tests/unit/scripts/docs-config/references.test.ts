import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeType } from '#scripts/docs-config/describe-type.ts';
import { describeNestedFields } from '#scripts/docs-config/field-docs.ts';
import { renderFieldTable } from '#scripts/docs-config/markdown.ts';
import { PLACEHOLDER_DOCS } from '#scripts/docs-config/page-reference.ts';
import { generateReferences } from '#scripts/docs-config/references.ts';
import type { SchemaNode } from '#scripts/docs-config/schema-node.ts';
import { siteConfigSchema } from '#site/config/schema.ts';
import { getMarkdownPlaceholderValues } from '#site/content/placeholder-values.ts';

const made = generateReferences();

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
  ['of a list', '`actions[].label`', 'What it says, in other words than ours.'],
  ['under names', '`targets.<name>.urlEnv`', 'Names the variable that holds the address: https only.'],
  ['of a choice', '`calculator.rate`', 'Per cent a year.'],
  ['of a checked object', '`cloudName`', 'The account'],
])('a key of an object %s has its row', (_, key, sentence) => {
  const row = made.references[0]?.text.split('\n').find((line) => line.startsWith(`| ${key} |`));
  expect(row).toContain(sentence);
});

test('a key without a doc comment is found, however deep it lies', () => {
  const schema = v.strictObject({ inner: v.optional(v.array(v.strictObject({ deep: v.number() })), []) });
  const fields = describeNestedFields(schema as unknown as SchemaNode, undefined);
  expect(fields.map(({ key, sentence }) => [key, sentence])).toEqual([
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
  ['text, a day such as `"2026-06-01"`', v.pipe(v.string(), v.isoDate())],
])('what may be written reads "%s"', (words, schema) => {
  expect(describeType(schema as unknown as SchemaNode)).toBe(words);
});

test('the placeholders that are told of are those that pages are filled with', () => {
  const config = v.parse(siteConfigSchema, {
    slug: 'test-yard',
    name: 'Test Yard',
    template: 'classic',
    url: 'https://www.example.com.au',
    description: 'Cars.',
    brand: { colour: '#0b49c4' },
    home: { heading: 'Cars' },
  });
  const known = Object.keys(getMarkdownPlaceholderValues({ config, locations: [] }));
  const told = known.map((name) => (name.startsWith('links.') ? 'links.<key>' : name));
  expect(Object.keys(PLACEHOLDER_DOCS).sort()).toEqual([...new Set(told)].sort());
});
