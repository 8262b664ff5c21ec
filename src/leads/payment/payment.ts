import { fillLinkTemplate } from '#domain/link-template.ts';
import type { PaymentConfig } from './payment-schema.ts';

/** What is to be paid, for a lead that is kept already. */
export interface PaymentOrder {
  readonly lead_id: string;
  readonly car_id: string;
  /** Whole dollars. */
  readonly amount: number;
}

/** How a payment begins: not at all, because the dealer calls to take it; or at an address of the provider. */
export type Payment = { readonly kind: 'none' } | { readonly kind: 'redirect'; readonly url: string };

/** Whoever takes money for a dealer. Nothing of a card ever comes to this site. */
export interface PaymentProvider {
  begin(order: PaymentOrder): Payment;
}

/** The provider that a dealer names. */
export function createPaymentProvider(config: PaymentConfig): PaymentProvider {
  if (config === 'none') return { begin: () => ({ kind: 'none' }) };
  return {
    begin: ({ lead_id, car_id, amount }) => ({
      kind: 'redirect',
      url: fillLinkTemplate(config.url, { lead_id, car_id, amount }),
    }),
  };
}
