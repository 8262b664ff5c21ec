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
  {
    what: 'a slug',
    schema: slugText,
    good: ['a', 'example-motors', 'mg4'],
    bad: ['', 'A', 'a-', '-a', 'a--b', 'a b'],
  },
  {
    what: 'a host name',
    schema: hostName,
    good: ['search.example.com.au', 'a'],
    bad: ['', 'a/b', 'https://a', 'A', ' a'],
  },
  {
    what: 'an origin',
    schema: httpsOrigin,
    good: ['https://www.example.com.au', 'https://localhost:4321'],
    bad: [
      'http://a.au',
      'https://a.au/',
      'https://a.au:',
      'https://a.au:x',
      'https://',
      ' https://a.au',
      'https://a b',
    ],
  },
  {
    what: 'a colour',
    schema: hexColour,
    good: ['#0b49c4', '#FFFFFF'],
    bad: ['#fff', '0b49c4', '#0b49c45', '#0b49cg', ' #0b49c4'],
  },
  {
    what: 'a phone number',
    schema: phoneNumber,
    good: [
      '07 5550 0100',
      '+61 7 5550 0100',
      '+61 (0)7 5550 0100',
      '(07) 5550-0100',
      '131 313',
      '1300 123 456',
    ],
    bad: ['', '12345', '07 5550 0100 ', 'a07 5550 0100', '+61 7 5550 0100 12345'],
  },
  { what: 'a text', schema: nonEmptyText, good: ['a', ' a '], bad: ['', ' '] },
  {
    what: 'the name of an environment variable',
    schema: envNameSchema,
    good: ['A', 'CRM_URL', 'KEY2'],
    bad: ['', 'crm', '_A', '2A', 'A-B', ' A', 'A '],
  },
  { what: 'an optional text', schema: optionalText, good: ['a', null, undefined], bad: [''] },
])('$what is $good, and not $bad', ({ schema, good, bad }) => {
  expect(good.filter((text) => !v.is(schema, text))).toEqual([]);
  expect(bad.filter((text) => v.is(schema, text))).toEqual([]);
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

test.each([
  ['2028-02-29', true],
  ['2026-12-31', true],
  ['2026-02-29', false],
  ['2026-06-31', false],
  ['2026-13-01', false],
  ['26-12-2026', false],
  ['2026-1-1', false],
  ['12026-01-01', false],
  ['+012026-01-01', false],
  ['2026-01-011', false],
  ['2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00.000Z', false],
  ['', false],
])('%j is an existing day: %s', (text, exists) => expect(isCalendarDate(text)).toBe(exists));

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
