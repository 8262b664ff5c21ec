import type { Meaning } from './sentences.ts';
import { SENTENCE_STOCK, type SentenceVehicle } from './stock.ts';

/** The vehicles that a meaning asks for, found by plain loops; unknown words do not narrow them. */
export function findExpectedVehicles(meaning: Meaning): readonly SentenceVehicle[] {
  return meaning.none ? [] : SENTENCE_STOCK.filter((vehicle) => isMeant(vehicle, meaning));
}

function isMeant(vehicle: SentenceVehicle, meaning: Meaning): boolean {
  const { vehicles, lists, ranges, badges, features, not, exact } = meaning;
  const plain: Readonly<Record<string, unknown>> = { ...vehicle };
  const text = Object.values(plain).flat().join(' ').toLowerCase();
  const isAny = (name: string, values: readonly string[]) =>
    values.some((value) => hasValue(vehicle, name, value));
  return (
    (vehicles.length === 0 || isAny('vehicles', vehicles)) &&
    (badges.length === 0 || isAny('badge', badges)) &&
    Object.entries(lists).every(([name, values]) => isAny(name, values)) &&
    Object.entries(ranges).every(([name, { min, max }]) => {
      const value = Number(plain[name]);
      return value >= min && value <= max;
    }) &&
    features.every((feature) => isAny('feature', [feature])) &&
    !Object.entries(not).some(([name, values]) => isAny(name, values)) &&
    text.includes(exact)
  );
}

/** Whether a vehicle has the value that the notation writes as 'name=value' or, for badges, as 'badge~value'. */
function hasValue(vehicle: SentenceVehicle, name: string, value: string): boolean {
  const plain: Readonly<Record<string, unknown>> = { ...vehicle };
  if (name === 'vehicles') return [vehicle.make, `${vehicle.make}:${vehicle.model}`].includes(value);
  if (name === 'badge') return ` ${vehicle.badge} `.includes(` ${value} `);
  if (name === 'feature') return vehicle.features.includes(value);
  return String(plain[name]) === value;
}
