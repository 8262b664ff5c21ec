import type { JsonObject } from '#leads/intake/lead.ts';
import { soundObject } from '#leads/intake/sanitize-json.ts';
import { Refusal } from './refusal.ts';

/** More than the longest message, fifty pages and a captcha come to. */
const MOST_BYTES = 32_768;

export const PLAIN_FORM = 'application/x-www-form-urlencoded';

const TOO_LARGE = new Refusal(413, 'This is too long to be sent. Please shorten your message.');
const MALFORMED = new Refusal(422, 'What was sent could not be read. Please load the page again.');

/** The media type of a request's body, without parameters: 'application/json'. */
export function bodyType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body of JSON, or of a plain form where `plain` allows it: an object of texts, numbers and lists made of them,
 * nothing that could surprise (soundJson). Throws a Refusal: 415 for another type, 413 as soon as it is too long, 422
 * for what is no UTF-8, no JSON or no object.
 */
export async function readBody(
  request: Request,
  { plain }: { readonly plain: boolean },
): Promise<JsonObject> {
  const type = bodyType(request);
  if (type !== 'application/json' && !(plain && type === PLAIN_FORM)) {
    throw new Refusal(415, 'Send application/json.', {
      headers: { accept: plain ? `application/json, ${PLAIN_FORM}` : 'application/json' },
    });
  }
  const bytes = await readBytes(request);
  if (type !== PLAIN_FORM) return readObject(bytes);
  return sound(readFields(decode(bytes)));
}

/** The object in a body of JSON. Throws a Refusal (422) as readBody does. */
export function readObject(bytes: Uint8Array): JsonObject {
  return sound(readJson(decode(bytes)));
}

function sound(value: unknown): JsonObject {
  const body = soundObject(value);
  if (!body) throw MALFORMED;
  return body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw MALFORMED;
  }
}

/** The last value counts where a name occurs twice. Made so that no name can be one of an object's own. */
function readFields(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw MALFORMED;
  }
}

/** A body that says how long it is can be no longer, and is read at once; reading any other stops at the limit. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const told = request.headers.get('content-length');
  if (told !== null && Number(told) <= MOST_BYTES) return request.bytes();
  if (told !== null) throw TOO_LARGE;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw TOO_LARGE;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
