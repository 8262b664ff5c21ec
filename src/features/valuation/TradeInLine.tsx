import { afterTradeIn, hasPrice } from '#domain/car/price.ts';
import { estimateText, valuedVehicle } from '#domain/valuation/valuation-text.ts';
import { type HeldValuation, useHeldValuation } from './held-valuation.ts';

/**
 * Says beside a vehicle's price what is left of it once the visitor's own is traded in, while an estimate holds.
 * A vehicle without a price, and a visitor without an estimate, are told nothing.
 */
export function TradeInLine({ price }: { readonly price: number }) {
  const valuation = useHeldValuation();
  if (!valuation || !hasPrice({ price })) return null;
  return (
    <p className="small">
      <b>{`${leftText(price, valuation)} less your trade-in.`}</b>
      {` ${tradeText(valuation)}`}
    </p>
  );
}

/** '$21,090 to $22,690'. */
function leftText(price: number, { estimate: { low, high } }: HeldValuation): string {
  return estimateText({ low: afterTradeIn(price, high), high: afterTradeIn(price, low) });
}

/** 'Your 2019 Toyota Corolla: $12,300 to $13,900. An estimate, subject to an inspection.' */
function tradeText(valuation: HeldValuation): string {
  const kind = valuation.example ? 'An example estimate' : 'An estimate';
  return `Your ${valuedVehicle(valuation)}: ${estimateText(valuation.estimate)}. ${kind}, subject to an inspection.`;
}
