import { isJsonObject } from '#leads/intake/canonical-json.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createPaymentProvider, type Payment } from './payment.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** The payment of a recorded lead's fee; none for leads without a fee, held ones and spam. */
export function beginPaymentOfLead({ id, handling, payload }: Lead, config: PaymentConfig): Payment {
  const { car_id, userData } = payload;
  const fee = isJsonObject(userData) ? userData.reserve_fee : undefined;
  if (handling !== 'deliver' || typeof car_id !== 'string' || typeof fee !== 'string')
    return { kind: 'none' };
  return createPaymentProvider(config).begin({ lead_id: id, car_id, amount: Number(fee) });
}
