import {
  hashPassword,
  type PasswordHash,
  parsePasswordHash,
  verifyPassword,
} from '#platform/password-hash.ts';
import type { Credentials } from './basic-credentials.ts';

/** Password hashes by name. */
export type Logins = ReadonlyMap<string, PasswordHash>;

/** Reads `name:hash` entries, separated by spaces or commas. Undefined if there is none or one is malformed. */
export function parseLogins(text: string): Logins | undefined {
  const logins = new Map<string, PasswordHash>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', written = ''] = /^([^:]+):(.+)$/.exec(entry) ?? [];
    const hash = parsePasswordHash(written);
    if (!hash) return undefined;
    logins.set(name.normalize('NFC'), hash);
  }
  return logins.size > 0 ? logins : undefined;
}

let decoyHash: Promise<PasswordHash | undefined> | undefined;

/** Whether the name has this password. A name that is not known takes as long. */
export async function verifyLogin(logins: Logins, { name, password }: Credentials): Promise<boolean> {
  const known = logins.get(name.normalize('NFC'));
  decoyHash ??= hashPassword('').then(parsePasswordHash);
  const hash = known ?? (await decoyHash);
  return hash !== undefined && (await verifyPassword(password, hash)) && known !== undefined;
}
