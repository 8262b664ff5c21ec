import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeObject, sanitizeText } from '#leads/intake/sanitize-json.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('an object from a stranger', () => {
  test.each([1, 6])('%i deep is read', (depth) => {
    expect(sanitizeObject(nested(depth))).toEqual(nested(depth));
  });

  test('7 deep is not', () => {
    expect(sanitizeObject(nested(7))).toBeUndefined();
    expect(sanitizeObject({ a: [[[[[[1]]]]]] })).toBeUndefined();
  });

  test.each([
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"prototype":1}',
    String.raw`{"__pro\u0000to__":1}`,
    '{"a":{"__proto__":{"b":1}}}',
    '{"a":[{"constructor":1}]}',
  ])('%s is not read', (text) => expect(sanitizeObject(JSON.parse(text))).toBeUndefined());

  test.each([[null], [[]], ['text'], [1], [undefined]])('%j is none', (value) => {
    expect(sanitizeObject(value)).toBeUndefined();
  });

  test('numbers, booleans, null and lists are unchanged, texts and keys are sanitised', () => {
    expect(sanitizeObject({ 'a\0': ['b\0', 1, true, null] })).toEqual({ a: ['b', 1, true, null] });
  });
});

describe('a text', () => {
  test.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\tb', 'a\tb'],
    ['\u0000\u0007\u001b\u007f\u0085', ''],
    ['\ud800a\udfff', '\ufffda\ufffd'],
    ['😀 ﷽ \u202e "<&\'', '😀 ﷽ \u202e "<&\''],
  ])('%j reads %j', (text, read) => expect(sanitizeText(text)).toBe(read));

  test('that was sanitised does not change again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sanitizeText(sanitizeText(text))).toBe(sanitizeText(text));
      }),
    );
  });
});
