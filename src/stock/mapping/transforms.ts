import * as v from 'valibot';
import { NUMBER_SPEC_NAMES, SPEC_WORDS, toKilograms } from '#domain/car/spec-words.ts';
import { getSpec, type NumberSpecName } from '#domain/car/specs.ts';
import type { CountryCode } from '#domain/country.ts';
import { createDecimalParser, createNumberParser, parseCount } from '#stock/normalise/numbers/amount.ts';
import {
  type DateReading,
  parseDay,
  parseIsoTime,
  parseMonth,
  parseShortYear,
  parseUnixTime,
  parseYear,
} from '#stock/normalise/numbers/date.ts';
import { normalisePriceType, parsePrice, parsePriceType } from '#stock/normalise/numbers/price.ts';
import { parseKm } from '#stock/normalise/numbers/unit.ts';
import { parseList, parsePictureUrls, parseUrl, parseUrls } from '#stock/normalise/text/list.ts';
import { htmlToText, repairCharacters, repairText } from '#stock/normalise/text/repair-text.ts';
import { parseCity, parseState } from '#stock/normalise/text/suburb-and-state.ts';
import { parseFlag } from '#stock/normalise/text/synonyms.ts';
import { normaliseCase, toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { parseColour, parseInteriorInColour } from '#stock/normalise/vehicle/colour.ts';
import { normaliseMake } from '#stock/normalise/vehicle/makes.ts';
import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';
import { parseTitle, type TitleParts } from '#stock/normalise/vehicle/title.ts';
import { VOCABULARY_NAMES, type VocabularyName } from '#stock/normalise/vehicle/trade-words.ts';
import {
  createStatusReader,
  createWordReader,
  type ExtraWords,
  parseBody,
} from '#stock/normalise/vehicle/word-reader.ts';
import { MAX_DEPTH } from '#stock/readers/flatten.ts';
import { parseJson } from '#stock/readers/parse-json.ts';

/** What the mapping and the dealer say of how cells are to be read. */
export interface CellReading extends DateReading {
  readonly country?: CountryCode | undefined;
  /** The time of the import. */
  readonly now?: Date | undefined;
  /** The only currency that counts (ISO 4217). */
  readonly currency?: string | undefined;
}

/** Converts columns to the value of a field. `cells` are in the mapping's order, '' for empty ones. */
export interface Transform {
  /** The expected content of the cell, for the report: 'not {expects}'. */
  readonly expects: string;
  /** The value; null if the cells say that there is none; undefined if they are unreadable. */
  readonly read: (cells: readonly string[], reading?: CellReading) => unknown;
  /** The content of its cells (default: a fact). */
  readonly content?: keyof typeof CONTENTS;
}

/** A longer cell is a text in the column of a fact. */
const MAX_FACT_LENGTH = 500;

/** How a cell is repaired before it is read, and whether it may be a structure, as JSON. */
const CONTENTS = {
  /** One line, of 500 characters at most. */
  fact: { repair: repairText, isStructure: false },
  text: { repair: repairText, isStructure: false },
  html: { repair: repairCharacters, isStructure: false },
  address: { repair: (cell: string) => cell.replaceAll('&amp;', '&'), isStructure: false },
  addresses: { repair: (cell: string) => cell.replaceAll('&amp;', '&'), isStructure: true },
  structure: { repair: (cell: string) => cell, isStructure: true },
} as const;

/** A cell as a transform may see it, or why it may not. */
export type TidyCell = { readonly text: string; readonly isRepaired: boolean } | { readonly problem: string };

/** Repairs a cell for a transform: HTML and garbled characters. A structure is never a text. */
export function tidyCell(cell: string, { content = 'fact', expects }: Transform): TidyCell {
  const { repair, isStructure: mayBeStructure } = CONTENTS[content];
  const isFact = content === 'fact';
  const line = isFact ? toSingleLine(cell) : cell;
  if (isFact && line.length > MAX_FACT_LENGTH)
    return { problem: `has ${cell.length} characters, ${MAX_FACT_LENGTH} at most` };
  if (!mayBeStructure && parseStructure(cell)) return { problem: `is a structure, not ${expects}` };
  const repaired = repair(cell);
  return { text: isFact ? toSingleLine(repaired) : repaired, isRepaired: repaired !== cell };
}

/**
 * The transforms that a mapping may name. Of several columns, the first readable one counts, unless documented
 * otherwise.
 */
export const TRANSFORMS = {
  /** One line of text; several columns are joined. */
  text: { expects: 'a text', read: (cells) => toSingleLine(cells.join(' ')) || undefined, content: 'text' },
  /** A description: HTML becomes plain text with line breaks. */
  html: { expects: 'a text', read: readFirst((cell) => htmlToText(cell) || undefined), content: 'html' },
  price: { expects: 'a price, such as "$12,990"', read: readFirst(parsePrice) },
  /** The type that prices say in words: 'Drive Away' of '$39,990 DAP'. */
  price_type_in_price: { expects: 'a price', read: readFirst(parsePriceType) },
  price_type: { expects: 'a text', read: readFirst(normalisePriceType) },
  km: { expects: 'a number of kilometres, such as "45,120"', read: readFirst(parseKm) },
  year: { expects: 'a year, such as "2017"', read: readFirst(parseYear) },
  /** Years of two figures: '19' is 2019, '8' is 2008 and '73' is 1973. */
  short_year: { expects: 'a year, such as "19" or "2017"', read: readFirst(parseShortYear) },
  ...createSpecTransforms(),
  count: { expects: 'a whole number', read: readFirst(parseCount) },
  make: { expects: 'a make', read: readFirst(normaliseMake) },
  /** Reads the title column, then the make and model columns: for feeds that cut 'Land Rover' at the first word. */
  make_in_title: { expects: 'a title with a make', read: readTitlePart('make') },
  model_in_title: { expects: 'a title with a model', read: readTitlePart('model') },
  year_in_title: { expects: 'a title with a year', read: readTitlePart('year') },
  /** A title may begin without a condition. */
  car_type_in_title: { expects: 'a title', read: (cells) => readTitlePart('car_type')(cells) ?? null },
  /** The body that a title names after the model: 'sedan' of '2011 Mercedes-Benz C250 Sedan'. */
  body_in_title: {
    expects: 'a title',
    read: (cells) => parseBody(readTitlePart('badge')(cells)?.replace(NO_BODY, ' ') ?? '') ?? null,
  },
  /** The status that a note begins with or names: 'reserved' of 'Deposit taken 12/11'. */
  status_in_text: { expects: 'a text', read: ([cell = '']) => findStatus(cell) ?? null, content: 'html' },
  /** What notes call a demonstrator is one, whatever its condition is coded as. */
  demo_in_text: { expects: 'a text', read: ([cell = '']) => findDemo(cell) ?? null, content: 'html' },
  /** A title may end with the model: then there is no badge. */
  badge_in_title: { expects: 'a title', read: (cells) => readTitlePart('badge')(cells) ?? null },
  car_type: { expects: 'a known car type: new, used or demo', read: readFirst(createWordReader('car_type')) },
  body: { expects: 'a known body type', read: readFirst(createWordReader('body')) },
  transmission: {
    expects: 'a known transmission: automatic or manual',
    read: readFirst(createWordReader('transmission')),
  },
  fuel: { expects: 'a known fuel', read: readFirst(createWordReader('fuel')) },
  drive: { expects: 'a known drive: FWD, RWD, AWD or 4x4', read: readFirst(createWordReader('drive')) },
  /** The exterior colour of 'White / Black'. */
  colour: { expects: 'a colour', read: readFirst(parseColour) },
  /** The colour and material inside, as the feed says it, but not in capitals. */
  interior: { expects: 'a colour or material', read: readFirst((cell) => normaliseCase(cell) || undefined) },
  /** The interior of 'White / Black Leather'. */
  interior_in_colour: { expects: 'a colour', read: readFirst(parseInteriorInColour) },
  /** The suburb of 'Brookvale, NSW'. */
  city: { expects: 'a place, such as "Brookvale, NSW"', read: readFirst(parseCity) },
  /** The state of 'Brookvale, NSW'. */
  state: { expects: 'a place with a state, such as "Brookvale, NSW"', read: readFirst(parseState) },
  status: { expects: 'a status, such as "In stock"', read: readFirst(createStatusReader()) },
  flag: { expects: 'yes or no', read: readFirst(parseFlag) },
  date: { expects: 'a day or time, such as "2026-11-21" or "21/11/2026"', read: readFirst(parseIsoTime) },
  day: { expects: 'a day, such as "2026-11-21" or "21/11/2026"', read: readFirst(parseDay) },
  month: { expects: 'a month, such as "03/2019"', read: readFirst(parseMonth) },
  consumption: {
    expects: 'litres for 100 km, such as "6.4"',
    read: readFirst(createDecimalParser('l(?:itres?)?(?: ?/ ?100 ?kms?)?', 99)),
  },
  battery: { expects: 'kilowatt-hours, such as "64 kWh"', read: readFirst(createDecimalParser('kwh', 500)) },
  co2: {
    expects: 'grams a kilometre, such as "120 g/km"',
    read: readFirst(createNumberParser('g(?: ?/ ?km)?', 999)),
  },
  percent: { expects: 'per cent, such as "94%"', read: readFirst(createNumberParser('%|per ?cent', 100)) },
  unix_time: { expects: 'a day or time, such as "2026-11-21"', read: readFirst(parseUnixTime) },
  url: { expects: 'an address that starts with "https://"', read: readFirst(parseUrl), content: 'address' },
  urls: {
    expects: 'a list of addresses that start with "https://"',
    read: readAll(parseUrls),
    content: 'address',
  },
  /** Addresses, or our own structure: [{"image": {"url": ...}}]. */
  images: {
    expects: 'a list of addresses that start with "https://"',
    read: readPictures,
    content: 'addresses',
  },
  list: { expects: 'a list', read: readAll(parseList), content: 'text' },
  /** A structure in our own format, as JSON. */
  json: { expects: 'JSON', read: readFirst(parseStructure), content: 'structure' },
} satisfies Readonly<Record<string, Transform>>;

export type TransformName = keyof typeof TRANSFORMS;

export const TRANSFORM_NAMES = Object.keys(TRANSFORMS) as TransformName[];

/** The transforms of the specifications that are numbers with a word after them: '5 Seats', '110 kW'. */
function createSpecTransforms() {
  const transforms = NUMBER_SPEC_NAMES.map((name): [string, Transform] => {
    const [spec, { words, max }] = [getSpec(name), SPEC_WORDS[name]];
    const noun = spec.kind === 'range' ? spec.unit : spec.label.toLowerCase();
    const parse = createNumberParser(words, max, (value) => toKilograms(name, value));
    return [name, { expects: `a number of ${noun}`, read: readFirst(parse) }];
  });
  return Object.fromEntries(transforms) as Record<NumberSpecName, Transform>;
}

/** Tries the columns in order; skips empty ones. */
function readFirst<Value>(
  read: (cell: string, reading?: CellReading) => Value | undefined,
): Transform['read'] {
  return (cells, reading) => {
    for (const cell of cells) {
      const value = cell === '' ? undefined : read(cell, reading);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

/** Reads the items of all columns, in their order; undefined if one of them is unreadable. */
function readAll<Item>(read: (cell: string) => readonly Item[] | undefined): Transform['read'] {
  return (cells) => {
    const lists = cells.filter((cell) => cell !== '').map(read);
    const known = lists.filter((list) => list !== undefined);
    return known.length > 0 && known.length === lists.length ? known.flat() : undefined;
  };
}

/** Each picture once: a feed may have a list of all, and a column for each. */
function readPictures(cells: readonly string[]): unknown {
  const pictures = readAll(parseImages)(cells) as ReturnType<typeof parseImages>;
  const seen = new Set<string>();
  return pictures?.filter(({ image }) => !seen.has(image.url) && seen.add(image.url));
}

/** A transform that knows a dealer's own words besides the trade's. */
export function withWords(
  name: TransformName,
  words: Readonly<{ [Name in VocabularyName]?: ExtraWords | undefined }>,
): Transform {
  const vocabulary = VOCABULARY_NAMES.find((one) => one === name);
  const extra = vocabulary && words[vocabulary];
  if (!extra) return TRANSFORMS[name];
  const read = vocabulary === 'status' ? createStatusReader(extra) : createWordReader(vocabulary, extra);
  return { expects: TRANSFORMS[name].expects, read: readFirst(read) };
}

/** Words of bodies that titles have for what a vehicle can do, and those that are a badge where they stand alone. */
const NO_BODY =
  /\b(?:4x4|4wd|off[ -]?road)\b|^(?:sports?|touring|trail|adventure|adv|cruiser|hybrid|quad|marine)$/gi;

function readTitlePart<Part extends keyof TitleParts>(
  part: Part,
): (cells: readonly string[]) => TitleParts[Part] {
  return ([title = '', makeColumn = '', modelColumn = '']) =>
    parseTitle(title, makeColumn, modelColumn)[part];
}

const imagesSchema = v.array(
  v.object({
    image: v.object({
      url: v.pipe(
        v.string(),
        v.check((address) => parseUrl(address) !== undefined),
      ),
    }),
  }),
);

function parseImages(cell: string): v.InferOutput<typeof imagesSchema> | undefined {
  const given = v.safeParse(imagesSchema, parseStructure(cell));
  return given.success
    ? given.output
    : parsePictureUrls(cell)?.map((address) => ({ image: { url: address } }));
}

/**
 * The list or object in a cell that holds JSON; undefined for anything else, a plain number or text too, and for one
 * that is nested deeper than a feed's records may be.
 */
function parseStructure(cell: string): object | undefined {
  if (!/^\s*[[{]/.test(cell)) return undefined;
  const parsed = parseJson(cell);
  return 'value' in parsed && isStructure(parsed.value) && isShallow(parsed.value) ? parsed.value : undefined;
}

/** Level by level, as a nested call for each of them would run out of stack. */
function isShallow(value: object): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((node) => Object.values(node).filter(isStructure));
  }
  return true;
}

function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
