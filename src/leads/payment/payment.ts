import * as v from 'valibot';
import { fillLinkTemplate, linkTemplateSchema } from '#domain/link-template.ts';
import { isJsonObject, type Lead } from '#leads/intake/lead.ts';

/** A page of a payment provider, which a link leads to once the lead is stored. */
const linkPaymentSchema = v.strictObject({
  /** A link to a page of a payment provider. */
  kind: v.literal('link'),
  /** The address of the page. '{lead_id}', '{car_id}' and '{amount}' (whole dollars) are filled in. */
  url: linkTemplateSchema(['lead_id', 'car_id', 'amount']),
});

/** How the fee for holding a vehicle is paid; cards are never handled here. */
export const paymentSchema = v.union([v.literal('none'), linkPaymentSchema]);

export type PaymentConfig = v.InferOutput<typeof paymentSchema>;

/** A payment for a recorded lead; the amount is whole dollars. */
type PaymentOrder = { readonly lead_id: string; readonly car_id: string; readonly amount: number };

/** What there is to pay for a lead's reservation; undefined for leads without a fee, held ones and spam. */
export function findPaymentOrder({ id, handling, payload }: Lead): PaymentOrder | undefined {
  const { car_id, userData } = payload;
  const fee = isJsonObject(userData) ? userData.reserve_fee : undefined;
  if (handling !== 'deliver' || typeof car_id !== 'string' || typeof fee !== 'string') return undefined;
  return { lead_id: id, car_id, amount: Number(fee) };
}

/** The address where a recorded lead's fee is paid; undefined if there is nothing to pay, or the dealer calls to take it. */
export function findPaymentUrl(lead: Lead, config: PaymentConfig): string | undefined {
  const order = findPaymentOrder(lead);
  return order && config !== 'none' ? fillLinkTemplate(config.url, order) : undefined;
}
