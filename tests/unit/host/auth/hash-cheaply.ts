import { scryptSync } from 'node:crypto';

/** A hash that takes two milliseconds instead of two hundred. */
export function hashCheaply(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password.normalize('NFC'), salt, 32, {
    cost: 2 ** 10,
    blockSize: 8,
    parallelization: 1,
  });
  return `scrypt.10.8.1.${salt.toString('base64url')}.${hash.toString('base64url')}`;
}
