import type { Car } from '#domain/car/car.ts';
import { type CardFactName, getCardFacts } from '#domain/car/card-facts.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';

const SUMMARY_FACTS: readonly CardFactName[] = ['km', 'simple_transmission', 'simple_fuel'];

/** One line for search engines and link previews: '2022 Toyota HiLux SR5: 45,120 km, Diesel, $52,990 Drive Away at Example Motors.' */
export function carSummary(car: Car, dealer: string): string {
  const facts = getCardFacts(car, SUMMARY_FACTS).map((fact) => fact.text);
  return `${carName(car)}: ${[...facts, `${describeAvailability(car)} at ${dealer}`].join(', ')}.`;
}

function describeAvailability(car: Car): string {
  if (!isForSale(car)) return 'sold';
  return hasPrice(car) ? [priceLabel(car), car.price_type].filter(Boolean).join(' ') : 'for sale';
}
