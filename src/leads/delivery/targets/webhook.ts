import * as v from 'valibot';
import { DAY_MS } from '#domain/durations.ts';
import { envNameSchema } from '#domain/scalar-schemas.ts';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import {
  type DeliveryResult,
  type DeliveryTarget,
  defineTargetKind,
  TargetSetupError,
} from '#leads/delivery/targets/target-kind.ts';
import type { PostResponse, SafePost } from '#leads/http/safe-post.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { createSignatureHeaders, parseSigningSecret, toUnixTime } from '#platform/webhooks/signature.ts';

/** Leads are posted to an address, as JSON or as ADF/XML 1.0, signed by Standard Webhooks where there is a secret. */
const webhookSchema = v.strictObject({
  /** A webhook: leads are posted to an address. */
  kind: v.literal('webhook'),
  /** The format: JSON, or ADF/XML 1.0. */
  format: v.optional(v.picklist(['json', 'adf']), 'json'),
  /** The name of the environment variable that holds the address, which must be https. */
  urlEnv: envNameSchema,
  /** The name of the environment variable that holds the signing secret: "whsec_" and base64. */
  secretEnv: v.optional(envNameSchema),
});

export type WebhookTargetConfig = v.InferOutput<typeof webhookSchema>;

export const webhook = defineTargetKind(webhookSchema, {
  listVariables: ({ urlEnv, secretEnv }) => [urlEnv, ...(secretEnv === undefined ? [] : [secretEnv])],
  open(name, config, { readVariable, post }) {
    const url = URL.parse(readVariable(config.urlEnv));
    const secret = config.secretEnv === undefined ? undefined : readVariable(config.secretEnv);
    const key = parseSigningSecret(secret);
    if (!url) throw new TargetSetupError(`needs an address in the environment variable ${config.urlEnv}`);
    if (secret !== undefined && !key)
      throw new TargetSetupError(
        `can't sign: what is in ${config.secretEnv} is no signing secret: "whsec_" and at least 24 bytes in base64`,
      );
    return createWebhookTarget(name, config, { url, key, post });
  },
});

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

/** The event types of follow-ups. */
const EVENT_TYPES: Readonly<Record<string, string>> = {
  'offer-accepted': 'offer.accepted',
  'trade-in-offer': 'offer.made',
  miscellaneous: 'valuation.saved',
};

/**
 * A lead as a webhook receives it: `{type, timestamp, data}`, as Standard Webhooks recommends. Every attempt sends the same
 * body; receivers recognise it by `data.id`.
 */
export function toWebhookEvent({ lead }: Pick<OutboundLead, 'lead'>): JsonObject {
  const { id, site, form, received_at, sent_at, payload } = lead;
  return {
    type: EVENT_TYPES[form] ?? 'lead.received',
    timestamp: received_at,
    data: { id, site, form, received_at, sent_at, ...payload },
  };
}
