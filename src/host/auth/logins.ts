import {
  hashPassword,
  type PasswordHash,
  parsePasswordHash,
  verifyPassword,
} from '#platform/password-hash.ts';

/** What a visitor typed into the browser's dialog. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

const BASIC = /^basic +([a-z0-9+/]+={0,2})$/i;
/** More than anybody types; the work of a hash must not depend on a megabyte. */
const MAX_LENGTH = 1024;

/** Reads an Authorization header of the Basic scheme (RFC 7617, in UTF-8); undefined for anything else. */
export function parseBasicCredentials(header: string): Credentials | undefined {
  const encoded = header.length <= MAX_LENGTH ? BASIC.exec(header)?.[1] : undefined;
  const text = encoded === undefined ? undefined : decodeUtf8(Buffer.from(encoded, 'base64'));
  const colon = text?.indexOf(':') ?? -1;
  return text === undefined || colon < 0
    ? undefined
    : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

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
