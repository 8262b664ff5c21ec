import { makeAtStart, make as makeName } from './makes.ts';
import { modelAtStart, modelName } from './models.ts';
import { oneLine } from './tidy.ts';

/** What a listing's title tells; undefined where it tells nothing. */
export interface TitleParts {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly badge: string | undefined;
}

const YEAR = /^(?:19|20)\d{2}$/;
const NO_BADGE = /\(no badge\)/gi;

/**
 * Make, model and badge of a title such as '2017 Land Rover Range Rover Evoque TD4 180 HSE Dynamic'. For feeds whose
 * make and model columns are cut at the first word ('Land', 'Rover'): the columns only help where the title needs it.
 * All three are '' when the feed has no such column.
 */
export function titleParts(title: string, makeColumn: string, modelColumn: string): TitleParts {
  const words = wordsOf(title);
  if (YEAR.test(words[0] ?? '')) words.shift();
  const found = makeAtStart(words) ?? namedMake(words, makeColumn);
  if (!found) return columnsAlone(makeColumn, modelColumn);
  const rest = words.slice(found.length);
  const known = modelAtStart(found.make, rest) ?? namedModel(found.make, rest, modelColumn);
  return {
    make: found.make,
    model: known?.model ?? modelBesides(found.make, modelColumn),
    badge: badgeOf(rest.slice(known?.length ?? 0)),
  };
}

/** A make we do not know, where the title begins with the make column. */
function namedMake(words: readonly string[], makeColumn: string) {
  const length = wordsOf(makeColumn).length;
  const isNamed = length > 0 && startsWith(words, makeColumn);
  return isNamed ? { make: makeName(makeColumn), length } : undefined;
}

/** The model column where the title goes on with it, else the title's next word. */
function namedModel(make: string, rest: readonly string[], modelColumn: string) {
  const [next] = rest;
  if (next === undefined) return undefined;
  const length = startsWith(rest, modelColumn) ? wordsOf(modelColumn).length : 1;
  return { model: modelName(make, rest.slice(0, length).join(' ')), length };
}

/** The model column of a title that ends with its make; not when the column is a piece of the make ('Rover'). */
function modelBesides(make: string, modelColumn: string): string | undefined {
  const isPieceOfMake = make.toLowerCase().split(/[ -]/).includes(modelColumn.toLowerCase());
  return modelColumn === '' || isPieceOfMake ? undefined : modelName(make, modelColumn);
}

function columnsAlone(makeColumn: string, modelColumn: string): TitleParts {
  const make = makeColumn === '' ? undefined : makeName(makeColumn);
  return { make, model: make && modelBesides(make, modelColumn), badge: undefined };
}

function badgeOf(words: readonly string[]): string | undefined {
  return oneLine(words.join(' ').replace(NO_BADGE, '')) || undefined;
}

/** Whether some words begin with all words of a text; an empty text begins nothing. */
function startsWith(words: readonly string[], text: string): boolean {
  const expected = wordsOf(text.toLowerCase());
  return expected.length > 0 && expected.every((word, index) => words[index]?.toLowerCase() === word);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
