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
export function getReserveCopy(reserve: ReserveConfig, fee: number | null, vehicle: string): ReserveCopy {
  const { holdPeriod, refund, terms, payment, buyOnline } = reserve;
  const filled = (text: string) =>
    text.replaceAll('{vehicle}', vehicle).replaceAll('{holdPeriod}', holdPeriod);
  return {
    fee: fee === null ? 'None' : formatDollars(fee),
    note:
      fee === null
        ? 'There is nothing to pay now.'
        : `The fee comes off the price. ${filled(refund)} ${describePayment(payment)}`,
    steps: [
      buyOnline
        ? 'You send the form below. It is not a contract yet, and nothing is charged.'
        : 'You send the form below. Nothing is charged now.',
      confirmationStep(payment, fee),
      `We hold the ${vehicle} for you for ${holdPeriod}.`,
      finalStep(buyOnline, fee, vehicle),
    ],
    terms: terms.map(filled),
  };
}

function describePayment(payment: PaymentConfig): string {
  return payment === 'none'
    ? 'Nothing is charged now. We call you to take the fee.'
    : `Nothing is charged on this website: you pay at ${hostOf(payment)} once we have your request.`;
}

function confirmationStep(payment: PaymentConfig, fee: number | null): string {
  if (fee === null) return 'We call you to confirm it.';
  return payment === 'none'
    ? `We call you to confirm it and to take the fee of ${formatDollars(fee)}.`
    : `You pay the fee of ${formatDollars(fee)} at ${hostOf(payment)}, and we call you to confirm it.`;
}

function finalStep(buyOnline: boolean, fee: number | null, vehicle: string): string {
  if (buyOnline)
    return `You read and sign the contract and pay the rest. Then you pick the ${vehicle} up, or we deliver it.`;
  return fee === null
    ? 'You come to see it and drive it, and decide.'
    : 'You come to see it and drive it. If you buy it, the fee comes off the price.';
}

function hostOf({ url }: Exclude<PaymentConfig, 'none'>): string {
  return new URL(url).host;
}
