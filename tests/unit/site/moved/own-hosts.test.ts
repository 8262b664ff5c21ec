import { describe, expect, test } from 'vitest';
import { listOtherHosts } from '#site/read-moved.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const siteAt = (url: string, aliases?: string[]) =>
  makeSite({ url, ...(aliases && { hosting: { aliases } }) });

test.each([
  ['https://plain.example.com.au', 'www.plain.example.com.au'],
  ['https://www.example.com.au', 'example.com.au'],
  ['https://www2.example.com.au', 'www.www2.example.com.au'],
  ['https://plain.example.com.au:8443', 'www.plain.example.com.au'],
])('`www.` before the address, or its absence, needs no entry: %s is also %s', (url, other) =>
  expect(listOtherHosts(siteAt(url))).toEqual([other]),
);

describe('aliases lead to the address', () => {
  const WWW = 'https://www.example.com.au';

  test('with `www.` as well, those that begin with it as they are', () => {
    expect(listOtherHosts(siteAt(WWW, ['old.net.au', 'www.older.net.au']))).toEqual([
      'example.com.au',
      'old.net.au',
      'www.old.net.au',
      'www.older.net.au',
    ]);
  });

  test.each([
    ['the address itself', ['www.example.com.au'], ['example.com.au']],
    ['the address without `www.`', ['example.com.au'], ['example.com.au']],
    [
      'one of them in both forms',
      ['old.net.au', 'www.old.net.au'],
      ['example.com.au', 'old.net.au', 'www.old.net.au'],
    ],
  ])('%s is named once, and never leads to itself', (_, aliases, hosts) => {
    expect(listOtherHosts(siteAt(WWW, aliases))).toEqual(hosts);
  });
});
