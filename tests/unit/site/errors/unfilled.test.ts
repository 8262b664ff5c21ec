import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatProblems } from '#site/errors/format-issues.ts';

const schema = v.strictObject({
  name: v.string(),
  address: v.optional(
    v.strictObject({ postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits')) }),
  ),
  phones: v.optional(v.array(v.string()), []),
  note: v.optional(v.nullable(v.string())),
});

function problemsOf(content: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, content);
  return formatProblems('site.ts', content, issues, schema);
}

test('filled in and valid content has no problems', () => {
  expect(problemsOf({ name: 'Plain', address: { postcode: '4870' }, note: null })).toEqual([]);
});

test.each([
  ['REPLACE ME: the name of the yard', 'the name of the yard'],
  ['<p>REPLACE ME:   your hours</p>', 'your hours</p>'],
  ['REPLACE ME', 'what belongs there'],
  ['REPLACE ME:', 'what belongs there'],
  ['REPLACE ME:  ', 'what belongs there'],
])('%j says what to write', (name, wanted) => {
  expect(problemsOf({ name })).toEqual([`site.ts: name: is not filled in yet. Write ${wanted}.`]);
});

test('text that merely tells to replace something is filled in', () => {
  expect(problemsOf({ name: 'Replace me' })).toEqual([]);
});

test('a value further in is named by its path, once, though it breaks the schema as well', () => {
  const content = {
    name: 'Plain',
    address: { postcode: 'REPLACE ME: the postcode' },
    phones: ['07 5550 0100', 'REPLACE ME: the number of the workshop'],
  };
  expect(problemsOf(content)).toEqual([
    'site.ts: address.postcode: is not filled in yet. Write the postcode.',
    'site.ts: phones.1: is not filled in yet. Write the number of the workshop.',
  ]);
});

test('what is not filled in comes before what breaks the schema', () => {
  expect(problemsOf({ name: 3, address: { postcode: 'REPLACE ME: the postcode' }, colour: 'red' })).toEqual([
    'site.ts: address.postcode: is not filled in yet. Write the postcode.',
    'site.ts: name: is 3. Must be text in quotes.',
    'site.ts: colour: is not a known key. Known keys: name, address, phones, note.',
  ]);
});
