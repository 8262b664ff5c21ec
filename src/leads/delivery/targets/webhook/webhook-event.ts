import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { JsonObject } from '#leads/intake/lead.ts';

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
