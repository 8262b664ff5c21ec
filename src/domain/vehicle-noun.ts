import { wholeNumber } from './numbers.ts';

/** What the dealer calls what it sells (T-47): 'car' and 'cars', 'truck' and 'trucks'. */
export interface VehicleWords {
  readonly noun: string;
  readonly plural: string;
}

/** The word after a number: 'car' after 1, else 'cars'. */
export function vehicleWord(count: number, words: VehicleWords): string {
  return count === 1 ? words.noun : words.plural;
}

/** '1 car', '1,612 cars', '0 cars'. */
export function vehicleCount(count: number, words: VehicleWords): string {
  return `${wholeNumber(count)} ${vehicleWord(count, words)}`;
}

/** As buttons write it: 'cars' -> 'Cars'. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The button that shows results: 'Show Me 1,612 Cars'. */
export function showMe(count: number, vehicle: VehicleWords): string {
  return `Show Me ${vehicleCount(count, vehicle).split(' ').map(capitalised).join(' ')}`;
}
