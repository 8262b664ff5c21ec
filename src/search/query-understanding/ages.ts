import type { ParsedRange } from './numeric-phrases.ts';

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
