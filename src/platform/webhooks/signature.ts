import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a caller signs, as Standard Webhooks has it: the message's id, the second it was sent in, and its body. */
export interface Message {
  /** Another one for each message: letters, digits, '_' and '-'. */
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** The bytes as they were sent; none for a question. */
  readonly body: Uint8Array;
}

/** A message and the signatures that came with it: 'v1,<base64>' once or more, with spaces. */
export interface SignedMessage extends Message {
  readonly signatures: string;
}

const SECRET_PATTERN = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** A shorter key could be guessed one day (Standard Webhooks: 24 to 64 bytes). */
const MIN_KEY_BYTES = 24;
/** Seconds by which the caller's clock may be ahead of ours or behind it. */
const TOLERANCE_SECONDS = 300;
/** More than two active keys ask for. */
const MAX_SIGNATURES = 8;

/** The key in a secret such as 'whsec_<base64>'; undefined where it is none, or too short to be one. */
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

/** The three headers of a message that is sent, signed. */
export function createSignatureHeaders(key: Uint8Array, message: Message): Record<string, string> {
  const { id, timestamp } = message;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(key, message),
  };
}

/** Seconds since 1970, as messages tell their time. */
export function toUnixTime(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** The message of a request by its three headers; undefined where one is missing or malformed. */
export function parseSignedMessage(headers: Headers, body: Uint8Array): SignedMessage | undefined {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const signatures = headers.get('webhook-signature') ?? '';
  // Without dots: '<id>.<timestamp>.<body>' can then be taken apart in one way only.
  if (!/^[\w-]{1,128}$/.test(id) || !/^[1-9]\d{0,10}$/.test(timestamp)) return undefined;
  return { id, timestamp: Number(timestamp), body, signatures };
}

/** Whether a message was sent lately: 300 seconds around `now`, for clocks that differ. */
export function isFresh({ timestamp }: Message, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - timestamp) <= TOLERANCE_SECONDS;
}

/** When a message is too old whatever its signature: until then it must be remembered. */
export function getExpiry({ timestamp }: Message): Date {
  return new Date((timestamp + TOLERANCE_SECONDS + 1) * 1000);
}

/**
 * Whether one of the keys signed a message. Signatures are compared as they are written and in a time that tells
 * nothing: decoded, several texts would be one signature.
 */
export function isSignedBy(keys: readonly Uint8Array[], message: SignedMessage): boolean {
  const given = message.signatures.split(' ').slice(0, MAX_SIGNATURES);
  const right = keys.map((key) => sign(key, message));
  return right.flatMap((one) => given.map((other) => isEqualTimingSafe(one, other))).includes(true);
}

/** Whether two secret texts are the same, in a time that does not say where they differ. */
export function isEqualTimingSafe(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
