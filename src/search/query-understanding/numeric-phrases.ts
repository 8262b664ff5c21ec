import type { RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';

/** A range that a text mentions. */
export interface ParsedRange {
  readonly attribute: RangeAttribute;
  readonly range: Range;
  /** The position after its last character. */
  readonly end: number;
}

/** A number as typed, with its unit. */
interface Amount {
  readonly value: number;
  readonly dollar: boolean;
  readonly thousand: boolean;
  readonly km: boolean;
  /** Whether it could be a year: four digits and nothing else. */
  readonly year: boolean;
}

const NUMBER = String.raw`(\$ ?)?(\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?)(?: ?(k|thousand|thou|grand)(?![a-z]))?(?: ?(kms?|klms?|kilomet(?:re|er)s?|kays|ks)(?![a-z]))?`;
const ABOUT_PREFIX = '(?:around|about|approx(?:imately)?|roughly|circa|~)';
const MIN_PREFIX = '(?:over|above|more than|from|since|at least|min(?:imum)?|starting (?:at|from)|>=?)';
const MAX_PREFIX =
  '(?:under|below|less than|cheaper than|up ?to|no more than|not more than|at most|max(?:imum)?(?: of)?|budget(?: of)?|sub|within|<=?)';
/** Excludes numbers with other units: weekly amounts, litres, kilograms, doors. */
const NOT_OTHER_UNIT = String.raw`(?!\d|[.,]\d|[a-z%/]| ?(?:-|a |per |each )?(?:week|weekly|wk|pw|month|monthly|deposit|litres?|ltr|l|kg|kw|hp|cc|inch|tonnes?|ton|t|doors?|speed|seats?|seater|years?|owners?)\b)`;

/** The forms of a range, tried in this order. `read` receives the numbers; undefined = uncertain. */
const RANGE_PATTERNS: readonly {
  readonly pattern: RegExp;
  readonly read: (first: Amount, second: Amount) => Omit<ParsedRange, 'end'> | undefined;
}[] = [
  { pattern: compilePattern(`(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}`), read: toClosedRange },
  {
    pattern: compilePattern(`between ${NUMBER} ?(?:-|–|to|and) ?${NUMBER}`),
    read: (first, second) => toClosedRange(inThousands(first), inThousands(second)),
  },
  {
    pattern: compilePattern(`${MAX_PREFIX} ?${NUMBER}`),
    read: (amount) => toOpenRange('max', inThousands(amount)),
  },
  { pattern: compilePattern(`${ABOUT_PREFIX} ?${NUMBER}`), read: toRangeAround },
  {
    pattern: compilePattern(`${NUMBER} (?:(?:or|and) (?:less|under|below|older|cheaper)|max(?:imum)?|tops)`),
    read: (amount) => toOpenRange('max', amount, true),
  },
  {
    pattern: compilePattern(`${MIN_PREFIX} ?${NUMBER}`),
    read: (amount) => toOpenRange('min', inThousands(amount), true),
  },
  {
    pattern: compilePattern(`${NUMBER}(?: ?\\+| (?:or|and) (?:more|over|above|newer|later|up)| onwards?)`),
    read: (amount) => toOpenRange('min', amount, true),
  },
  {
    pattern: compilePattern(`(?:before|older than) ${NUMBER}`),
    read: (amount) => toYearRange(amount, { max: amount.value - 1 }),
  },
  {
    pattern: compilePattern(`(?:after|newer than|later than) ${NUMBER}`),
    read: (amount) => toYearRange(amount, { min: amount.value + 1 }),
  },
  {
    pattern: compilePattern(NUMBER),
    read: (amount) =>
      toYearRange(amount, { min: amount.value, max: amount.value }) ??
      (isBudget(amount) ? toOpenRange('max', amount) : undefined),
  },
];

function compilePattern(source: string): RegExp {
  return new RegExp(`${source}${NOT_OTHER_UNIT}`, 'y');
}

/**
 * The range at a position of a normalised text: 'under 40k' and 'under 40' are prices, 'less than 50,000 km' a distance,
 * '2018 to 2021' years. An amount alone is the most that somebody pays or accepts: '20 grand', '50k km'. 'under 500 a week'
 * is nothing.
 */
export function parseRangeAt(normalised: string, position: number): ParsedRange | undefined {
  for (const { pattern, read } of RANGE_PATTERNS) {
    pattern.lastIndex = position;
    const match = pattern.exec(normalised);
    if (!match) continue;
    const parsed = read(parseAmount(match, 1), parseAmount(match, 5));
    if (parsed) return { ...parsed, end: pattern.lastIndex };
  }
  return undefined;
}

function parseAmount(match: RegExpExecArray, group: number): Amount {
  const [dollar, digits = '', thousand, km] = match.slice(group, group + 4);
  const plain = !dollar && !thousand && !km;
  return {
    value: Math.round(Number(digits.replace(/[ ,]/g, '')) * (thousand ? 1000 : 1)),
    dollar: dollar !== undefined,
    thousand: thousand !== undefined,
    km: km !== undefined,
    year: plain && /^(?:19[5-9]|20\d)\d$/.test(digits),
  };
}

/** 'under 40' means thousands. Below 5 it is an age or half typed, above 300 a repayment or half typed. */
function inThousands(amount: Amount): Amount {
  const isShort = !amount.dollar && !amount.thousand && amount.value >= 5 && amount.value <= 300;
  return isShort ? { ...amount, value: amount.value * 1000 } : amount;
}

/** Whether an amount without 'under' says how much: it has a unit, or is round like '35000'. */
function isBudget({ dollar, thousand, km, value }: Amount): boolean {
  return dollar || thousand || km || (value >= 5000 && value % 500 === 0);
}

/** 'around 30k': a tenth less or more. */
function toRangeAround(amount: Amount): Omit<ParsedRange, 'end'> | undefined {
  const { value, km, year } = inThousands(amount);
  if (year || value < MIN_AMOUNT) return undefined;
  const range = { min: Math.round(value * 0.9), max: Math.round(value * 1.1) };
  return { attribute: km ? 'km' : 'price', range };
}

/** A smaller number is no price or distance of a car, but an age, a model or a size. */
const MIN_AMOUNT = 1000;

/** 'under 2020' could be dollars: a bare year counts only after words that suit a year (`allowYear`). */
function toOpenRange(
  end: 'min' | 'max',
  amount: Amount,
  allowYear = false,
): Omit<ParsedRange, 'end'> | undefined {
  if (amount.year) return allowYear ? toYearRange(amount, { [end]: amount.value }) : undefined;
  if (amount.value < MIN_AMOUNT) return undefined;
  return { attribute: amount.km ? 'km' : 'price', range: { [end]: amount.value } };
}

/** The second number's unit applies to both: '20-40k', '$20,000 to 40,000', '10,000 to 50,000 km'. */
function toClosedRange(first: Amount, second: Amount): Omit<ParsedRange, 'end'> | undefined {
  const both = [first.thousand || !second.thousand ? first.value : first.value * 1000, second.value];
  const range = { min: Math.min(...both), max: Math.max(...both) };
  if (first.year && second.year) return { attribute: 'year', range };
  if (first.year || second.year || range.min < MIN_AMOUNT) return undefined;
  return { attribute: second.km ? 'km' : 'price', range };
}

function toYearRange(amount: Amount, range: Range): Omit<ParsedRange, 'end'> | undefined {
  return amount.year ? { attribute: 'year', range } : undefined;
}
