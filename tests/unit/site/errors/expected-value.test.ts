import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  allowedValues,
  describeExpectedValue,
  knownKeys,
  quoteList,
  schemasAt,
  schemasOfKind,
  toSentence,
} from '#site/errors/expected-value.ts';

const car = v.strictObject({ kind: v.literal('car'), doors: v.number() });
const truck = v.strictObject({ kind: v.literal('truck'), payload: v.number(), note: v.optional(v.string()) });

const schema = v.strictObject({
  name: v.string(),
  size: v.optional(v.nullable(v.number())),
  pair: v.tuple([v.string(), v.boolean()]),
  tags: v.array(v.picklist(['new', 'used'])),
  labels: v.record(v.string(), v.boolean()),
  fee: v.union([v.literal(false), v.union([v.number(), v.string()])]),
  vehicle: v.variant('kind', [car, truck]),
});

describe('the schemas at a path', () => {
  test.each([
    [['name'], ['string']],
    [['size'], ['number']],
    [['pair', 0], ['string']],
    [['pair', 1], ['boolean']],
    [['tags'], ['array']],
    [['tags', 7], ['picklist']],
    [['labels', 'any'], ['boolean']],
    [['fee'], ['literal', 'number', 'string']],
    [['vehicle'], ['strict_object', 'strict_object']],
    [
      ['vehicle', 'kind'],
      ['literal', 'literal'],
    ],
    [['vehicle', 'doors'], ['number']],
    [['unknown'], []],
    [['name', 'deeper', 'still'], []],
    [[], ['strict_object']],
  ])('at %j are %j', (path, types) => expect(schemasAt(schema, path).map(({ type }) => type)).toEqual(types));
});

describe('the schemas of the kind of an object', () => {
  const nodes = schemasAt(schema, ['vehicle']);

  test.each([
    ['a truck', { kind: 'truck' }, [['kind', 'payload', 'note']]],
    ['a car, whatever else it has', { kind: 'car', payload: 3 }, [['kind', 'doors']]],
    [
      'an unknown kind',
      { kind: 'boat' },
      [
        ['kind', 'doors'],
        ['kind', 'payload', 'note'],
      ],
    ],
    [
      'no kind',
      {},
      [
        ['kind', 'doors'],
        ['kind', 'payload', 'note'],
      ],
    ],
    [
      'nothing',
      undefined,
      [
        ['kind', 'doors'],
        ['kind', 'payload', 'note'],
      ],
    ],
  ])('%s', (_, object, keys) => {
    expect(schemasOfKind(nodes, object).map((node) => knownKeys([node]))).toEqual(keys);
  });

  test('are all that name no kind', () => {
    const either = schemasAt(v.union([v.string(), v.strictObject({ name: v.string() })]), []);
    expect(schemasOfKind(either, { name: 'x' })).toEqual(either);
  });
});

test('known keys are those of all kinds, each once', () => {
  expect(knownKeys(schemasAt(schema, ['vehicle']))).toEqual(['kind', 'doors', 'payload', 'note']);
  expect(knownKeys(schemasAt(schema, ['name']))).toEqual([]);
});

test.each([
  ['a picklist', v.picklist(['a', 'b']), ['a', 'b']],
  ['literals', v.union([v.literal('a'), v.literal('b')]), ['a', 'b']],
  ['the texts among other values', v.union([v.picklist(['a', 1]), v.literal(false), v.number()]), ['a']],
  ['none of free text', v.string(), []],
])('the allowed values are those of %s', (_, of, values) => {
  expect(allowedValues(schemasAt(of, []))).toEqual(values);
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
