import { capitalise } from '#domain/vehicle-noun.ts';
import {
  ATTRIBUTES,
  type ListAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  valueLabel,
} from './attributes.ts';
import { formatValue } from './format-value.ts';
import { type Range, refinedValues, type SearchState } from './state.ts';

/** What is said before a number and after it where only one end is set. */
interface RangePhrases {
  readonly least: (amount: string) => string;
  readonly most: (amount: string) => string;
}

const RANGE_PHRASES: Readonly<Record<RangeAttribute, RangePhrases>> = {
  price: { least: (dollars) => `from ${dollars}`, most: (dollars) => `under ${dollars}` },
  subscription_price: {
    least: (dollars) => `subscription from ${dollars}`,
    most: (dollars) => `subscription under ${dollars}`,
  },
  km: { least: (distance) => `from ${distance}`, most: (distance) => `up to ${distance}` },
  year: { least: (year) => `${year} or newer`, most: (year) => `${year} or older` },
};

/** A range in words: 'under $40,000', '2018 or newer', 'up to 50,000 km', '2018 to 2021', '2020'; empty for an open one. */
export function describeRange(attribute: RangeAttribute, { min, max }: Range): string {
  const { least, most } = RANGE_PHRASES[attribute];
  const write = (value: number) => formatValue(attribute, value);
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (min !== undefined) return least(write(min));
  return max === undefined ? '' : most(write(max));
}

/** A chosen value in words that say alone what they are about: ('seats', '7') -> '7 seats', ('state', 'qld') -> 'QLD'. */
export function describeRefinement(attribute: ListAttribute, value: string): string {
  if (attribute === 'seats') return `${value} ${value === '1' ? 'seat' : 'seats'}`;
  return valueLabel(attribute, value);
}

/** Attributes whose values are ordinary words: small after the first. */
const LOWER_CASE_ATTRIBUTES: ReadonlySet<ListAttribute> = new Set([
  'car_type',
  'body',
  'transmission',
  'fuel',
  'colour',
]);

/** Said as one name ahead of all else. */
const NAME_ATTRIBUTES: ReadonlySet<string> = new Set(['make', 'model']);

/**
 * What a search is about, in the words of its chips: one part per attribute, makes first, the typed text last, sort and
 * page left out. ['Toyota HiLux', 'white or silver', 'under $40,000', '“sr5”']; empty when nothing is chosen.
 */
export function describeStateParts(state: SearchState): string[] {
  const listed = (Object.keys(ATTRIBUTES) as ListAttribute[]).filter(
    (name) => !NAME_ATTRIBUTES.has(name) && refinedValues(state, name).length > 0,
  );
  const parts = [
    [joinWithOr(refinedValues(state, 'make')), joinWithOr(refinedValues(state, 'model'))]
      .filter(Boolean)
      .join(' '),
    ...listed.map((name) =>
      joinWithOr(refinedValues(state, name).map((value) => describeInSentence(name, value))),
    ),
    ...RANGE_ATTRIBUTES.map((name) => describeRange(name, state.ranges[name] ?? {})),
    state.query && `“${state.query}”`,
  ];
  return parts.filter(Boolean);
}

/** A search in one line: 'SUV, diesel, under $40,000'; empty when nothing is chosen. */
export function describeState(state: SearchState): string {
  return capitalise(describeStateParts(state).join(', '));
}

function describeInSentence(attribute: ListAttribute, value: string): string {
  const words = describeRefinement(attribute, value);
  // Abbreviations stay as they are: 'SUV', 'LPG'.
  return LOWER_CASE_ATTRIBUTES.has(attribute)
    ? words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    : words;
}

function joinWithOr(words: readonly string[]): string {
  return words.join(' or ');
}
