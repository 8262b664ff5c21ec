import type { ParsedRange } from './numeric-phrases.ts';
import type { Phrase, PhraseDictionary } from './phrase-dictionary.ts';

/** A quantity of a list that a text mentions, such as a number of seats. */
export interface Quantity {
  /** The position after its last character. */
  readonly end: number;
  /** undefined where the stock has nothing of that size: it is one thing to look for. */
  readonly phrase: Phrase | undefined;
}

const DIGITS = String.raw`\d+(?:\.\d+)?`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const compile = (source: string) => new RegExp(`(?:${source})${END}`, 'uy');

/** '7 seater', 'exactly 7 seats', 'more than five seats', '7+ seats'. */
const SEATS = compile(
  String.raw`(?:(?<only>exactly|only|just) )?(?:(?<least>at least|min(?:imum)?(?: of)?|over|more than) )?(?<number>${DIGITS})(?<plus> ?\+| plus| or more)?[ -]?(?:seats?|seaters?)(?: (?:(?<onlyAfter>exactly|only)|(?<plusAfter>or more|plus|minimum)))?`,
);

const FITS =
  '(?:(?:big|large) enough (?:for|to (?:fit|seat|carry|take))|(?:room|space) for|fits?|seats?|carry|carries|for)';
const ADULTS = '(?:people(?! movers?)|persons?|passengers?|adults?)';
const CHILDREN =
  '(?:kids?|children|babies|toddlers|(?:baby|child|booster)(?:[ -]?s(?:e(?:a(?:ts?)?)?)?)?|car[ -]?seats?)';
/** 'fits 5 kids', 'for 2 adults and 3 kids', '7 people', and 'for 8' at the end of a text. */
const PEOPLE = compile(
  String.raw`(?:${FITS} )?(?<number>${DIGITS}) ${ADULTS}(?: (?:and |& )?(?<others>${DIGITS}) ${CHILDREN})?|(?:${FITS} )?(?<children>${DIGITS}) ${CHILDREN}|${FITS} (?<all>${DIGITS})(?=\s*$)`,
);

/** From this number of seats on, more seats will do as well: a 7-seater is asked for by who needs seven. */
const ENOUGH_SEATS = 6;

/** From how many seats on a vehicle is one for a family. */
const FAMILY_SEATS = 5;
const FAMILY = compile('family');

/** A number with a unit that is in no list: '5 door' is one thing to look for. */
const MEASURE = compile(
  String.raw`(?:${DIGITS}|one)[\s-]*(?:doors?|dr|cyl|cylinders?|litres?|l|speed|owners?|stars?|airbags?|gears?|kw|inch)`,
);

/** The quantity at a position of a normalised text. */
export function parseQuantityAt(
  normalised: string,
  position: number,
  { seats }: PhraseDictionary,
): Quantity | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position;
    return pattern.exec(normalised);
  };
  const family = match(FAMILY);
  if (family) return toQuantity(family, chooseSeats(FAMILY_SEATS));
  const typed = match(SEATS);
  if (typed) return readSeats(typed);
  const people = match(PEOPLE);
  if (people) return toQuantity(people, chooseSeats(countPeople(people.groups ?? {})));
  const measure = match(MEASURE);
  return measure ? toQuantity(measure, undefined) : undefined;

  function readSeats(typed: RegExpExecArray): Quantity {
    const { only, least, number = '', plus, onlyAfter, plusAfter } = typed.groups ?? {};
    const seats = Number(number) + (least === 'over' || least === 'more than' ? 1 : 0);
    const isLeast = seats >= ENOUGH_SEATS || [least, plus, plusAfter].some(Boolean);
    return toQuantity(typed, chooseSeats(seats, !isLeast || Boolean(only ?? onlyAfter)));
  }

  /** Somebody drives the children. */
  function countPeople({ number = '', others, children, all }: Readonly<Record<string, string>>): number {
    return children === undefined ? Number(all ?? number) + Number(others ?? 0) : Number(children) + 1;
  }

  function chooseSeats(least: number, exactly = false): Phrase | undefined {
    const enough = [...seats].filter((number) =>
      exactly ? Number(number) === least : Number(number) >= least,
    );
    if (enough.length === 0) return undefined;
    return { choice: { seats: enough }, ...(enough.length > 1 && { label: `${least} seats or more` }) };
  }

  function toQuantity([whole]: readonly string[], phrase: Phrase | undefined): Quantity {
    return { end: position + (whole?.length ?? 0), phrase };
  }
}

const COUNT = String.raw`\d{1,2}(?:\.\d)?(?!\d)|one|an?`;

/** 'under 5 years old', '1 to 3 years old', '5-year-old', 'newer than 5 years', '5 years or newer'. 'old' may be half typed. */
const AGE = new RegExp(
  String.raw`(?:(?<below>under|below|less than|younger than|newer than)|up ?to|(?:no|not) (?:more|older) than|at most|max(?:imum)?|within|(?<above>over|above|more than|older than)|(?<least>at least|min(?:imum)?)|between|from)? ?(?:(?<low>${COUNT}) ?(?:-|–|to|and|or) ?)?(?<high>${COUNT})[ -]?(?:years?|yrs?)(?<old>[ -]old| of age|[ -]ol?(?=\s*$))?(?<orElse> or (?:newer|younger|less|(?<orMore>older|more)))?(?![\p{L}\p{N}])`,
  'uy',
);

/** The years of build of an age at a position of a normalised text. An age alone is the most that somebody accepts. */
export function parseAgeAt(normalised: string, position: number, thisYear: number): ParsedRange | undefined {
  AGE.lastIndex = position;
  const match = AGE.exec(normalised);
  if (!match) return undefined;
  const end = AGE.lastIndex;
  const { low, high = '', below, above, least, old, orElse, orMore } = match.groups ?? {};
  const isAge = old ?? orElse ?? /^\D*(?:older|newer|younger) /.exec(match[0]);
  // '5 years warranty', but 'old' may follow at the end of the text.
  if (!isAge && normalised.slice(end).trim() !== '') return undefined;
  const age = readCount(high);
  if (above) return { attribute: 'year', range: { max: thisYear - Math.floor(age) - 1 }, end };
  if (least ?? orMore) return { attribute: 'year', range: { max: thisYear - Math.ceil(age) }, end };
  const min = thisYear - (below ? Math.ceil(age) - 1 : Math.floor(age));
  const range = low ? { min, max: thisYear - Math.ceil(readCount(low)) } : { min };
  return { attribute: 'year', range, end };
}

function readCount(text: string): number {
  return Number(text) || 1;
}
