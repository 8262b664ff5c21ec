import { fillLinkTemplate } from '#domain/link-template.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** A payment for a recorded lead. */
export interface PaymentOrder {
  readonly lead_id: string;
  readonly car_id: string;
  /** Whole dollars. */
  readonly amount: number;
}

/** The start of a payment: none if the dealer calls to take it, or the provider's address. */
export type Payment = { readonly kind: 'none' } | { readonly kind: 'redirect'; readonly url: string };

/** Takes payments for a dealer. Card data never reaches this site. */
export interface PaymentProvider {
  begin(order: PaymentOrder): Payment;
}

/** The provider of a dealer's configuration. */
export function createPaymentProvider(config: PaymentConfig): PaymentProvider {
  if (config === 'none') return { begin: () => ({ kind: 'none' }) };
  return {
    begin: ({ lead_id, car_id, amount }) => ({
      kind: 'redirect',
      url: fillLinkTemplate(config.url, { lead_id, car_id, amount }),
    }),
  };
}
