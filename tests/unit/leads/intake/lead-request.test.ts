import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';

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
