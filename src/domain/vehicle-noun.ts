import { formatWholeNumber } from './numbers.ts';

/** The dealer's word for its vehicles (T-47): 'car' and 'cars', 'truck' and 'trucks'. */
export interface VehicleNoun {
  readonly noun: string;
  readonly plural: string;
}

/** The form of the noun after a number: 'car' after 1, else 'cars'. */
export function inflectVehicleNoun(count: number, vehicle: VehicleNoun): string {
  return count === 1 ? vehicle.noun : vehicle.plural;
}

/** '1 car', '1,612 cars', '0 cars'. */
export function formatVehicleCount(count: number, vehicle: VehicleNoun): string {
  return `${formatWholeNumber(count)} ${inflectVehicleNoun(count, vehicle)}`;
}

/** Capitalises a word for buttons: 'cars' -> 'Cars'. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Capitalises every word for buttons but 'or': 'test drive or test ride' -> 'Test Drive or Test Ride'. */
export function toTitleCase(words: string): string {
  return words
    .split(' ')
    .map((word) => (word === 'or' ? word : capitalise(word)))
    .join(' ');
}

/** The label of the button that shows results: 'Show Me 1,612 Cars'. */
export function showVehiclesLabel(count: number, vehicle: VehicleNoun): string {
  return `Show Me ${toTitleCase(formatVehicleCount(count, vehicle))}`;
}
