import { NUMBER_SPEC_NAMES, readFigureAt, SPEC_WORDS } from '#domain/car/spec-words.ts';
import { SPECS } from '#domain/car/specs.ts';
import { getRangeAttribute, isRangeAttribute, type RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';

/** A range that a text mentions. */
export interface ParsedRange {
  readonly attribute: RangeAttribute;
  readonly range: Range;
  /** The position after its last character. */
  readonly end: number;
}

type MeantRange = Omit<ParsedRange, 'end'>;

/** A number as typed. */
interface Amount {
  readonly value: number;
  /** What its unit or dollar sign says that it is of. */
  readonly attribute: RangeAttribute | undefined;
  readonly thousand: boolean;
  /** Whether it could be a year: four digits and nothing else. */
  readonly year: boolean;
}

/** The words for units, by what they measure. */
const UNIT_WORDS = [
  ['km', '(?:kms?|klms?|kilomet(?:re|er)s?|kays|ks) ?(?:on the clock)?|on the clock'],
  ['weekly_price', '(?:(?:a|per|each|p ?/|/) ?|p)(?:w(?:eek?|e|k)?)|weekly'],
  ...NUMBER_SPEC_NAMES.flatMap((name): [RangeAttribute, string][] => {
    const { words, called } = SPEC_WORDS[name];
    return called === undefined && isRangeAttribute(name) ? [[name, words]] : [];
  }),
] as const;
const UNIT = UNIT_WORDS.map(([, words]) => words).join('|');
/** '$40,000', '40 thousand', '100 bucks', '50k km', '$200 a week': one group for each part, as in `parseAmount`. */
const NUMBER = String.raw`(\$ ?)?(\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?)(?: ?(k|thousand|thou|grand)(?![a-z]))?(?: ?(bucks|dollars)(?![a-z]))?(?: ?(${UNIT})(?![a-z]))?`;
const NUMBER_GROUPS = 5;
/** No word before a number, with its blanks and signs, is longer. */
const LONGEST_PREFIX = 40;
const ABOUT_PREFIX = '(?:around|about|approx(?:imately)?|roughly|circa|~)';
const MIN_PREFIX =
  '(?:over|above|more than|no less than|from|since|at least|min(?:imum)?|starting (?:at|from)|>=?)';
const MAX_PREFIX =
  '(?:under|below|less than|cheaper than|up ?to|no more than|not more than|at most|max(?:imum)?(?: of)?|budget(?: of)?|sub|within|<=?)';
/** Excludes numbers with other units (monthly amounts, litres, kilograms, doors), and 'newer' of '18k and newer than 2016'. */
const NOT_OTHER_UNIT = String.raw`(?!\d|[.,]\d|[a-z%/]| than\b| ?(?:-|a |per |each )?(?:month|monthly|deposit|litres?|ltr|l|kg|kw|hp|cc|inch|tonnes?|ton|t|doors?|speed|seats?|seater|years?|owners?)\b)`;

type ReadRange = (first: Amount, second: Amount) => MeantRange | undefined;

/** The forms of a range, tried in this order, and what their numbers mean; undefined = uncertain. */
const RANGE_FORMS: readonly (readonly [source: string, read: ReadRange])[] = [
  [`(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}`, toClosedRange],
  [
    `between ${NUMBER} ?(?:-|–|to|and) ?${NUMBER}`,
    (first, second) => toClosedRange(inThousands(first), inThousands(second)),
  ],
  [`${MAX_PREFIX} ?${NUMBER}`, (amount) => toOpenRange('max', inThousands(amount))],
  [`${ABOUT_PREFIX} ?${NUMBER}`, toRangeAround],
  [
    `${NUMBER} (?:(?:or|and) (?:less|under|below|older|cheaper)|max(?:imum)?|tops)`,
    (amount) => toOpenRange('max', amount, true),
  ],
  [`${MIN_PREFIX} ?${NUMBER}`, (amount) => toOpenRange('min', inThousands(amount), true)],
  [
    `${NUMBER}(?: ?\\+| (?:or|and) (?:more|over|above|newer|later|up)| onwards?)`,
    (amount) => toOpenRange('min', amount, true),
  ],
  [`(?:no|not) older than ${NUMBER}`, (amount) => toYearRange(amount, { min: amount.value })],
  [`(?:no|not) newer than ${NUMBER}`, (amount) => toYearRange(amount, { max: amount.value })],
  [`my ?${NUMBER}`, ({ value }) => toModelYear(value)],
  [`(?:before|older than|pre) ?${NUMBER}`, (amount) => toYearRange(amount, { max: amount.value - 1 })],
  [
    `(?:after|newer than|later than|post) ?${NUMBER}`,
    (amount) => toYearRange(amount, { min: amount.value + 1 }),
  ],
  [NUMBER, readAlone],
];
const RANGE_PATTERNS = RANGE_FORMS.map(([source, read]) => ({
  pattern: new RegExp(`${source}${NOT_OTHER_UNIT}`, 'y'),
  read,
}));

/**
 * The range at a position of a normalised text: 'under 40k' and 'under 40' are prices, 'less than 50,000 km' a distance,
 * '2018 to 2021' years. An amount alone is the most that somebody pays or accepts: '20 grand', '50k km', '$180 a week'.
 * 'under 500 a month' is nothing.
 */
export function parseRangeAt(normalised: string, position: number): ParsedRange | undefined {
  // Most words are far from any number.
  if (!/\d/.test(normalised.slice(position, position + LONGEST_PREFIX))) return undefined;
  const figure = readFigureAt(normalised, position);
  if (figure && isRangeAttribute(figure.name)) {
    const { name, value, end } = figure;
    return { attribute: name, range: { min: value }, end };
  }
  for (const { pattern, read } of RANGE_PATTERNS) {
    pattern.lastIndex = position;
    const match = pattern.exec(normalised);
    if (!match) continue;
    const parsed = read(parseAmount(match, 1), parseAmount(match, 1 + NUMBER_GROUPS));
    if (parsed) return { ...parsed, end: pattern.lastIndex };
  }
  return undefined;
}

function parseAmount(match: RegExpExecArray, group: number): Amount {
  const [sign, digits = '', thousand, bucks, unit = ''] = match.slice(group, group + NUMBER_GROUPS);
  const measured = UNIT_WORDS.find(([, words]) => new RegExp(`^(?:${words})$`).test(unit))?.[0];
  const attribute = measured ?? (sign || bucks ? 'price' : undefined);
  return {
    value: Math.round(Number(digits.replace(/[ ,]/g, '')) * (thousand ? 1000 : 1)),
    attribute,
    thousand: thousand !== undefined,
    year: !attribute && !thousand && /^(?:19[5-9]|20\d)\d$/.test(digits),
  };
}

/** 'under 40' means thousands. Below 5 it is an age or half typed, above 300 a repayment or half typed. */
function inThousands(amount: Amount): Amount {
  const { attribute, thousand, value } = amount;
  const isShort = !thousand && value >= 5 && value <= 300;
  const isInThousands = attribute === undefined || attribute === 'km';
  return isShort && isInThousands ? { ...amount, value: value * 1000 } : amount;
}

/** An amount without 'under', if it has a unit or is round like '35000', is the most, but the least power. */
function readAlone(amount: Amount): MeantRange | undefined {
  const { attribute, thousand, value, year } = amount;
  if (year) return toYearRange(amount, { min: value, max: value });
  if (attribute !== undefined && attribute in SPECS) return toOpenRange('min', amount);
  const isAmount = attribute || thousand || (value >= 5000 && value % 500 === 0);
  return isAmount ? toOpenRange('max', amount) : undefined;
}

/** 'around 30k': a tenth less or more. */
function toRangeAround(amount: Amount): MeantRange | undefined {
  const about = inThousands(amount);
  const range = { min: Math.round(about.value * 0.9), max: Math.round(about.value * 1.1) };
  return about.year ? undefined : toRange(about, about.value, range);
}

/** A range of what its amount is of; undefined if `least` is too small for it: an age, a model or a size is no price. */
function toRange({ attribute = 'price' }: Amount, least: number, range: Range): MeantRange | undefined {
  return least < getRangeAttribute(attribute).grain ? undefined : { attribute, range };
}

/** 'under 2020' could be dollars: a bare year counts only after words that suit a year (`allowYear`). */
function toOpenRange(end: 'min' | 'max', amount: Amount, allowYear = false): MeantRange | undefined {
  if (amount.year) return allowYear ? toYearRange(amount, { [end]: amount.value }) : undefined;
  return toRange(amount, amount.value, { [end]: amount.value });
}

/** The second number's unit applies to both: '20-40k', '$20,000 to 40,000', '10,000 to 50,000 km'. */
function toClosedRange(first: Amount, second: Amount): MeantRange | undefined {
  const both = [first.thousand || !second.thousand ? first.value : first.value * 1000, second.value];
  const range = { min: Math.min(...both), max: Math.max(...both) };
  if (first.year && second.year) return { attribute: 'year', range };
  const isYear = second.year || (first.year && second.attribute === undefined);
  return isYear ? undefined : toRange(second, range.min, range);
}

function toYearRange(amount: Amount, range: Range): MeantRange | undefined {
  return amount.year ? { attribute: 'year', range } : undefined;
}

/** 'MY21', 'MY2021': the year of a model. */
function toModelYear(value: number): MeantRange | undefined {
  const year = value < 100 ? 2000 + value : value;
  return value < 10 || year > 2100 ? undefined : { attribute: 'year', range: { min: year, max: year } };
}
