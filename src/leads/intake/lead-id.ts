import { sha256 } from '#platform/sha256.ts';
import { toCanonicalJson } from './canonical-json.ts';
import type { JsonObject } from './lead.ts';

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
