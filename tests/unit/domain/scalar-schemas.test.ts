import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  hexColour,
  hostName,
  httpsOrigin,
  nonEmptyText,
  optionalText,
  phoneNumber,
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
