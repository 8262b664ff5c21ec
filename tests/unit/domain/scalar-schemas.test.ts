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
] as const)('%s %s', (text, says, schema) => {
  expect(v.safeParse(schema, text).issues?.map(({ message }) => message)).toEqual([says]);
});

test.each([
  ['careers/apprentices', true],
  ['careers', true],
  ['careers/', false],
  ['/careers', false],
  ['a/B', false],
  ['a//b', false],
])('%s is slugs joined by slashes: %s', (path, matches) => {
  expect(SLUG_PATH_PATTERN.test(path)).toBe(matches);
});

test('white space around a text is left out', () => expect(v.parse(nonEmptyText, ' a ')).toBe('a'));

test.each(['A', 'CRM_URL', 'KEY2'])('%s may name an environment variable', (name) => {
  expect(v.is(envNameSchema, name)).toBe(true);
});

test.each(['', 'crm', '_A', '2A', 'A-B', ' A', 'A '])(
  '"%s" does not, and the message shows one that does',
  (name) => {
    expect(v.safeParse(envNameSchema, name).issues?.[0].message).toBe(
      'must be the name of an environment variable, such as "EXAMPLE_BUILD_HOOK"',
    );
  },
);

test('a date that does not exist is called so', () => {
  expect(v.safeParse(isoDateSchema, '2026-02-30').issues?.map(({ message }) => message)).toEqual([
    'must be an existing date',
  ]);
});

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

test.each(['page', 'file'] as const)('an unsafe link to a %s is rejected, and the message says why', (to) => {
  expect(v.safeParse(linkSchema(to), 'javascript:alert(1)').issues?.map(({ message }) => message)).toEqual([
    `must start with "https://", or with "/" for a ${to} of this site`,
  ]);
});

test('an optional link may be absent', () => {
  expect([undefined, null].map((url) => v.parse(linkSchema('page'), url))).toEqual([null, null]);
  expect(v.is(requiredLinkSchema('page'), null)).toBe(false);
});
