import { DAY_MS } from '#domain/durations.ts';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import { toWebhookEvent } from '#leads/delivery/formats/webhook-event.ts';
import type { WebhookTargetConfig } from '#leads/delivery/target-schema.ts';
import type { PostResponse, SafePost } from '#leads/http/safe-post.ts';
import { createSignatureHeaders, toUnixTime } from '#platform/webhooks/signature.ts';
import type { DeliveryResult, DeliveryTarget } from './delivery-target.ts';

/** The media type and writer of each format. */
const FORMATS = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (outbound: OutboundLead) => JSON.stringify(toWebhookEvent(outbound)),
  },
  adf: { type: 'application/x-adf+xml; charset=utf-8', write: toAdf },
} as const satisfies Record<
  WebhookTargetConfig['format'],
  { type: string; write(outbound: OutboundLead): string }
>;

/**
 * Statuses that mean that this lead will never be accepted. Other failures may be an outage or a wrong set-up (401, 404),
 * which somebody may fix before the last attempt.
 */
const PERMANENT_FAILURES = new Set([400, 406, 410, 413, 415, 422]);

/** Posts leads to an address. `key` = undefined: unsigned. */
export function createWebhookTarget(
  name: string,
  { format }: Pick<WebhookTargetConfig, 'format'>,
  { url, key, post }: { readonly url: URL; readonly key: Uint8Array | undefined; readonly post: SafePost },
): DeliveryTarget {
  const { type, write } = FORMATS[format];
  return {
    name,
    async send(outbound, now) {
      const body = write(outbound);
      const { id } = outbound.lead;
      const headers = {
        'content-type': type,
        'user-agent': 'Forecourt',
        'idempotency-key': id,
        ...(key === undefined
          ? { 'webhook-id': id }
          : createSignatureHeaders(key, { id, timestamp: toUnixTime(now), body: Buffer.from(body) })),
      };
      return toResult(await post(url, headers, body), now);
    },
  };
}

function toResult({ status, retryAfter, text: answer }: PostResponse, now: Date): DeliveryResult {
  const note = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'delivered', note, answer };
  if (PERMANENT_FAILURES.has(status)) return { outcome: 'refused', note, answer };
  const waitMs = parseRetryAfter(retryAfter, now);
  return { outcome: 'failed', note, answer, ...(waitMs !== undefined && { waitMs }) };
}

const MAX_WAIT_MS = DAY_MS;

/** Retry-After in milliseconds, at most a day. The header is in seconds, or a date. */
function parseRetryAfter(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
