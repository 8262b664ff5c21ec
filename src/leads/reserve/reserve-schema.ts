import * as v from 'valibot';
import { parseHoldPeriod, RESERVE_PAGES } from '#domain/car/actions/reservation.ts';
import { nonEmptyText, wholeDollars } from '#domain/scalar-schemas.ts';
import { paymentSchema } from '#leads/payment/payment.ts';

/** How vehicles are reserved or bought online. In texts, `{vehicle}` and `{holdPeriod}` are filled in. */
export const reserveSchema = v.strictObject({
  /** The fee in dollars for vehicles that have none in the feed. */
  fee: v.optional(wholeDollars, 200),
  /** What happens with vehicles that have no fee in the feed: they cost `fee`, or can't be reserved. */
  withoutFee: v.optional(v.picklist(['default', 'hide']), 'default'),
  /**
   * The text of the button, in the dealer's own words: 'Reserve this Car'. By default 'Reserve Now', or 'Buy Online' with
   * `buyOnline`. The fee follows it.
   *
   * @example reserve: { label: 'Reserve this truck' }
   */
  label: v.optional(nonEmptyText),
  /** Sells vehicles online. The page then asks about pick-up or delivery, and its address ends in 'buy-online'. */
  buyOnline: v.optional(v.boolean(), false),
  /** The end of the page's address where vehicles are reserved, not bought. */
  path: v.optional(v.picklist(RESERVE_PAGES), 'checkout'),
  /**
   * How long a vehicle is held: a number of hours, days, business days or weeks. So long after a reservation with a fee, nobody
   * else can reserve it.
   */
  holdPeriod: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => parseHoldPeriod(text) !== undefined,
        'must be a number of hours, days, business days or weeks, such as "48 hours"',
      ),
    ),
    '2 business days',
  ),
  /** The text beside the fee that says whether it is refunded. */
  refund: v.optional(nonEmptyText, "We'll refund it in full if you decide not to buy."),
  /** The conditions under the form, one paragraph each. `{vehicle}`, `{holdPeriod}` and what your country calls `{consumerLaw}` are filled in. A link to the terms page follows. */
  terms: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name at least one')), [
    "Once we've confirmed it with you, we'll hold the {vehicle} for {holdPeriod} while you decide. Until then, it may still sell.",
    "Sending this form doesn't commit you to buy. There's no sale until we've both signed a contract.",
    "Cooling-off rights depend on {coolingOff}. We'll explain yours before you sign.",
    "This doesn't affect your rights under {consumerLaw}.",
  ]),
  /** How the fee is paid: 'none' if you call the visitor to take it, or on the page of a payment provider. */
  payment: v.optional(paymentSchema, 'none'),
});
