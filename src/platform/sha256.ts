import { createHash } from 'node:crypto';

/** The SHA-256 of a text or bytes, written in `encoding` and cut to `length` characters where that is given. */
export function sha256(
  content: string | Uint8Array,
  encoding: 'hex' | 'base64' | 'base64url',
  length?: number,
): string {
  return createHash('sha256').update(content).digest(encoding).slice(0, length);
}
