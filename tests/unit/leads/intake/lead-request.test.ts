import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Json } from '#leads/intake/lead.ts';
import { createLeadId, toCanonicalJson } from '#leads/intake/lead-id.ts';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';
import { sanitizeObject, sanitizeText } from '#leads/intake/sanitize-json.ts';

const LEAST = { form: 'contact', key: 'abcd-123', userData: { name: 'Ada', marketing: true, year: 2021 } };

/** What is read of the least that a lead needs, with one thing more. */
const read = (more: Record<string, unknown> = {}): LeadRequest =>
  v.parse(leadRequestSchema, { ...LEAST, ...more });

/** 'key: must be …' for each problem. */
function problemsOf(request: unknown): string[] {
  const { issues = [] } = v.safeParse(leadRequestSchema, request);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('a lead needs its form, its key and what the visitor wrote', () => {
  expect(read()).toEqual({
    ...LEAST,
    url: '',
    user_agent: '',
    source: 'Website',
    car_id: null,
    car_dealership_id: null,
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    sent_at: null,
    captcha: null,
  });
});

describe('the context of a lead is cut to size, so that none is refused because of it', () => {
  const long = (length: number) => Array.from({ length }, (_, index) => String(index % 10)).join('');

  test.each([
    ['url', 2000],
    ['user_agent', 500],
    ['car_id', 200],
    ['car_dealership_id', 200],
  ] as const)('%s has %i characters', (key, length) => {
    expect(read({ [key]: long(length + 1) })[key]).toBe(long(length));
  });

  test('the latest 50 pages, each with 2000 characters', () => {
    const visited_pages = Array.from({ length: 51 }, (_, page) => `/${page}/`);
    const { lead_attributes } = read({ lead_attributes: { visited_pages } });
    expect(lead_attributes.visited_pages).toEqual(visited_pages.slice(1));
    const [page] = read({ lead_attributes: { visited_pages: [long(2001)] } }).lead_attributes.visited_pages;
    expect(page).toBe(long(2000));
  });

  test('the first 40 parameters, each with 500 characters', () => {
    const entries = Array.from({ length: 41 }, (_, index) => [`utm_${index}`, String(index)]);
    const { lead_attributes } = read({
      lead_attributes: { linked_query_params: Object.fromEntries(entries) },
    });
    expect(Object.entries(lead_attributes.linked_query_params)).toEqual(entries.slice(0, 40));
    const { linked_query_params } = read({
      lead_attributes: { linked_query_params: { [long(501)]: long(501) } },
    }).lead_attributes;
    expect(linked_query_params).toEqual({ [long(500)]: long(500) });
  });
});

describe('what no page of ours sends is refused by name', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ form: 'spam' }, 'form: is not a known form'],
    [{ form: 'constructor' }, 'form: is not a known form'],
    [{ form: ['contact'] }, 'form: is not a known form'],
    [{ key: 'abcd-12' }, 'key: must be 8 to 64 letters, digits or hyphens'],
    [{ key: 'a'.repeat(65) }, 'key: must be 8 to 64 letters, digits or hyphens'],
    [{ key: 'abcd 1234' }, 'key: must be 8 to 64 letters, digits or hyphens'],
    [{ key: '../abcd-1234' }, 'key: must be 8 to 64 letters, digits or hyphens'],
    [{ key: 'abcd-1234/..' }, 'key: must be 8 to 64 letters, digits or hyphens'],
    [{ userData: { name: { first: 'Ada' } } }, 'userData.name: must be a text'],
    [{ userData: { name: null } }, 'userData.name: must be a text'],
  ])('%j', (more, problem) => expect(problemsOf({ ...LEAST, ...more })).toEqual([problem]));

  test.each(['form', 'key', 'userData'])('without %s', (key) => {
    expect(problemsOf({ ...LEAST, [key]: undefined })).toEqual([expect.stringMatching(`^${key}: `)]);
  });

  test.each([
    ['source', 'Phone'],
    ['sent_at', 'yesterday'],
    ['captcha', 'x'.repeat(4097)],
  ])('%s as %s', (key, value) => {
    expect(problemsOf({ ...LEAST, [key]: value })).toEqual([expect.stringMatching(`^${key}: `)]);
  });

  test('the longest key and captcha are fine', () => {
    expect(problemsOf({ ...LEAST, key: 'a'.repeat(64), captcha: 'x'.repeat(4096) })).toEqual([]);
  });
});

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
