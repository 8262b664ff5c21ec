import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { findMakeAtStart, normaliseMake as makeName } from './makes.ts';
import { findModelAtStart, isInCapitals, normaliseModel } from './models.ts';
import { parseCarType } from './word-reader.ts';

/** The parts of a listing's title; undefined if they can't be told. */
export interface TitleParts {
  readonly car_type: ReturnType<typeof parseCarType>;
  readonly year: number | undefined;
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly badge: string | undefined;
}

const YEAR = /^\(?((?:19|20)\d{2})\)?,?$/;
const NO_BADGE = /\(no badge\)/gi;
/** 'Certified Pre-Owned'. */
const MAX_CONDITION_WORDS = 2;

/**
 * Condition, year, make, model and badge of a title such as 'Used 2017 Land Rover Range Rover Evoque TD4 180 HSE'. For
 * feeds whose make and model columns are cut at the first word ('Land', 'Rover'): the columns only help where the title
 * needs it. They are '' when the feed has no such column.
 */
export function parseTitle(title: string, makeColumn: string, modelColumn: string): TitleParts {
  const { car_type, year, words } = splitStart(splitWords(title));
  const found = findMakeAtStart(words) ?? findUnknownMake(words, makeColumn);
  if (!found) return { car_type, year, ...partsFromColumns(makeColumn, modelColumn) };
  const rest = words.slice(found.length);
  const columns = [modelColumn, makeColumn];
  const known = findModelAtStart(found.make, rest) ?? findUnknownModel(found.make, rest, columns);
  const badge = rest.slice(known?.length ?? 0);
  const last = year === undefined ? toYear(badge.at(-1)) : undefined;
  return {
    car_type,
    year: year ?? last,
    make: found.make,
    model: known?.model ?? modelFromColumn(found.make, modelColumn),
    badge: toBadge(last === undefined ? badge : badge.slice(0, -1)),
  };
}

/** A model without the condition, year and make that it repeats, or not in capitals: 'Mokka X' of '2016 Opel Mokka X'. */
export function cutMake(model: string, make: string): string {
  const { words } = splitStart(splitWords(model));
  const known = findMakeAtStart(words);
  const found = known?.make === make ? known : findUnknownMake(words, make);
  const length = found?.length ?? 0;
  if (length > 0 && length < words.length) return normaliseModel(make, words.slice(length).join(' '));
  return isInCapitals(model) ? normaliseModel(make, model) : model;
}

/** What stands before the make: a condition and a year, in either order. */
function splitStart(given: readonly string[]): Pick<TitleParts, 'car_type' | 'year'> & { words: string[] } {
  let words = [...given];
  let car_type: TitleParts['car_type'];
  let year: number | undefined;
  for (let found = true; found; ) {
    found = false;
    for (let length = MAX_CONDITION_WORDS; length > 0 && car_type === undefined; length--) {
      // A letter is a code in a column, and part of a name in a title.
      const start = words.slice(0, length).join(' ');
      car_type =
        start.length > 1 && words.length > length && !findMakeAtStart(words)
          ? parseCarType(start)
          : undefined;
      if (car_type === undefined) continue;
      words = words.slice(length);
      found = true;
    }
    const start = year === undefined && words.length > 1 ? toYear(words[0]) : undefined;
    if (start === undefined) continue;
    year = start;
    words = words.slice(1);
    found = true;
  }
  return { car_type, year, words };
}

function toYear(word = ''): number | undefined {
  const year = YEAR.exec(word)?.[1];
  return year === undefined ? undefined : Number(year);
}

/** An unknown make, if the title starts with the make column. */
function findUnknownMake(words: readonly string[], makeColumn: string) {
  if (!startsWith(words, makeColumn)) return undefined;
  return { make: makeName(makeColumn), length: splitWords(makeColumn).length };
}

/** A column that the title continues with, else the title's next word. */
function findUnknownModel(make: string, rest: readonly string[], columns: readonly string[]) {
  if (rest.length === 0) return undefined;
  const column = columns.find((text) => startsWith(rest, text));
  const length = column === undefined ? 1 : splitWords(column).length;
  return { model: normaliseModel(make, rest.slice(0, length).join(' ')), length };
}

/** The model column, for a title that ends with its make; unless the column is a part of the make ('Rover'). */
function modelFromColumn(make: string, modelColumn: string): string | undefined {
  const isPieceOfMake = make.toLowerCase().split(/[ -]/).includes(modelColumn.toLowerCase());
  return modelColumn === '' || isPieceOfMake ? undefined : normaliseModel(make, modelColumn);
}

function partsFromColumns(makeColumn: string, modelColumn: string): Omit<TitleParts, 'car_type' | 'year'> {
  const make = makeColumn === '' ? undefined : makeName(makeColumn);
  return { make, model: make && modelFromColumn(make, modelColumn), badge: undefined };
}

function toBadge(words: readonly string[]): string | undefined {
  return toSingleLine(words.join(' ').replace(NO_BADGE, '')) || undefined;
}

/** Whether some words start with all words of a text; false for an empty text. */
function startsWith(words: readonly string[], text: string): boolean {
  const expected = splitWords(text.toLowerCase());
  return expected.length > 0 && expected.every((word, index) => words[index]?.toLowerCase() === word);
}

function splitWords(text: string): string[] {
  return text.split(/\s/).filter(Boolean);
}
