import { sha256 } from '#platform/sha256.ts';
import { toCanonicalJson } from './canonical-json.ts';
import type { JsonObject } from './lead.ts';

/** What a lead's id is made from. */
export interface LeadIdentity {
  /** The dealer's slug. */
  readonly site: string;
  /** The idempotency key: one for each filled-in form, kept across retries. */
  readonly key: string;
  /** What was sent, without what may differ between two tries of the same. */
  readonly body: JsonObject;
}

/**
 * The id of a lead: 32 hex digits made from what was sent. The same thing sent twice has one id, and so is one record,
 * even in a store that cannot refuse a second write (reliability: local Netlify Blobs cannot).
 */
export function createLeadId({ site, key, body }: LeadIdentity): string {
  return sha256(`${site}\0${key}\0${toCanonicalJson(body)}`, 'hex', 32);
}

/** What such an id looks like. */
export const LEAD_ID_PATTERN = /^[0-9a-f]{32}$/;
