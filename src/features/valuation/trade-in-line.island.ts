import { afterTradeIn, hasPrice } from '#domain/car/price.ts';
import { estimateText, valuedVehicle } from '#domain/valuation/valuation.ts';
import { type HeldValuation, keptValuation } from './kept-valuation.ts';

/**
 * Says beside a vehicle's price what is left of it once the visitor's own is traded in, while an estimate holds (spec 5).
 * `place` knows the price (`data-price`); one without a price, and a visitor without an estimate, are told nothing.
 */
export function showTradeIn(place: HTMLElement): void {
  place.querySelector('[data-left]')?.remove();
  const kept = keptValuation(new Date());
  const price = Number(place.dataset.price);
  if (!kept || !hasPrice({ price })) return;
  const line = document.createElement('p');
  line.className = 'small';
  line.dataset.left = '';
  // What is reckoned from the price goes when the price changes (live-car.ts).
  line.dataset.reckoned = '';
  const left = document.createElement('b');
  left.textContent = `${leftText(price, kept)} less your trade-in.`;
  line.append(left, ` ${tradeText(kept)}`);
  (place.querySelector('[data-money]') ?? place).append(line);
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
