import { bodyLabel, bodyTypeLabel } from '#domain/car/body.ts';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';
import { type ListFilter, type RangeFilter, SPECS } from '#domain/car/specs.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import { formatBucket, parseRange } from './range.ts';

interface ListAttributeFilter extends ListFilter {
  /** Whether a car may have several of its values. */
  readonly several?: true;
  /** The maximum number of values in its filter; by default all that a request counts (T-14). */
  readonly maxValues?: number;
  /** The label of a value; by default the value itself. */
  readonly valueLabel?: (value: string) => string;
  /** The label of the filter, where its values decide it. */
  readonly labelOf?: (values: readonly string[]) => string;
  /** Whether a text can be a value; by default any text can. */
  readonly isValue?: (text: string) => boolean;
}

/** 'example-cairns' -> 'Example Cairns', for display only; never used for look-ups (T-20). */
const slugToTitle = (slug: string) => slug.split('-').map(capitalise).join(' ');
const upper = (value: string) => value.toUpperCase();
/** 'in_stock' -> 'In stock'. */
const toWords = (key: string) => capitalise(key.replaceAll('_', ' '));
const toCarTypeLabel = (key: string) => CAR_TYPES.filter((type) => type === key).map(carTypeLabel)[0] ?? key;
const toWeeklyBucket = (value: string) => formatBucket(value, ' a week');
const toMakeAndModel = (value: string) => value.replace(':', ' ');
/** Without a colon it would be a make. */
const hasModel = (value: string) => /^[^:]+:./s.test(value);

/**
 * Every attribute that a search can be refined by (and dealership_slug), in the order of filters: the specifications of
 * vehicles, and what else is known of them. The key is its name in URLs, in the index, in Typesense and in the state.
 * This table drives parsing, writing, facets and schema.
 */
export const ATTRIBUTES = {
  price: { label: 'Price', kind: 'range', unit: '$', grain: 1000 },
  weekly_price: { label: 'Price per week', kind: 'range', unit: '$', per: 'per week', grain: 1 },
  subscription_price: { label: 'Subscription', kind: 'range', unit: '$', per: 'per week', grain: 1 },
  km: { label: 'Kilometres', kind: 'range', unit: 'km', grain: 1000 },
  year: { label: 'Year', kind: 'range', unit: '', grain: 1 },
  make: { label: 'Make', kind: 'list' },
  model: { label: 'Model', kind: 'list' },
  make_model: {
    label: 'Make and model',
    kind: 'list',
    maxValues: 30,
    valueLabel: toMakeAndModel,
    isValue: hasModel,
  },
  badge: { label: 'Badge', kind: 'list' },
  car_type: { label: 'Condition', kind: 'list', valueLabel: toCarTypeLabel, lowerCase: true },
  status: { label: 'Status', kind: 'list', valueLabel: toWords, lowerCase: true },
  body: { label: 'Body type', kind: 'list', labelOf: bodyTypeLabel, valueLabel: bodyLabel, lowerCase: true },
  transmission: { label: 'Transmission', kind: 'list', lowerCase: true },
  fuel: { label: 'Fuel', kind: 'list', lowerCase: true },
  drive: { label: 'Drive', kind: 'list' },
  ...SPECS,
  state: { label: 'State', kind: 'list', valueLabel: upper },
  city: { label: 'City', kind: 'list' },
  location_name: { label: 'Location', kind: 'list' },
  dealership_name: { label: 'Dealership', kind: 'list' },
  dealership_slug: { label: 'Dealership', kind: 'list', valueLabel: slugToTitle },
  tag: { label: 'Special', kind: 'list' },
  categories: { label: 'Category', kind: 'list', several: true },
  filtered_features: { label: 'Features', kind: 'list', several: true },
  item_type: { label: 'Kind', kind: 'list', valueLabel: toWords },
  price_range: { label: 'Price range', kind: 'list', valueLabel: formatBucket, inOrder: 'bands' },
  weekly_price_range: { label: 'Weekly price', kind: 'list', valueLabel: toWeeklyBucket, inOrder: 'bands' },
} as const satisfies Record<string, ListAttributeFilter | RangeFilter>;

type Table = typeof ATTRIBUTES;
export type AttributeName = keyof Table;
export type ListAttribute = {
  [Name in AttributeName]: Table[Name]['kind'] extends 'list' ? Name : never;
}[AttributeName];
export type RangeAttribute = Exclude<AttributeName, ListAttribute>;

export const LIST_ATTRIBUTES = namesOfKind('list') as readonly ListAttribute[];
export const RANGE_ATTRIBUTES = namesOfKind('range') as readonly RangeAttribute[];

function namesOfKind(kind: 'list' | 'range'): AttributeName[] {
  return (Object.keys(ATTRIBUTES) as AttributeName[]).filter((name) => ATTRIBUTES[name].kind === kind);
}

/** Whether a name is that of a list attribute: 'make' is, 'price' and 'utm_source' are not. */
export function isListAttribute(name: string): name is ListAttribute {
  return LIST_ATTRIBUTES.some((attribute) => attribute === name);
}

/** Whether a name is that of a range attribute: 'price', 'km', 'year', 'subscription_price'. */
export function isRangeAttribute(name: string): name is RangeAttribute {
  return RANGE_ATTRIBUTES.some((attribute) => attribute === name);
}

/** The entry of a list attribute, with all that one may have. */
export function getListAttribute(name: ListAttribute): ListAttributeFilter {
  return ATTRIBUTES[name];
}

/** The entry of a range attribute, with all that one may have. */
export function getRangeAttribute(name: RangeAttribute): RangeFilter {
  return ATTRIBUTES[name];
}

/** The label of a filter with these items: 'Make', or 'Boat type' at a boat dealer. */
export function attributeLabel(attribute: ListAttribute, items: readonly { value: string }[]): string {
  const { label, labelOf } = getListAttribute(attribute);
  return labelOf?.(items.map(({ value }) => value)) ?? label;
}

/** The label of an attribute's value: ('state', 'qld') -> 'QLD'. */
export function valueLabel(attribute: ListAttribute, value: string): string {
  return getListAttribute(attribute).valueLabel?.(value) ?? value;
}

/** A value of a list attribute as every search has it: InstantSearch takes a leading hyphen for "not". */
export function toAttributeValue(text: string): string {
  return text.replace(/^[-\s]+/, '');
}

/** Whether a text in a URL can be a value of an attribute, in stock or not: a band is written as a range. */
export function isAttributeValue(attribute: ListAttribute, text: string): boolean {
  const { inOrder, isValue } = getListAttribute(attribute);
  if (text.startsWith('-')) return false;
  if (inOrder === 'bands') return parseRange(text) !== undefined;
  return isValue?.(text) ?? text !== '';
}

/** The counted values that an attribute's filter shows: the first `maxValues`, and all that are chosen. */
export function getOfferedValues<Item extends { readonly isRefined: boolean }>(
  attribute: ListAttribute,
  items: readonly Item[],
): readonly Item[] {
  const { maxValues = Infinity } = getListAttribute(attribute);
  return items.length <= maxValues
    ? items
    : items.filter((item, index) => index < maxValues || item.isRefined);
}
