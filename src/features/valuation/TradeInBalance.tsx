import { hasPrice, subtractTradeIn } from '#domain/car/price/price.ts';
import { describeValuedVehicle, formatEstimate } from '#domain/valuation/valuation-text.ts';
import type { StoredValuation } from './parse-stored-valuation.island.ts';
import { useStoredValuation } from './stored-valuation.ts';

/**
 * The balance of a vehicle's price after the visitor's trade-in, while its estimate is valid. Nothing for a vehicle without
 * a price, or a visitor without an estimate.
 */
export function TradeInBalance({ price }: { readonly price: number }) {
  const valuation = useStoredValuation();
  if (!valuation || !hasPrice({ price })) return null;
  return (
    <p className="small">
      <b>{`${formatBalance(price, valuation)} less your trade-in.`}</b>
      {` ${describeTradeIn(valuation)}`}
    </p>
  );
}

/** '$21,090 to $22,690'. */
function formatBalance(price: number, { estimate: { low, high } }: StoredValuation): string {
  return formatEstimate({ low: subtractTradeIn(price, high), high: subtractTradeIn(price, low) });
}

/** 'Your 2019 Toyota Corolla: $12,300 to $13,900. An estimate, subject to an inspection.' */
function describeTradeIn(valuation: StoredValuation): string {
  const label = valuation.example ? 'An example estimate' : 'An estimate';
  return `Your ${describeValuedVehicle(valuation)}: ${formatEstimate(valuation.estimate)}. ${label}, subject to an inspection.`;
}
