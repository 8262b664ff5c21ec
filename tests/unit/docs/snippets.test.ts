import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeNestedFields } from '#scripts/docs-config/field-docs.ts';
import { convertSchema } from '#scripts/docs-config/json-schemas.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { DATA_FILES } from '#site/content/data-files.ts';
import { ownTemplateSchema } from '#site/read-template.ts';
import { mappingSchema } from '#stock/mapping/schema.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';
import { markdownFiles } from './markdown.ts';
import { fencedBlocks, inlineCode, objectOf } from './snippets.ts';

/** References and architecture show code of other kinds; the changelog names old keys. */
const OTHER_DOCS = /^(?:src\/|docs\/(?:reference|architecture)\/|CHANGELOG\.md)/;
const files = markdownFiles().filter(({ path }) => !OTHER_DOCS.test(path));

/** The problems of a part of site.ts, a line each. */
function configProblems(part: Readonly<Record<string, unknown>>): string[] {
  const { home, ...own } = part;
  const site = { ...PLAIN_CONFIG, ...own, home: { ...PLAIN_CONFIG.home, ...(home as object | undefined) } };
  const { issues = [] } = v.safeParse(siteConfigSchema, site);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

/** The problems of a template of the dealers' own, a line each. */
function templateProblems(template: Readonly<Record<string, unknown>>): string[] {
  const { issues = [] } = v.safeParse(ownTemplateSchema, template);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('every part of site.ts in the documentation is valid', () => {
  const problems = files.flatMap(({ path, text }) =>
    fencedBlocks(text, 'ts').flatMap((code) => {
      const part = objectOf(code);
      const check = code.includes('defineTemplate(') ? templateProblems : configProblems;
      const found = part === undefined ? ['is no object'] : check(part);
      return found.map((problem) => `${path}: ${code.trim().split('\n')[0]}: ${problem}`);
    }),
  );
  expect(problems).toEqual([]);
});

const CONFIG_KEYS = new Set(describeNestedFields(convertSchema(siteConfigSchema)).map(({ key }) => key));

/** Keys of other objects, such as templates, or of nested objects of site.ts, that sentences mention alone; byTemplate is not in the schema. */
const OTHER_KEYS = new Set([
  'byTemplate',
  'car_type',
  'fonts',
  'format',
  'position',
  'pricedOnly',
  'show_on_dealer_website',
  'simple_body',
  'status',
  'tag',
  'timeZone',
]);

test('every part of site.ts in a sentence is valid', () => {
  const problems = files.flatMap(({ path, text }) =>
    inlineCode(text).flatMap((code) => {
      const part = /^[a-z]\w*: ./i.test(code) ? objectOf(code) : undefined;
      const [key = ''] = Object.keys(part ?? {});
      if (part === undefined || OTHER_KEYS.has(key)) return [];
      if (!CONFIG_KEYS.has(key)) return [`${path}: ${code}: site.ts has no such key.`];
      return configProblems(part).map((problem) => `${path}: ${code}: ${problem}`);
    }),
  );
  expect(problems).toEqual([]);
});

/** Dotted names that are files, hosts or fields of a vehicle. */
const OTHER_PATHS =
  /\.(?:ts|tsx|astro|py|md|json|yml|toml|css|tsv|txt|xml|html|sqlite|localhost)$|^(?:Astro|manufacturer|address|autograb_data|app|data|lead|offer|valuation|images|refinementList)\./;

test('every key of site.ts that the documentation mentions by its path exists', () => {
  const tops = new Set([...CONFIG_KEYS].map((key) => key.split(/[.[]/)[0]));
  const problems = files.flatMap(({ path, text }) =>
    inlineCode(text).flatMap((code) => {
      if (!/^[a-z]\w*(?:\.(?:[a-z]\w*|<[a-z]+>))+$/i.test(code) || OTHER_PATHS.test(code)) return [];
      return tops.has(code.split('.')[0]) && CONFIG_KEYS.has(code) ? [] : [`${path}: ${code}`];
    }),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['docs/guides/promos.md', DATA_FILES.promos],
  ['docs/guides/models-and-makes.md', DATA_FILES.models],
  ['docs/guides/special-offers.md', DATA_FILES.offers],
  ['docs/guides/stock-feed.md', mappingSchema],
] as const)('the example of %s is valid', (path, schema: v.GenericSchema) => {
  const [example = ''] = fencedBlocks(readFileSync(path, 'utf8'), 'json');
  const { issues = [] } = v.safeParse(schema, JSON.parse(example));
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
});
