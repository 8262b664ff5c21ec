import { isJsonObject } from '#leads/intake/canonical-json.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createPaymentProvider, type Payment, type PaymentOrder } from './payment.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** What there is to pay for a lead's reservation; undefined for leads without a fee, held ones and spam. */
export function findPaymentOrder({ id, handling, payload }: Lead): PaymentOrder | undefined {
  const { car_id, userData } = payload;
  const fee = isJsonObject(userData) ? userData.reserve_fee : undefined;
  if (handling !== 'deliver' || typeof car_id !== 'string' || typeof fee !== 'string') return undefined;
  return { lead_id: id, car_id, amount: Number(fee) };
}

/** The payment of a recorded lead's fee; none if there is nothing to pay. */
export function beginPaymentOfLead(lead: Lead, config: PaymentConfig): Payment {
  const order = findPaymentOrder(lead);
  return order ? createPaymentProvider(config).begin(order) : { kind: 'none' };
}
