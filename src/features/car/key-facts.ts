import { bodyLabel, kindOf } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { carTypeLabel } from '#domain/car/car-type.ts';
import { type CardFactName, getCardFacts } from '#domain/car/card-facts.ts';
import { describeKilometres } from '#domain/car/kilometres.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { formatSpec } from '#domain/car/spec-words.ts';
import { getSpec, SPEC_NAMES } from '#domain/car/specs.ts';
import { STATED_FACTS } from '#domain/car/stated-facts.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { rulesOf } from '#domain/vehicle-kind.ts';

/** One cell of the key facts: 'Kilometres', '45,120 km'. */
export interface KeyFact {
  readonly label: string;
  readonly text: string;
  /** Whether it identifies the listing rather than describes the car: shown on a line below the others. */
  readonly minor: boolean;
}

interface FactDefinition {
  readonly label: string | ((car: Car) => string);
  readonly minor?: true;
  /** null, false or 0: unknown. */
  readonly getText: (car: Car) => string | null | false | 0;
}

/** The key facts in order, the most persuasive first. */
const FACT_DEFINITIONS: readonly FactDefinition[] = [
  { label: 'Kilometres', getText: describeKilometres },
  { label: 'Transmission', getText: (car) => toTradeWords(car.trans ?? car.simple_transmission) },
  { label: 'Fuel', getText: (car) => toTradeWords(car.fuel ?? car.simple_fuel) },
  { label: 'Drive', getText: (car) => car.simple_drive },
  {
    label: (car) => rulesOf(kindOf(car.simple_body)).bodyField,
    getText: (car) => car.simple_body && bodyLabel(car.simple_body),
  },
  ...SPEC_NAMES.map((name) => ({
    label: getSpec(name).label,
    getText: (car: Car) => formatSpec(name, car[name]),
  })),
  { label: 'Interior', getText: (car) => car.interior_colour ?? null },
  ...STATED_FACTS,
  { label: 'Condition', minor: true, getText: (car) => carTypeLabel(car.car_type) },
  { label: 'Stock no', minor: true, getText: (car) => car.stocknum },
  { label: 'VIN', minor: true, getText: (car) => car.vin },
  { label: 'Views', minor: true, getText: (car) => car.views !== null && formatWholeNumber(car.views) },
];

/** The known key facts of a car. */
export function keyFacts(car: Car): KeyFact[] {
  return FACT_DEFINITIONS.flatMap(({ label, minor = false, getText }) => {
    const text = getText(car);
    return text ? [{ label: typeof label === 'string' ? label : label(car), text, minor }] : [];
  });
}

/**
 * A feed's wording as the trade says it: 'Petrol - Premium Unleaded ULP' -> 'Premium unleaded petrol', 'Petrol/Electric' ->
 * 'Petrol hybrid', '6 sp automatic' -> '6-speed automatic'. Abbreviations stay as they are: 'CVT', 'LPG'.
 */
export function toTradeWords(text: string | null): string | null {
  if (text === null) return null;
  const words = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(unleaded)\s+P?ULP\b/i, '$1')
    .replace(/\b(petrol|diesel)\s*[/-]\s*electric(?:\s+hybrid)?\b/i, '$1 hybrid')
    .replace(/\bhybrid\s+plug-?\s?in\b/i, 'plug-in hybrid')
    .replace(/(.+?)\s+[-–]\s+(.+)/, '$2 $1')
    .replace(/\b(\d+)\s*(?:sp|spd|speed)\b/i, '$1-speed')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
