import { describe, expect, test } from 'vitest';
import { findPictureProblem } from '#stock/rows/apply-rules.ts';

describe('a picture that leads out of its folder is refused', () => {
  test.each([
    '../a.jpg',
    '/cars/../a.jpg',
    '/cars/..',
    '/cars\\..\\a.jpg',
    '/cars/%2e%2e/a.jpg',
    '/cars/.%2E/a.jpg',
    '/cars%2f..%2fa.jpg',
    '/cars%5C..%5Ca.jpg',
    'https://img.example/../a.jpg',
  ])('%s', (address) => {
    expect(findPictureProblem(address, ['img.example'])).toEqual({
      reason: 'leads out of its folder',
      fix: 'Send the address as browsers show it.',
    });
  });

  test.each(['/cars/a..jpg', '/cars/..a.jpg', '/cars/a../b.jpg', '/cars/.../b.jpg', '/cars/./b.jpg'])(
    'but not %s, which only has dots',
    (address) => expect(findPictureProblem(address, [])).toBeUndefined(),
  );
});

describe('pages load pictures only from the hosts that the dealer names', () => {
  test('a picture on one of them, or on the site itself, is fine', () => {
    expect(findPictureProblem('https://img.example/a.jpg', ['cdn.example', 'img.example'])).toBeUndefined();
    expect(findPictureProblem('/cars/a.jpg', [])).toBeUndefined();
  });

  test('any host will do where none are named', () => {
    expect(findPictureProblem('https://img.example/a.jpg', undefined)).toBeUndefined();
  });

  test('a port is a part of the host', () => {
    const hosts = ['img.example:8080'];
    expect(findPictureProblem('https://img.example:8080/a.jpg', hosts)).toBeUndefined();
    expect(findPictureProblem('https://img.example/a.jpg', hosts)).toBeDefined();
  });

  test('an address that is none is on no host that is named', () => {
    expect(findPictureProblem('a.jpg', ['img.example'])).toMatchObject({
      reason: 'is on , a host that pages may not load from',
    });
  });

  test('a picture on another host is refused, with the line that would allow it', () => {
    expect(findPictureProblem('https://evil.example/img.example/a.jpg', ['img.example'])).toEqual({
      reason: 'is on evil.example, a host that pages may not load from',
      fix: 'Add "evil.example" to imageHosts in site.ts.',
    });
  });
});
