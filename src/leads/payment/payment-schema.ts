import * as v from 'valibot';
import { linkTemplateSchema } from '#domain/link-template.ts';

/** A page of a payment provider, which a link leads to once the lead is kept. */
const linkPaymentSchema = v.strictObject({
  /** A link that is filled in. */
  kind: v.literal('link'),
  /** Its address; '{lead_id}', '{car_id}' and '{amount}' (whole dollars) stand for the order's. */
  url: linkTemplateSchema(['lead_id', 'car_id', 'amount']),
});

/** How the fee for holding a vehicle is paid; cards are never handled here. */
export const paymentSchema = v.union([v.literal('none'), linkPaymentSchema]);

export type PaymentConfig = v.InferOutput<typeof paymentSchema>;
