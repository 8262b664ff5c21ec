import { SPECS } from '#domain/car/specs.ts';
import { formatAmount } from '#domain/numbers.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import {
  ATTRIBUTES,
  getListAttribute,
  getRangeAttribute,
  type ListAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  valueLabel,
} from './attributes.ts';
import { type AddressLists, MAKE_ATTRIBUTES, splitMakesAndModels } from './makes-and-models.ts';
import type { Range } from './range.ts';
import { getRange, type IndexUiState } from './ui-state.ts';

/** Describes a range: 'under $40,000', '$200 to $300 per week', 'from 3,500 kg towing', '2018 or newer', '2018 to 2021', '2020'; empty for an open one. */
export function describeRange(attribute: RangeAttribute, range: Range): string {
  const { unit, label, per } = getRangeAttribute(attribute);
  const words = describeBounds(unit, range);
  const of = attribute in SPECS ? toLowerCase(label) : per;
  return words && of ? `${words} ${of}` : words;
}

function describeBounds(unit: string, { min, max }: Range): string {
  const isYear = unit === '';
  const [from, to] = [min, max].map((value) => value !== undefined && formatAmount(value, unit));
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return isYear ? `${from} or newer` : `from ${from}`;
  if (!to) return '';
  if (isYear) return `${to} or older`;
  return `${unit === '$' ? 'under' : 'up to'} ${to}`;
}

/** Describes a chosen value so that it is clear without its attribute: ('seats', '7') -> '7 seats', ('state', 'qld') -> 'QLD'. */
export function describeRefinement(attribute: ListAttribute, value: string): string {
  const { label, inOrder } = getListAttribute(attribute);
  if (inOrder !== 'numbers') return valueLabel(attribute, value);
  const things = label.toLowerCase();
  return `${value} ${value === '1' ? things.replace(/s$/, '') : things}`;
}

/** Combined into one name at the beginning. */
const NAME_ATTRIBUTES: ReadonlySet<string> = new Set(MAKE_ATTRIBUTES);

/**
 * Describes a search like its chips: one part per attribute, makes first, the query last, without sort and page.
 * ['Toyota HiLux', 'white or silver', 'under $40,000', '“sr5”']; empty if nothing is chosen. `except`: attributes to leave out.
 */
export function describeStateParts(state: IndexUiState, except: ReadonlySet<string> = new Set()): string[] {
  const all = Object.entries(splitMakesAndModels(state.refinementList ?? {}));
  const lists: AddressLists = Object.fromEntries(all.filter(([name]) => !except.has(name)));
  const attributes = (Object.keys(ATTRIBUTES) as ListAttribute[]).filter(
    (name) => !NAME_ATTRIBUTES.has(name),
  );
  const parts = [
    describeMakesAndModels(lists),
    ...attributes.map((name) =>
      (lists[name] ?? []).map((value) => describeInSentence(name, value)).join(' or '),
    ),
    ...RANGE_ATTRIBUTES.map((name) => describeRange(name, getRange(state, name) ?? {})),
    describeQuery(state.query ?? ''),
  ];
  return parts.filter(Boolean);
}

/** 'Toyota HiLux or 86' of one make, 'Ford or Toyota HiLux' of several. */
function describeMakesAndModels({ make = [], model = [], make_model = [] }: AddressLists): string {
  const names = [...make, ...make_model.map((value) => valueLabel('make_model', value))].join(' or ');
  return [names, model.join(' or ')].filter(Boolean).join(' ');
}

/**
 * The title of a search's page: 'Ford or Toyota HiLux for sale, white, page 2', 'Ford or Toyota cars for sale'. `subject`
 * stands for the attributes `inPath`: 'new and demo'. `vehicles`: 'cars'. `offer`: 'for sale'.
 */
export function describePage(
  state: IndexUiState,
  subject: string,
  inPath: readonly string[],
  vehicles: string,
  offer: string,
): string {
  const lists = splitMakesAndModels(state.refinementList ?? {});
  const names = describeMakesAndModels(lists);
  const inName = new Set<string>(names ? [...MAKE_ATTRIBUTES, ...inPath] : inPath);
  // Models stand alone: a HiLux is no 'HiLux car'.
  const name =
    lists.model || lists.make_model ? names : [names || subject, vehicles].filter(Boolean).join(' ');
  const { page = 1 } = state;
  const ofPage = page > 1 ? [`page ${page}`] : [];
  return [`${capitalise(name)} ${offer}`, ...describeStateParts(state, inName), ...ofPage].join(', ');
}

/** Describes a search in one line: 'SUV, diesel, under $40,000'; empty if nothing is chosen. */
export function describeState(state: IndexUiState): string {
  return capitalise(describeStateParts(state).join(', '));
}

/** Describes a chosen value within a sentence: 'white', 'SUV'. */
export function describeInSentence(attribute: ListAttribute, value: string): string {
  const words = describeRefinement(attribute, value);
  return getListAttribute(attribute).lowerCase ? toLowerCase(words) : words;
}

/** As within a sentence; abbreviations stay as they are: 'SUV', 'LPG'. */
function toLowerCase(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** The terms of a query: its words, and its phrases in quotation marks, which are excluded after a hyphen. */
export function splitTerms(query: string): string[] {
  return query.match(/-?"[^"]*"|\S+/g) ?? [];
}

/** A query as visitors read it, without the marks that say how it is searched: '“sr5 tow bar”', 'without “Sunroof”'. */
export function describeQuery(query: string): string {
  const terms = splitTerms(query);
  const write = (chosen: readonly string[]) => `“${chosen.join(' ').replace(/^-"|"/g, '').trim()}”`;
  const wanted = terms.filter((term) => !isExcluded(term));
  const excluded = terms.filter(isExcluded).map((term) => `without ${write([term])}`);
  return [...(wanted.length > 0 ? [write(wanted)] : []), ...excluded].join(', ');
}

function isExcluded(term: string): boolean {
  return term.startsWith('-"');
}
