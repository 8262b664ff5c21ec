import type { RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/state.ts';

/** What an amount in a text is about. */
export interface SpokenRange {
  readonly attribute: RangeAttribute;
  readonly range: Range;
  /** Where the words about it end. */
  readonly end: number;
}

/** A number as typed. `k` stands for thousand. */
interface Amount {
  readonly value: number;
  readonly dollar: boolean;
  readonly thousand: boolean;
  readonly km: boolean;
  /** Could be a year: four digits and nothing else. */
  readonly year: boolean;
}

const NUMBER = String.raw`(\$ ?)?(\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?)(?: ?(k|thousand|grand)(?![a-z]))?(?: ?(kms?|klms?|kilomet(?:re|er)s?|ks)(?![a-z]))?`;
const LEAST = '(?:over|above|more than|from|since|at least|min(?:imum)?|starting (?:at|from)|>=?)';
const MOST = '(?:under|below|less than|cheaper than|up ?to|no more than|at most|max(?:imum)?|<=?)';
/** Another kind of number after all: money by the week, litres, kilos, doors. */
const NOT_OURS = String.raw`(?!\d|[.,]\d|[a-z%/]| ?(?:-|a |per |each )?(?:week|weekly|wk|pw|month|monthly|deposit|litres?|ltr|l|kg|kw|hp|cc|inch|tonnes?|ton|t|doors?|speed|seats?|seater|years?|owners?)\b)`;

/** Each way to speak of a range, tried in this order. `read` is given the numbers; undefined = not certain. */
const FORMS: readonly {
  readonly pattern: RegExp;
  readonly read: (first: Amount, second: Amount) => Omit<SpokenRange, 'end'> | undefined;
}[] = [
  { pattern: form(`(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}`), read: betweenTwo },
  { pattern: form(`${MOST} ?${NUMBER}`), read: (amount) => oneEnd('max', amount) },
  {
    pattern: form(`${NUMBER} (?:or|and) (?:less|under|below|older|cheaper)`),
    read: (amount) => oneEnd('max', amount, true),
  },
  { pattern: form(`${LEAST} ?${NUMBER}`), read: (amount) => oneEnd('min', amount, true) },
  {
    pattern: form(`${NUMBER}(?: ?\\+| (?:or|and) (?:more|over|above|newer|later|up)| onwards?)`),
    read: (amount) => oneEnd('min', amount, true),
  },
  {
    pattern: form(`(?:before|older than) ${NUMBER}`),
    read: (amount) => years(amount, { max: amount.value - 1 }),
  },
  {
    pattern: form(`(?:after|newer than|later than) ${NUMBER}`),
    read: (amount) => years(amount, { min: amount.value + 1 }),
  },
  { pattern: form(NUMBER), read: (amount) => years(amount, { min: amount.value, max: amount.value }) },
];

function form(source: string): RegExp {
  return new RegExp(`${source}${NOT_OURS}`, 'y');
}

/**
 * The amount that the words at a place of a folded text speak of: 'under 40k' is a price, 'less than 50,000 km' a
 * distance, '2018 to 2021' years. A bare number is a year or nothing; 'under 40' and 'under 500 a week' are nothing.
 */
export function amountAt(folded: string, at: number): SpokenRange | undefined {
  for (const { pattern, read } of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(folded);
    if (!match) continue;
    const spoken = read(amount(match, 1), amount(match, 5));
    if (spoken) return { ...spoken, end: pattern.lastIndex };
  }
  return undefined;
}

function amount(match: RegExpExecArray, group: number): Amount {
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

/** Below this a number is no price or distance of a car: it is an age, a model or a size. */
const LEAST_AMOUNT = 1000;

/** 'under 2020' could be dollars: only where the words suit a year (`yearly`) is a bare year one. */
function oneEnd(end: 'min' | 'max', amount: Amount, yearly = false): Omit<SpokenRange, 'end'> | undefined {
  if (amount.year) return yearly ? years(amount, { [end]: amount.value }) : undefined;
  if (amount.value < LEAST_AMOUNT) return undefined;
  return { attribute: amount.km ? 'km' : 'price', range: { [end]: amount.value } };
}

/** The second number says what both are: '20-40k', '$20,000 to 40,000', '10,000 to 50,000 km'. */
function betweenTwo(first: Amount, second: Amount): Omit<SpokenRange, 'end'> | undefined {
  const both = [first.thousand || !second.thousand ? first.value : first.value * 1000, second.value];
  const range = { min: Math.min(...both), max: Math.max(...both) };
  if (first.year && second.year) return { attribute: 'year', range };
  if (first.year || second.year || range.min < LEAST_AMOUNT) return undefined;
  return { attribute: second.km ? 'km' : 'price', range };
}

function years(amount: Amount, range: Range): Omit<SpokenRange, 'end'> | undefined {
  return amount.year ? { attribute: 'year', range } : undefined;
}
