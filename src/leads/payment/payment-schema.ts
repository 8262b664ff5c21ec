import * as v from 'valibot';
import { linkTemplate } from '#domain/link-template.ts';

/** A page of a payment provider, which a link leads to once the lead is kept. */
const linkPayment = v.strictObject({
  /** A link that is filled in. */
  kind: v.literal('link'),
  /** Its address; '{lead_id}', '{car_id}' and '{amount}' (whole dollars) stand for the order's. */
  url: linkTemplate(['lead_id', 'car_id', 'amount']),
});

/** How the fee for holding a vehicle is paid; cards are never handled here. */
export const paymentSchema = v.union([v.literal('none'), linkPayment]);

export type PaymentConfig = v.InferOutput<typeof paymentSchema>;
