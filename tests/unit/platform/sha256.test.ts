import { expect, test } from 'vitest';
import { sha256 } from '#platform/sha256.ts';

test.each([
  ['hex', undefined, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['hex', 8, 'ba7816bf'],
  ['base64', undefined, 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
  ['base64url', 22, 'ungWv48Bz-pBQUDeXa4iI7'],
] as const)('the hash of "abc" in %s, %s characters', (encoding, length, hash) => {
  expect(sha256('abc', encoding, length)).toBe(hash);
  expect(sha256(Buffer.from('abc'), encoding, length)).toBe(hash);
});
