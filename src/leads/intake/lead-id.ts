import { sha256 } from '#platform/sha256.ts';
import { isJsonObject, type Json, type JsonObject } from './lead.ts';

/** The input of a lead's id. */
export interface LeadIdentity {
  /** The dealer's slug. */
  readonly site: string;
  /** The idempotency key: one for each filled-in form, the same for every attempt. */
  readonly key: string;
  /** The message, without the parts that may differ between attempts. */
  readonly body: JsonObject;
}

/**
 * The id of a lead: 32 hex digits, a hash of the message. The same message twice is one record, even in a store that
 * cannot refuse a second write (Netlify's local server).
 */
export function createLeadId({ site, key, body }: LeadIdentity): string {
  return sha256(`${site}\0${key}\0${toCanonicalJson(body)}`, 'hex', 32);
}

/** The format of lead ids. */
export const LEAD_ID_PATTERN = /^[0-9a-f]{32}$/;

/** JSON with sorted keys: equal values have equal texts, {b: 1, a: 2} -> '{"a":2,"b":1}'. */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key] ?? null)}`);
  return `{${entries.join(',')}}`;
}
