import { isObject } from '#leads/intake/canonical-json.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { type Payment, paymentProvider } from './payment.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** How the fee is paid that a kept lead was told; nothing is paid for any other lead, nor for what a program wrote. */
export function paymentOfLead({ id, handling, payload }: Lead, config: PaymentConfig): Payment {
  const { car_id, userData } = payload;
  const fee = isObject(userData) ? userData.reserve_fee : undefined;
  if (handling !== 'deliver' || typeof car_id !== 'string' || typeof fee !== 'string')
    return { kind: 'none' };
  return paymentProvider(config).begin({ lead_id: id, car_id, amount: Number(fee) });
}
