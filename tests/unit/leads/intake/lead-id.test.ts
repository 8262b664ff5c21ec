import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#leads/intake/lead.ts';
import { createLeadId, toCanonicalJson } from '#leads/intake/lead-id.ts';

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

test('canonical JSON says the same as JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the order of keys makes no difference, the order of lists does', () => {
  expect(toCanonicalJson({ b: [2, 1], a: { d: null, c: 'x' } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
  expect(toCanonicalJson([{ b: 2, a: 1 }, [{ d: 4, c: 3 }]])).toBe('[{"a":1,"b":2},[{"c":3,"d":4}]]');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json), (object) => {
      const turned = Object.fromEntries(Object.entries(object).reverse());
      expect(toCanonicalJson(turned)).toBe(toCanonicalJson(object));
    }),
  );
});

test('an id is 32 hex digits, the same for the same', () => {
  const sent = { site: 'example', key: 'key', body: { a: 1, b: 2 } };
  expect(createLeadId(sent)).toMatch(/^[0-9a-f]{32}$/);
  expect(createLeadId({ ...sent, body: { b: 2, a: 1 } })).toBe(createLeadId(sent));
});

test.each([
  ['site', { site: 'other' }],
  ['key', { key: 'other' }],
  ['body', { body: { a: 2 } }],
  ['border between site and key', { site: 'examplek', key: 'ey' }],
])('another %s, another id', (_, over) => {
  const sent = { site: 'example', key: 'key', body: { a: 1 } };
  expect(createLeadId({ ...sent, ...over })).not.toBe(createLeadId(sent));
});
