import * as v from 'valibot';
import { RESERVE_LABELS, RESERVE_PAGES } from '#domain/car/actions/reservation.ts';
import { paymentSchema } from '#leads/payment/payment-schema.ts';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** How vehicles are reserved or bought online. In texts `{vehicle}` is the dealer's word, `{holdPeriod}` the time of `holdPeriod`. */
export const reserveSchema = v.strictObject({
  /** Dollars for a vehicle without a fee of its own. */
  fee: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 200),
  /** A vehicle without a fee of its own costs that fee, or is not offered (T-42). */
  withoutFee: v.optional(v.picklist(['default', 'hide']), 'default'),
  /** What the button says: by default 'Buy Online' where `buyOnline` is on, else 'Reserve Now'. */
  label: v.optional(v.picklist(RESERVE_LABELS)),
  /** Whether a vehicle is bought online: the page then asks how it is handed over, and its address ends in 'buy-online' (T-43). */
  buyOnline: v.optional(v.boolean(), false),
  /** What the address of the page ends in where vehicles are reserved and not bought (T-43). */
  path: v.optional(v.picklist(RESERVE_PAGES), 'checkout'),
  /** For how long a vehicle is held. */
  holdPeriod: v.optional(nonEmptyText, '2 business days'),
  /** Whether the fee is given back, said beside it. */
  refund: v.optional(nonEmptyText, 'We refund it in full if you decide not to buy.'),
  /** The conditions under the form, a paragraph each; a link to the terms page follows. */
  terms: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name one at least')), [
    'The {vehicle} is yours to decide about for {holdPeriod} from when we confirm it with you. Until then it may still be sold to somebody else.',
    'Sending this form is no contract of sale. Neither you nor we are bound to the sale until both have signed one.',
    'Whether you may change your mind after signing (a cooling-off period) depends on your state and on how the {vehicle} is paid for. We tell you before you sign.',
    'Your rights under the Australian Consumer Law stay as they are.',
  ]),
  /** How the fee is paid: 'none', where we call to take it, or a link to the page of a payment provider. */
  payment: v.optional(paymentSchema, 'none'),
});
