import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { findMakeAtStart, normaliseMake as makeName } from './makes.ts';
import { findModelAtStart, normaliseModel } from './models.ts';

/** The parts of a listing's title; undefined if they can't be told. */
export interface TitleParts {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly badge: string | undefined;
}

const YEAR = /^\s*(?:19|20)\d{2}(?!\S)/;
const NO_BADGE = /\(no badge\)/gi;

/**
 * Make, model and badge of a title such as '2017 Land Rover Range Rover Evoque TD4 180 HSE Dynamic'. For feeds whose
 * make and model columns are cut at the first word ('Land', 'Rover'): the columns only help where the title needs it.
 * All three are '' when the feed has no such column.
 */
export function parseTitle(title: string, makeColumn: string, modelColumn: string): TitleParts {
  const words = splitWords(title.replace(YEAR, ''));
  const found = findMakeAtStart(words) ?? findUnknownMake(words, makeColumn);
  if (!found) return partsFromColumns(makeColumn, modelColumn);
  const rest = words.slice(found.length);
  const known = findModelAtStart(found.make, rest) ?? findUnknownModel(found.make, rest, modelColumn);
  return {
    make: found.make,
    model: known?.model ?? modelFromColumn(found.make, modelColumn),
    badge: toBadge(rest.slice(known?.length ?? 0)),
  };
}

/** An unknown make, if the title starts with the make column. */
function findUnknownMake(words: readonly string[], makeColumn: string) {
  if (!startsWith(words, makeColumn)) return undefined;
  return { make: makeName(makeColumn), length: splitWords(makeColumn).length };
}

/** The model column if the title continues with it, else the title's next word. */
function findUnknownModel(make: string, rest: readonly string[], modelColumn: string) {
  const [next] = rest;
  if (next === undefined) return undefined;
  const length = startsWith(rest, modelColumn) ? splitWords(modelColumn).length : 1;
  return { model: normaliseModel(make, rest.slice(0, length).join(' ')), length };
}

/** The model column, for a title that ends with its make; unless the column is a part of the make ('Rover'). */
function modelFromColumn(make: string, modelColumn: string): string | undefined {
  const isPieceOfMake = make.toLowerCase().split(/[ -]/).includes(modelColumn.toLowerCase());
  return modelColumn === '' || isPieceOfMake ? undefined : normaliseModel(make, modelColumn);
}

function partsFromColumns(makeColumn: string, modelColumn: string): TitleParts {
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
