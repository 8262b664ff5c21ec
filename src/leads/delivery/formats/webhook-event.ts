import type { JsonObject } from '#leads/intake/lead.ts';
import type { OutboundLead } from './outbound-lead.ts';

/** What follows a lead has a name of its own. */
const EVENT_TYPES: Readonly<Record<string, string>> = {
  'offer-accepted': 'offer.accepted',
  miscellaneous: 'valuation.saved',
};

/**
 * A lead as other programs receive it: `{type, timestamp, data}`, the form that Standard Webhooks advises. It says the
 * same however often it is sent; `data.id` tells that it is the same.
 */
export function toWebhookEvent({ lead }: Pick<OutboundLead, 'lead'>): JsonObject {
  const { id, site, form, received_at, sent_at, payload } = lead;
  return {
    type: EVENT_TYPES[form] ?? 'lead.received',
    timestamp: received_at,
    data: { id, site, form, received_at, sent_at, ...payload },
  };
}
