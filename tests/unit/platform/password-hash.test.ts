import { expect, test } from 'vitest';
import { hashPassword, parsePasswordHash, verifyPassword } from '#platform/password-hash.ts';

test('a password is recognised by its hash, however its letters are composed; each hash has its own salt', async () => {
  const [one, other] = await Promise.all(['h\u00f6rse', 'h\u00f6rse'].map(hashPassword));
  expect(one).not.toBe(other);
  // Nothing that a shell or a file of variables would change.
  expect(one).toMatch(/^scrypt\.15\.8\.3\.[\w-]{22}\.[\w-]{43}$/);
  const hash = parsePasswordHash(one ?? '');
  if (!hash) throw new Error('no hash');
  expect(await verifyPassword('ho\u0308rse', hash)).toBe(true);
  expect(await verifyPassword('horse', hash)).toBe(false);
});

test.each([
  '',
  'secret',
  '$2b$10$abcdefghijklmnopqrstuv',
  'scrypt.15.8.3.AAAA',
  `scrypt.5.8.3.${'A'.repeat(22)}.${'A'.repeat(43)}`,
  `scrypt.30.8.3.${'A'.repeat(22)}.${'A'.repeat(43)}`,
  `scrypt.15.800.3.${'A'.repeat(22)}.${'A'.repeat(43)}`,
  `scrypt.15.8.3.${'A'.repeat(4)}.${'A'.repeat(43)}`,
  `scrypt.15.8.3.${'A'.repeat(22)}.${'A'.repeat(10)}`,
])('%j is no hash', (text) => expect(parsePasswordHash(text)).toBeUndefined());
