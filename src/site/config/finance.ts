import * as v from 'valibot';
import { LENDERS } from '#domain/finance/lender.ts';
import { LOAN_LIMITS } from '#domain/finance/repayment.ts';
import { linkTemplateSchema } from '#domain/link-template.ts';
import { isoDateSchema, nonEmptyText, wholeDollars } from '#domain/scalar-schemas.ts';

const calculatorEntries = v.strictObject({
  /** The price of the vehicle, in dollars. */
  price: v.optional(wholeDollars, 30_000),
  /** The deposit, in dollars. */
  deposit: v.optional(wholeDollars, 3000),
  /** The interest rate, in per cent a year. */
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LOAN_LIMITS.rate)), 10),
  /**
   * The comparison rate that your usual lender states for that rate, in per cent a year. Without it, the rate is shown
   * as an assumption and not as a rate on offer.
   */
  comparisonRate: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The term of the loan, in years. */
  years: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LOAN_LIMITS.years)), 5),
  /** The fee of your usual lender to set up the loan, in dollars. */
  establishmentFee: v.optional(wholeDollars, 0),
  /** The monthly fee, in dollars. */
  monthlyFee: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});

const calculatorSchema = v.pipe(
  calculatorEntries,
  v.forward(
    v.check(
      ({ rate, comparisonRate }) => comparisonRate === undefined || comparisonRate >= rate,
      'must not be below rate: it is the rate with the fees included',
    ),
    ['comparisonRate'],
  ),
);

export const financeSchema = v.strictObject({
  /** The lenders whose figures may be shown, in order. A vehicle shows the first one that it qualifies for. */
  lenders: v.optional(v.array(v.picklist(LENDERS)), [...LENDERS]),
  /**
   * The starting values of the calculator on the finance page, or `false` for a page without it.
   * @example finance: { calculator: { deposit: 5000, rate: 8.5, years: 7 } }
   */
  calculator: v.optional(v.union([v.literal(false), calculatorSchema]), {}),
  /** The last day of the finance terms, for lenders that give none themselves. Taurus's terms are valid for a month. */
  offerEnds: v.optional(v.nullable(isoDateSchema), null),
  /** The text of the button that leads to the finance page. */
  button: v.optional(nonEmptyText, 'Get Finance'),
  /** The address where visitors apply for pre-approval; '{car_id}' and '{slug}' are filled in. Without it, there is no such link. */
  preApproval: v.optional(linkTemplateSchema(['car_id', 'slug'])),
});
