import { signatureHeaders, timestampOf } from '#platform/webhooks/signature.ts';
import { adfOf } from './adf.ts';
import type { Reply, Sender } from './delivery-target.ts';
import type { Parcel } from './outbound-lead.ts';
import type { Post, PostAnswer } from './safe-post.ts';
import type { WebhookTarget } from './target-schema.ts';
import { messageOf } from './webhook-event.ts';

/** How a lead is written, by the format of the target. */
const FORMATS = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (parcel: Parcel) => JSON.stringify(messageOf(parcel)),
  },
  adf: { type: 'application/x-adf+xml; charset=utf-8', write: adfOf },
} as const satisfies Record<WebhookTarget['format'], { type: string; write(parcel: Parcel): string }>;

/**
 * Answers that say that this lead will never be taken. Every other failure may be the receiver's, or a slip in the
 * set-up (401, 404), and be mended before the last try.
 */
const FOR_GOOD = new Set([400, 406, 410, 413, 415, 422]);

/** Posts leads to an address. `key` = undefined: unsigned. */
export function webhookSender(
  name: string,
  { format }: Pick<WebhookTarget, 'format'>,
  { url, key, post }: { readonly url: URL; readonly key: Uint8Array | undefined; readonly post: Post },
): Sender {
  const { type, write } = FORMATS[format];
  return {
    name,
    async send(parcel, now) {
      const body = write(parcel);
      const { id } = parcel.lead;
      const headers = {
        'content-type': type,
        'user-agent': 'Forecourt',
        'idempotency-key': id,
        ...(key === undefined
          ? { 'webhook-id': id }
          : signatureHeaders(key, { id, timestamp: timestampOf(now), body: Buffer.from(body) })),
      };
      return replyOf(await post(url, headers, body), now);
    },
  };
}

function replyOf({ status, retryAfter }: PostAnswer, now: Date): Reply {
  const note = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'delivered', note };
  if (FOR_GOOD.has(status)) return { outcome: 'refused', note };
  const waitMs = waitOf(retryAfter, now);
  return { outcome: 'failed', note, ...(waitMs !== undefined && { waitMs }) };
}

const LONGEST_WAIT_MS = 86_400_000;

/** Retry-After: seconds, or a date. Nobody is left alone for more than a day. */
function waitOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}
