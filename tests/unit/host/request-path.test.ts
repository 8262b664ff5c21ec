import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePath, encodePath } from '#host/request-path.ts';

test.each([
  ['/', '/'],
  ['/cars/', '/cars/'],
  ['/a%20b/c', '/a b/c'],
  ['/caf%C3%A9', '/café'],
  ['/%252e', '/%2e'],
  ['/a..b/...', '/a..b/...'],
])('%s is %s', (pathname, path) => expect(decodePath(pathname)).toBe(path));

test.each([
  '//',
  '/a//b',
  '/.',
  '/a/./b',
  '/..',
  '/a/../b',
  '/%2e%2e/b',
  '/a%2Fb',
  '/a%5Cb',
  '/a\\b',
  '/%00',
  '/%7f',
  '/%0a',
  '/%ff',
  '/%',
])('%s is malformed', (pathname) => expect(decodePath(pathname)).toBeUndefined());

test('encoding and decoding a path gives the same path', () => {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/^\.{1,2}$|[\p{Cc}\\/]/u.test(text));
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const path = `/${segments.join('/')}`;
      expect(decodePath(encodePath(path))).toBe(path);
    }),
  );
});
