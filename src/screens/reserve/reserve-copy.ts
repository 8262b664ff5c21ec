import { type CountryCode, fillCountryWords } from '#domain/country.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { ReserveConfig } from '#site/config/site-config.ts';

type PaymentConfig = ReserveConfig['payment'];

/** The texts of the reservation page. */
export interface ReserveCopy {
  /** The fee: '$500', or that there is nothing to pay. */
  readonly fee: string;
  /** The refund and payment of the fee. */
  readonly note: string;
  /** The next steps, in order. */
  readonly steps: readonly string[];
  /** The conditions, a paragraph each. */
  readonly terms: readonly string[];
}

/** The texts for a reservation fee of `fee` dollars (null = none). `vehicle` is the dealer's word for a vehicle. */
export function getReserveCopy(
  reserve: ReserveConfig,
  fee: number | null,
  { vehicle, country }: { readonly vehicle: string; readonly country: CountryCode },
): ReserveCopy {
  const { holdPeriod, refund, terms, payment, buyOnline } = reserve;
  const filled = (text: string) =>
    fillCountryWords(text, country).replaceAll('{vehicle}', vehicle).replaceAll('{holdPeriod}', holdPeriod);
  return {
    fee: fee === null ? 'No fee' : formatDollars(fee),
    note:
      fee === null
        ? "There's nothing to pay now."
        : `${describePayment(payment)} It comes off the price. ${filled(refund)}`,
    steps: [
      buyOnline
        ? "Fill in the form below. It's not a contract, and we won't charge you anything yet."
        : "Fill in the form below. We won't charge you anything yet.",
      confirmationStep(payment, fee),
      `We'll hold the ${vehicle} for you for ${holdPeriod}.`,
      finalStep(buyOnline, fee, vehicle),
    ],
    terms: terms.map(filled),
  };
}

function describePayment(payment: PaymentConfig): string {
  return payment === 'none'
    ? "Nothing to pay now. We'll call you to take the fee."
    : `Nothing to pay now. You'll pay the fee at ${hostOf(payment)} once we have your request.`;
}

function confirmationStep(payment: PaymentConfig, fee: number | null): string {
  if (fee === null) return "We'll call you to confirm it.";
  return payment === 'none'
    ? `We'll call you to confirm it and take the ${formatDollars(fee)} fee.`
    : `You pay the ${formatDollars(fee)} fee at ${hostOf(payment)}, and we'll call you to confirm it.`;
}

function finalStep(buyOnline: boolean, fee: number | null, vehicle: string): string {
  if (buyOnline)
    return `You sign the contract and pay the balance. Then pick up the ${vehicle}, or we'll deliver it.`;
  return fee === null
    ? 'Come in, take it for a drive and decide.'
    : 'Come in and take it for a drive. If you buy it, the fee comes off the price.';
}

function hostOf({ url }: Exclude<PaymentConfig, 'none'>): string {
  return new URL(url).host;
}
