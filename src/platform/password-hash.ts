import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A hash of a password, with what it was made by. */
export interface PasswordHash {
  /** Log2 of scrypt's cost N: 15 takes 32 MB. */
  readonly logCost: number;
  readonly blockSize: number;
  readonly parallelization: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** One of the settings that OWASP names: about a fifth of a second and 32 MB. */
const SETTINGS = { logCost: 15, blockSize: 8, parallelization: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Written without characters that shells, .env files or unit files would change. */
const FORMAT = /^scrypt\.(1[0-8])\.(\d|[12]\d)\.([1-9])\.([\w-]{22,86})\.([\w-]{43,86})$/;

/** Hashes a password by scrypt: 'scrypt.15.8.3.<salt>.<hash>'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveKey(password, { ...SETTINGS, salt }, HASH_BYTES);
  const { logCost, blockSize, parallelization } = SETTINGS;
  const settings = [logCost, blockSize, parallelization].join('.');
  return `scrypt.${settings}.${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Reads what hashPassword writes; undefined for anything else, and for settings that are too weak or take too much memory. */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  const [, logCost, blockSize, parallelization, salt, hash] = FORMAT.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  return {
    logCost: Number(logCost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Whether a hash is of this password, in a time that does not depend on where they differ. */
export async function verifyPassword(password: string, expected: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await deriveKey(password, expected, expected.hash.length), expected.hash);
}

/** Systems compose letters in different ways: "ö" may be one character or two. */
function deriveKey(
  password: string,
  { logCost, blockSize, parallelization, salt }: Omit<PasswordHash, 'hash'>,
  length: number,
): Promise<Buffer> {
  const cost = 2 ** logCost;
  const maxmem = 256 * cost * blockSize;
  return derive(password.normalize('NFC'), salt, length, { cost, blockSize, parallelization, maxmem });
}
