import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isCalendarDate } from '#domain/calendar-date.ts';
import { reviewSchema } from '#domain/review/review.ts';
import {
  envNameSchema,
  hexColour,
  hostName,
  httpsOrigin,
  isoDateSchema,
  linkSchema,
  nonEmptyText,
  optionalText,
  phoneNumber,
  requiredLinkSchema,
  SLUG_PATH_PATTERN,
  slugText,
} from '#domain/scalar-schemas.ts';
import { messages } from '#tests/support/expect-fields.ts';

test.each([
  ['a slug', slugText, 'a|example-motors|mg4', '|A|a-|-a|a--b|a b'],
  ['a host name', hostName, 'search.example.com.au|a', '|a/b|https://a|A| a'],
  [
    'an origin',
    httpsOrigin,
    'https://www.example.com.au|https://localhost:4321',
    'http://a.au|https://a.au/|https://a.au:|https://a.au:x|https://| https://a.au|https://a b',
  ],
  ['a colour', hexColour, '#0b49c4|#FFFFFF', '#fff|0b49c4|#0b49c45|#0b49cg| #0b49c4'],
  [
    'a phone number',
    phoneNumber,
    '07 5550 0100|+61 7 5550 0100|+61 (0)7 5550 0100|(07) 5550-0100|131 313|1300 123 456',
    '|12345|07 5550 0100 |a07 5550 0100|+61 7 5550 0100 12345',
  ],
  ['a text', nonEmptyText, 'a| a ', '| '],
  ['the name of an environment variable', envNameSchema, 'A|CRM_URL|KEY2', '|crm|_A|2A|A-B| A|A '],
  ['an optional text', optionalText, 'a', ''],
] as const)('%s is %s, and not %s', (_, schema, good, bad) => {
  expect(good.split('|').filter((text) => !v.is(schema, text))).toEqual([]);
  expect(bad.split('|').filter((text) => v.is(schema, text))).toEqual([]);
});

test('an optional text may be absent', () => {
  expect([null, undefined].map((text) => v.is(optionalText, text))).toEqual([true, true]);
});

test.each([
  ['A', 'must be lower case words joined by hyphens, such as "example-motors"', slugText],
  ['/', 'must be a host name, such as "search.example.com.au"', hostName],
  [
    'a.au',
    'must be an address without path or trailing slash, such as "https://www.example.com.au"',
    httpsOrigin,
  ],
  ['red', 'must be a colour of six hex digits, such as "#0b49c4"', hexColour],
  ['1', 'must be a phone number as it is dialled, such as "07 5550 0100"', phoneNumber],
  [' ', 'must not be empty', nonEmptyText],
  ['crm', 'must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK"', envNameSchema],
  ['2026-02-30', 'must be an existing date', isoDateSchema],
  ['javascript:x', 'must start with "https://", or with "/" for a page of this site', linkSchema('page')],
  ['javascript:x', 'must start with "https://", or with "/" for a file of this site', linkSchema('file')],
] as const)('%s %s', (text, says, schema) => expect(messages(schema, text)).toEqual([says]));

test('a path is slugs joined by slashes', () => {
  const paths = ['careers/apprentices', 'careers', 'careers/', '/careers', 'a/B', 'a//b'];
  expect(paths.filter((path) => SLUG_PATH_PATTERN.test(path))).toEqual(paths.slice(0, 2));
});

test('white space around a text is left out', () => expect(v.parse(nonEmptyText, ' a ')).toBe('a'));

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 08:00', '2026-03-05'],
  ['2026-03-05T08:00:00+10:00', '2026-03-05'],
  ['05/03/2026', undefined],
  ['March 2026', undefined],
])('a review of %j was written on %j', (review_date, day) => {
  const review = { id: 'r1', customer_name: 'Kim', text: 'Good.', rating: 5, review_date };
  const read = v.safeParse(reviewSchema, review);
  expect(read.success ? read.output.review_date : undefined).toBe(day);
});

test('a day exists', () => {
  const days = '2028-02-29 2026-12-31 2026-02-29 2026-06-31 2026-13-01 26-12-2026 2026-1-1 12026-01-01';
  const others = '+012026-01-01 2026-01-011 2026-01-01T00:00:00Z 2026-01-01T00:00:00.000Z';
  const existing = [...days.split(' '), ...others.split(' '), ''].filter(isCalendarDate);
  expect(existing).toEqual(['2028-02-29', '2026-12-31']);
});

test.each([
  ['page', '/finance', '/finance/'],
  ['page', 'https://lender.example/apply', 'https://lender.example/apply'],
  ['file', '/files/report', '/files/report'],
] as const)('a link to the %s %s leads to %s', (to, url, address) => {
  expect(v.parse(requiredLinkSchema(to), url)).toBe(address);
});

test('an optional link may be absent', () => {
  expect([undefined, null].map((url) => v.parse(linkSchema('page'), url))).toEqual([null, null]);
  expect(v.is(requiredLinkSchema('page'), null)).toBe(false);
});
