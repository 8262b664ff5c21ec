import { hash } from 'node:crypto';

/** The SHA-256 hash of a text or bytes in `encoding`, truncated to `length` characters if given. */
export function sha256(
  content: string | Uint8Array,
  encoding: 'hex' | 'base64' | 'base64url',
  length?: number,
): string {
  return hash('sha256', content, encoding).slice(0, length);
}
