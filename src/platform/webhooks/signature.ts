import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signed content of a message, as in Standard Webhooks: the message's id, the second it was sent in, and its body. */
export interface Message {
  /** The id, unique for each message: letters, digits, '_' and '-'. */
  readonly id: string;
  /** The time of sending in seconds since 1970. */
  readonly timestamp: number;
  /** The bytes as sent; empty for a GET request. */
  readonly body: Uint8Array;
}

/** A message with its signatures: one or more 'v1,<base64>', separated by spaces. */
export interface SignedMessage extends Message {
  readonly signatures: string;
}

const SECRET_PATTERN = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** The minimum key length of Standard Webhooks (24 to 64 bytes). */
const MIN_KEY_BYTES = 24;
/** The tolerated difference between the caller's clock and ours, in seconds. */
const TOLERANCE_SECONDS = 300;
/** More than enough for two active keys. */
const MAX_SIGNATURES = 8;

/** The key in a secret such as 'whsec_<base64>'; undefined if it is malformed or too short. */
export function parseSigningSecret(secret: string | undefined): Uint8Array | undefined {
  const [, base64] = SECRET_PATTERN.exec(secret ?? '') ?? [];
  if (base64 === undefined) return undefined;
  const key = Buffer.from(base64, 'base64');
  return key.length >= MIN_KEY_BYTES ? key : undefined;
}

/** The signature of a message: 'v1,<base64>'. */
function sign(key: Uint8Array, { id, timestamp, body }: Message): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

/** The three headers of an outgoing signed message. */
export function createSignatureHeaders(key: Uint8Array, message: Message): Record<string, string> {
  const { id, timestamp } = message;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(key, message),
  };
}

/** Converts a time to seconds since 1970, the format of message timestamps. */
export function toUnixTime(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Parses the message of a request from its three headers; undefined if one is missing or malformed. */
export function parseSignedMessage(headers: Headers, body: Uint8Array): SignedMessage | undefined {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const signatures = headers.get('webhook-signature') ?? '';
  // No dots in the id, so that '<id>.<timestamp>.<body>' is unambiguous.
  if (!/^[\w-]{1,128}$/.test(id) || !/^[1-9]\d{0,10}$/.test(timestamp)) return undefined;
  return { id, timestamp: Number(timestamp), body, signatures };
}

/** Whether a message was sent within 300 seconds of `now`, which tolerates differing clocks. */
export function isFresh({ timestamp }: Message, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - timestamp) <= TOLERANCE_SECONDS;
}

/** The time after which a message is always too old; until then it must be remembered to detect a replay. */
export function getExpiry({ timestamp }: Message): Date {
  return new Date((timestamp + TOLERANCE_SECONDS + 1) * 1000);
}

/**
 * Whether one of the keys signed a message. Signatures are compared as text, in constant time; several base64 texts can
 * decode to the same bytes.
 */
export function isSignedBy(keys: readonly Uint8Array[], message: SignedMessage): boolean {
  const given = message.signatures.split(' ').slice(0, MAX_SIGNATURES);
  const right = keys.map((key) => sign(key, message));
  return isAnyEqualTimingSafe(right, given);
}

/** Whether any text of one list is in the other. All pairs are compared, each in constant time. */
export function isAnyEqualTimingSafe(ones: readonly string[], others: readonly string[]): boolean {
  return ones.flatMap((one) => others.map((other) => isEqualTimingSafe(one, other))).includes(true);
}

/** Whether two secret texts are equal, in constant time. */
export function isEqualTimingSafe(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** A token is as good as a password: nobody guesses one of so many characters. */
export const MIN_TOKEN_LENGTH = 24;

/** Whether a token is set, and long enough to be safe. */
export function isSafeToken(token: string | undefined): token is string {
  return token !== undefined && token.length >= MIN_TOKEN_LENGTH;
}
