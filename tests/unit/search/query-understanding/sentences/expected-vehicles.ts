import type { Meaning } from './sentences.ts';
import { SENTENCE_STOCK, type SentenceVehicle } from './stock.ts';

/** The vehicles that a meaning asks for, found by plain loops; unknown words do not narrow them. */
export function findExpectedVehicles(meaning: Meaning): readonly SentenceVehicle[] {
  return meaning.none ? [] : SENTENCE_STOCK.filter((vehicle) => isMeant(vehicle, meaning));
}

function isMeant(vehicle: SentenceVehicle, meaning: Meaning): boolean {
  const plain: Readonly<Record<string, unknown>> = { ...vehicle };
  const { vehicles, lists, ranges, badges, features, exact } = meaning;
  const names = [vehicle.make, `${vehicle.make}:${vehicle.model}`];
  const text = Object.values(plain).flat().join(' ').toLowerCase();
  return (
    (vehicles.length === 0 || names.some((name) => vehicles.includes(name))) &&
    Object.entries(lists).every(([name, values]) => values.includes(String(plain[name]))) &&
    Object.entries(ranges).every(([name, { min, max }]) => {
      const value = Number(plain[name]);
      return value >= min && value <= max;
    }) &&
    (badges.length === 0 || badges.some((word) => ` ${vehicle.badge} `.includes(` ${word} `))) &&
    features.every((feature) => vehicle.features.includes(feature)) &&
    text.includes(exact)
  );
}
