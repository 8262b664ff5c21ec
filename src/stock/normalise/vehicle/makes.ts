import { compact } from '#stock/normalise/text/compact.ts';
import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';

/**
 * Makes sold in Australia, in their own spelling. Feeds' spellings ('LAND ROVER', 'mercedes benz') are normalised to
 * these, so that a make is one facet value; an unknown make stays as it is.
 */
// biome-ignore format: a table reads better in rows
const MAKE_NAMES = [
  'Abarth', 'Alfa Romeo', 'Alpine', 'Aston Martin', 'Audi', 'Austin', 'Austin Healey', 'Bentley', 'BMW', 'Bugatti', 'Buick',
  'BYD', 'Cadillac', 'Chery', 'Chevrolet', 'Chrysler', 'Citroen', 'Cupra', 'Daewoo', 'Daihatsu', 'Daimler', 'Datsun',
  'Dodge', 'Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV', 'Freightliner', 'Fuso', 'Geely', 'Genesis', 'GMC', 'Great Wall', 'GWM',
  'Haval', 'Hino', 'Holden', 'Honda', 'HSV', 'Hummer', 'Hyundai', 'Infiniti', 'International', 'Isuzu', 'Iveco', 'JAC',
  'Jaecoo', 'Jaguar', 'Jeep', 'Kenworth', 'Kia', 'Lamborghini', 'Land Rover', 'LDV', 'Leapmotor', 'Lexus', 'Lincoln',
  'Lotus', 'Mack', 'Mahindra', 'Maserati', 'Mazda', 'McLaren', 'Mercedes-Benz', 'MG', 'Mini', 'Mitsubishi', 'Morgan',
  'Nissan', 'Opel', 'Packard', 'Peugeot', 'Polestar', 'Pontiac', 'Porsche', 'Proton', 'RAM', 'Renault', 'Rolls-Royce',
  'Rover', 'Saab', 'Scania', 'Skoda', 'Smart', 'SsangYong', 'Subaru', 'Suzuki', 'Tata', 'Tesla', 'Toyota', 'Triumph',
  'UD Trucks', 'Volkswagen', 'Volvo', 'Western Star', 'Zeekr',
] as const;

/** Makes by other names, in lower case. */
export const MAKE_ALIASES = {
  chev: 'Chevrolet',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  'isuzu ute': 'Isuzu',
  vw: 'Volkswagen',
} as const satisfies Readonly<Record<string, (typeof MAKE_NAMES)[number]>>;

const BY_NAME = new Map<string, string>([
  ...MAKE_NAMES.map((make): [string, string] => [compact(make), make]),
  ...Object.entries(MAKE_ALIASES).map(([name, make]): [string, string] => [compact(name), make]),
]);

const MAX_MAKE_WORDS = Math.max(...MAKE_NAMES.map((make) => make.split(/[ -]/).length));

/** A make in its own spelling; an unknown one is unchanged. */
export function normaliseMake(text: string): string {
  return BY_NAME.get(compact(text)) ?? toSingleLine(text);
}

/** The longest known make at the start of some words: 'Land Rover' of 'Land Rover Defender 110'. */
export function findMakeAtStart(words: readonly string[]): { make: string; length: number } | undefined {
  for (let length = Math.min(MAX_MAKE_WORDS, words.length); length > 0; length--) {
    const make = BY_NAME.get(compact(words.slice(0, length).join('')));
    if (make !== undefined) return { make, length };
  }
  return undefined;
}
