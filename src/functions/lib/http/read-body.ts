import * as v from 'valibot';
import type { JsonObject } from '#leads/intake/lead.ts';
import { sanitizeObject } from '#leads/intake/sanitize-json.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { HttpError } from './responses.ts';

/** More than the longest message, fifty page addresses and a captcha. */
const MAX_BODY_BYTES = 32_768;

export const FORM_URLENCODED = 'application/x-www-form-urlencoded';

const TOO_LARGE = new HttpError(413, "That's too long to send. Please shorten your message.");
const MALFORMED = new HttpError(422, "We couldn't read that. Please reload the page and try again.");

/** The media type of a request's body, without parameters: 'application/json'. */
export function getMediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body of JSON, or of a plain form if `plain` allows it, as a sanitised object. Throws an HttpError: 415 for another
 * type, 413 as soon as it is too long, 422 if it is not UTF-8, not JSON or not an object.
 */
export async function readBody(
  request: Request,
  { plain }: { readonly plain: boolean },
): Promise<JsonObject> {
  const type = getMediaType(request);
  if (type !== 'application/json' && !(plain && type === FORM_URLENCODED)) {
    throw new HttpError(415, 'Send application/json.', {
      headers: { accept: plain ? `application/json, ${FORM_URLENCODED}` : 'application/json' },
    });
  }
  const bytes = await readBytes(request);
  if (type !== FORM_URLENCODED) return parseJsonObject(bytes);
  return sanitizeBody(parseFormFields(decodeUtf8(bytes)));
}

/** The object in a body of JSON. Throws an HttpError (422) as readBody does. */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  return sanitizeBody(parseJsonText(decodeUtf8(bytes)));
}

function sanitizeBody(value: unknown): JsonObject {
  const body = sanitizeObject(value);
  if (!body) throw MALFORMED;
  return body;
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw MALFORMED;
  }
}

/** The last value of a repeated name counts. `fromEntries` sets own properties only, also for '__proto__'. */
function parseFormFields(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw MALFORMED;
  }
}

/** Throws an HttpError: 413 as soon as the body is longer than `maxBytes`, 422 if the sender stops before its end. */
export async function readBytes(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<Uint8Array> {
  try {
    return await readAtMost(request, maxBytes);
  } catch (error) {
    throw error instanceof HttpError ? error : MALFORMED;
  }
}

/** A body with a Content-Length is read at once: it can't be longer. Reading any other stops at the limit. */
async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const contentLength = request.headers.get('content-length');
  if (contentLength !== null && Number(contentLength) <= maxBytes) return request.bytes();
  if (contentLength !== null) throw TOO_LARGE;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw TOO_LARGE;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The address alone says which dealer a request is for. Throws an HttpError (422) if the body names another one; what is no text
 * is a sender's own.
 */
export function assertSameSite(body: JsonObject, { dealer }: SiteFacts): void {
  for (const name of ['site', 'website_id']) {
    if (typeof body[name] === 'string' && body[name] !== dealer) {
      throw new HttpError(422, 'This was meant for another website.', {
        fields: { [name]: 'is another site' },
      });
    }
  }
}

/** Parses a body by a schema. Throws an HttpError (422) that names the invalid fields. */
export function validateBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const),
  );
  throw new HttpError(422, 'Something was missing. Please reload the page and try again.', { fields });
}
