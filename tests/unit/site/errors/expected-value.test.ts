import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  describeExpectedValue,
  knownKeys,
  quoteList,
  schemasAt,
  schemasOfKind,
  toSentence,
} from '#site/errors/expected-value.ts';

test('each place of a tuple has its own schema', () => {
  const pair = v.tuple([v.string(), v.boolean()]);
  expect([0, 1].map((place) => schemasAt(pair, [place]).map(({ type }) => type))).toEqual([
    ['string'],
    ['boolean'],
  ]);
});

test.each([
  ['a truck', { kind: 'truck' }, ['kind', 'payload']],
  ['a car, whatever else it has', { kind: 'car', payload: 3 }, ['kind', 'doors']],
  ['an unknown kind: those of all, each once', { kind: 'boat' }, ['kind', 'doors', 'payload']],
  ['nothing: those of all, each once', undefined, ['kind', 'doors', 'payload']],
])('the known keys of %s', (_, object, keys) => {
  const car = v.strictObject({ kind: v.literal('car'), doors: v.number() });
  const truck = v.strictObject({ kind: v.literal('truck'), payload: v.number() });
  const nodes = schemasAt(v.variant('kind', [car, truck]), []);
  expect(knownKeys(schemasOfKind(nodes, object))).toEqual(keys);
});

describe('what a value must be, in words', () => {
  test.each([
    ['Must be text in quotes.', v.string()],
    ['Must be a number, without quotes.', v.number()],
    ['Must be true or false.', v.boolean()],
    ['Must be a list in square brackets.', v.array(v.string())],
    ['Must be a list in square brackets.', v.tuple([v.string()])],
    ['Must be "on".', v.literal('on')],
    ['Must be false.', v.literal(false)],
    ['Must be one of "a", "b".', v.picklist(['a', 'b'])],
    ['Must be an object in braces.', v.strictObject({ a: v.optional(v.string()) })],
    ['Must be an object in braces.', v.strictObject({})],
    [
      'Must be an object with "a", "c".',
      v.strictObject({ a: v.string(), b: v.optional(v.string()), c: v.nullable(v.string()) }),
    ],
    ['Must be date.', v.date()],
    ['Must be false or text in quotes.', v.union([v.literal(false), v.string()])],
    ['Must be text in quotes.', v.union([v.string(), v.pipe(v.string(), v.minLength(3))])],
  ])('%s', (sentence, of) => expect(describeExpectedValue(schemasAt(of, []))).toBe(sentence));

  const own = v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.regex(/^a/, 'must start with "a"'),
  );

  test('are the schema’s own, where it says what must be and not only what must not', () => {
    expect(describeExpectedValue(schemasAt(own, []))).toBe('Must start with "a".');
    const negative = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
    expect(describeExpectedValue(schemasAt(negative, []))).toBe('Must be text in quotes.');
    const other = v.pipe(v.string(), v.minLength(1, 'write what must be there'));
    expect(describeExpectedValue(schemasAt(other, []))).toBe('Must be text in quotes.');
  });

  test('are ours where the schema is one of several', () => {
    expect(describeExpectedValue(schemasAt(v.union([own, v.number()]), []))).toBe(
      'Must be text in quotes or a number, without quotes.',
    );
  });
});

test.each([
  [[], ''],
  [['a'], '"a"'],
  [['a', 'b', 'c'], '"a", "b", "c"'],
])('a list of %j is quoted', (values, text) => expect(quoteList(values)).toBe(text));

test.each([
  ['must be short', 'Must be short.'],
  ['Ends by itself.', 'Ends by itself.'],
  ['did you mean "a"?', 'Did you mean "a"?'],
  ['version 2.0 or 3', 'Version 2.0 or 3.'],
])('%s becomes a sentence', (text, sentence) => expect(toSentence(text)).toBe(sentence));
