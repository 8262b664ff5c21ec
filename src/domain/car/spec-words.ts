import { formatAmount } from '#domain/numbers.ts';
import { getSpec, type NumberSpecName, type SpecName } from './specs.ts';

/** How a number is written. */
interface NumberWords {
  /** A pattern of the words after it, in feeds and as visitors type them, in lower case: 'kw|kilowatts?'. */
  readonly words: string;
  /** The largest: a larger one is something else. */
  readonly max: number;
  /** A pattern of what stands before or after the number, if its words could be those of something else: 'tow(?:s|ing)?'. */
  readonly called?: string;
}

/** How the specifications that are numbers are written. Their transforms of feeds and what visitors type follow from this table. */
// biome-ignore format: a table reads better in rows
export const SPEC_WORDS: Readonly<Record<NumberSpecName, NumberWords>> = {
  seats: { words: 'seats?|seater|st', max: 99 },
  doors: { words: 'doors?|dr', max: 9 },
  berths: { words: 'berths?', max: 20 },
  ancap: { words: 'stars?', max: 5, called: 'ancap|safety' },
  towing: { words: 'kgs?|t(?:ons?|onnes?)?', max: 99_999, called: '(?:braked )?tow(?:s|ing)?' },
  power: { words: 'kw|kilowatts?', max: 2000 },
  electric_range: { words: 'kms?', max: 2000, called: 'range' },
};
export const NUMBER_SPEC_NAMES = Object.keys(SPEC_WORDS) as NumberSpecName[];

/** The text of a value: '7', '110 kW', 'White'; null if it is unknown. */
export function formatSpec(name: SpecName, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const spec = getSpec(name);
  return spec.kind === 'range' ? formatAmount(Number(value), spec.unit) : String(value);
}

/** A number that stands beside what it is of: 'tow 3.5t', '5-star ANCAP', 'Braked towing: 2,500 kg'. */
const FIGURES = NUMBER_SPEC_NAMES.flatMap((name) => {
  const { called, words, max } = SPEC_WORDS[name];
  if (called === undefined) return [];
  const amount = String.raw`(?:(?:of |at least |over |more than |from |up to )*)(\d[\d,]*(?:\.\d+)?)`;
  const unit = `[ -]?(?:${words})`;
  const sources = [
    `(?:can )?(?:${called})(?: capacity| safety| rating)*[: ]*${amount}(?:${unit})?`,
    `${amount}${unit}[ -](?:${called})(?: capacity| safety| rating)*`,
  ];
  return sources.map((source) => ({ name, max, pattern: new RegExp(`${source}(?![\\p{L}\\p{N}])`, 'iuy') }));
});

/** The figure at a position of a text that says what it is of: 'towing' 3500 of 'tow 3.5t'. */
export function readFigureAt(
  text: string,
  position: number,
): { name: NumberSpecName; value: number; end: number } | undefined {
  for (const { name, max, pattern } of FIGURES) {
    pattern.lastIndex = position;
    const [, digits] = pattern.exec(text) ?? [];
    if (digits === undefined) continue;
    const value = toKilograms(name, Number(digits.replaceAll(',', '')));
    if (value <= max) return { name, value, end: pattern.lastIndex };
  }
  return undefined;
}

/** No vehicle tows less than 100 kg: fewer are tonnes. */
export function toKilograms(name: NumberSpecName, value: number): number {
  return name === 'towing' && value < 100 ? value * 1000 : value;
}
