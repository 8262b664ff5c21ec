import { capitalised } from '#domain/vehicle-noun.ts';
import {
  ATTRIBUTES,
  type ListAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  valueLabel,
} from './attributes.ts';
import { amount } from './format-value.ts';
import { chosen, type Range, type SearchState } from './state.ts';

/** What is said before a number and after it where only one end is set. */
interface RangeSpeech {
  readonly least: (amount: string) => string;
  readonly most: (amount: string) => string;
}

const RANGES: Readonly<Record<RangeAttribute, RangeSpeech>> = {
  price: { least: (dollars) => `from ${dollars}`, most: (dollars) => `under ${dollars}` },
  subscription_price: {
    least: (dollars) => `subscription from ${dollars}`,
    most: (dollars) => `subscription under ${dollars}`,
  },
  km: { least: (distance) => `from ${distance}`, most: (distance) => `up to ${distance}` },
  year: { least: (year) => `${year} or newer`, most: (year) => `${year} or older` },
};

/** A range in words: 'under $40,000', '2018 or newer', 'up to 50,000 km', '2018 to 2021', '2020'; empty for an open one. */
export function rangeWords(attribute: RangeAttribute, { min, max }: Range): string {
  const { least, most } = RANGES[attribute];
  const write = (value: number) => amount(attribute, value);
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (min !== undefined) return least(write(min));
  return max === undefined ? '' : most(write(max));
}

/** A chosen value in words that say alone what they are about: ('seats', '7') -> '7 seats', ('state', 'qld') -> 'QLD'. */
export function valueWords(attribute: ListAttribute, value: string): string {
  if (attribute === 'seats') return `${value} ${value === '1' ? 'seat' : 'seats'}`;
  return valueLabel(attribute, value);
}

/** Attributes whose values are ordinary words: small after the first. */
const ORDINARY: ReadonlySet<ListAttribute> = new Set(['car_type', 'body', 'transmission', 'fuel', 'colour']);

/** Said as one name ahead of all else. */
const NAMES: ReadonlySet<string> = new Set(['make', 'model']);

/**
 * What a search is about, in the words of its chips: one part per attribute, makes first, the typed text last, sort and
 * page left out. ['Toyota HiLux', 'white or silver', 'under $40,000', '“sr5”']; empty when nothing is chosen.
 */
export function stateParts(state: SearchState): string[] {
  const listed = (Object.keys(ATTRIBUTES) as ListAttribute[]).filter(
    (name) => !NAMES.has(name) && chosen(state, name).length > 0,
  );
  const parts = [
    [either(chosen(state, 'make')), either(chosen(state, 'model'))].filter(Boolean).join(' '),
    ...listed.map((name) => either(chosen(state, name).map((value) => inSentence(name, value)))),
    ...RANGE_ATTRIBUTES.map((name) => rangeWords(name, state.ranges[name] ?? {})),
    state.query && `“${state.query}”`,
  ];
  return parts.filter(Boolean);
}

/** A search in one line: 'SUV, diesel, under $40,000'; empty when nothing is chosen. */
export function describeState(state: SearchState): string {
  return capitalised(stateParts(state).join(', '));
}

function inSentence(attribute: ListAttribute, value: string): string {
  const words = valueWords(attribute, value);
  // Abbreviations stay as they are: 'SUV', 'LPG'.
  return ORDINARY.has(attribute)
    ? words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    : words;
}

function either(words: readonly string[]): string {
  return words.join(' or ');
}
