import { isJsonObject } from '#leads/intake/canonical-json.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createPaymentProvider, type Payment } from './payment.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** How the fee is paid that a kept lead was told; nothing is paid for any other lead, nor for what a program wrote. */
export function beginPaymentOfLead({ id, handling, payload }: Lead, config: PaymentConfig): Payment {
  const { car_id, userData } = payload;
  const fee = isJsonObject(userData) ? userData.reserve_fee : undefined;
  if (handling !== 'deliver' || typeof car_id !== 'string' || typeof fee !== 'string')
    return { kind: 'none' };
  return createPaymentProvider(config).begin({ lead_id: id, car_id, amount: Number(fee) });
}
