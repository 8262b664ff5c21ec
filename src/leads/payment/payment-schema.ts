import * as v from 'valibot';
import { linkTemplateSchema } from '#domain/link-template.ts';

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
