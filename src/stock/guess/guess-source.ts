import type { CarType } from '#domain/car/car-type.ts';
import { readPriceType } from '#domain/car/price/price-type.ts';
import type { StockFieldName } from '#stock/mapping/fields.ts';
import { ANY_OTHER } from '#stock/mapping/translate-cells.ts';
import { parseIsoTime } from '#stock/normalise/numbers/date.ts';
import { parsePriceType } from '#stock/normalise/numbers/price.ts';
import { parseFlag, YES_WORDS } from '#stock/normalise/text/synonyms.ts';
import { parseCarType } from '#stock/normalise/vehicle/word-reader.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn, tellingParts } from './column-words.ts';
import { isAmerican } from './feed-country.ts';
import { sampleOf } from './feed-sample.ts';
import {
  columnsOf,
  type DraftSource,
  type MappingDraft,
  toSources,
  whereSays,
  withField,
} from './mapping-draft.ts';

/** schema.org's words for what we call otherwise, after 'https://schema.org/'. */
// biome-ignore format: a table reads better in rows
const SCHEMA_ORG_VALUES: Partial<Record<StockFieldName, Readonly<Record<string, string>>>> = {
  car_type: { UsedCondition: 'used', NewCondition: 'new', RefurbishedCondition: 'used', DamagedCondition: 'used' },
  status: {
    InStock: 'in_stock', LimitedAvailability: 'in_stock', OnlineOnly: 'in_stock', InStoreOnly: 'in_stock', PreOrder: 'coming_soon',
    PreSale: 'coming_soon', BackOrder: 'coming_soon', SoldOut: 'sold', OutOfStock: 'sold',
  },
  simple_drive: {
    AllWheelDriveConfiguration: 'AWD', FourWheelDriveConfiguration: '4x4', FrontWheelDriveConfiguration: 'FWD',
    RearWheelDriveConfiguration: 'RWD',
  },
};

const SCHEMA_ORG = /^https?:\/\/schema\.org\//;

/** The values of a column that need a translation, or undefined when none does. */
export function guessValues(
  field: StockFieldName,
  sample: readonly string[],
): Record<string, string> | undefined {
  const words = new Set(sample);
  const table = SCHEMA_ORG_VALUES[field];
  const known = [...words].flatMap((word): [string, string][] => {
    const bare = word.replace(SCHEMA_ORG, '');
    const value = table && Object.hasOwn(table, bare) ? table[bare] : undefined;
    return value === undefined ? [] : [[word, value]];
  });
  if (known.length > 0) return Object.fromEntries(known);
  if (field !== 'price_type' || ![...words].every((word) => parseFlag(word) !== undefined)) return undefined;
  return Object.fromEntries(
    [...words].map((word) => [word, parseFlag(word) ? 'Drive Away' : 'Excl. Govt. Charges']),
  );
}

/** The source of a field in one column, with what its cells need to be read. */
export function buildSource(field: StockFieldName, column: string, feed: Feed): DraftSource {
  const sample = sampleOf(feed, column);
  const values = guessValues(field, sample) ?? guessStockFlags(field, column, sample);
  const unit = guessUnit(field, column, feed.columns);
  const base = field === 'images' ? guessBase(sample, feed) : undefined;
  const isShort = field === 'year' && areShortYears(sample);
  const format = field === 'created_at' ? guessDateFormat(sample, isAmerican(feed)).format : undefined;
  return {
    from: column,
    optional: true,
    ...(isShort && { transform: 'short_year' }),
    ...(values && { values }),
    ...(unit && { unit }),
    ...(base && { base }),
    ...(format && { format }),
  };
}

/** Whether most years of a column have two figures: a few may be of anything. */
export function areShortYears(sample: readonly string[]): boolean {
  return sample.filter((cell) => /^'?\d{1,2}$/.test(cell)).length > sample.length / 2;
}

/** What yes and no say of a column such as 'In stock?'. */
function guessStockFlags(
  field: StockFieldName,
  column: string,
  sample: readonly string[],
): Record<string, string> | undefined {
  const isFlag = field === 'status' && splitColumn(column).parts.flat().includes('stock');
  if (!isFlag || !sample.every((cell) => parseFlag(cell) !== undefined)) return undefined;
  return Object.fromEntries(sample.map((cell) => [cell, parseFlag(cell) ? 'in_stock' : 'sold']));
}

/** Whether a column is called like a condition, as those of yes and no are: 'Is New', 'ExDemo'. */
export function isConditionFlag(column: string, type: CarType): boolean {
  return readFlagName(column, parseCarType) === type;
}

/** What the name of a column means that says yes or no. */
export function readFlagName<Value>(column: string, read: (name: string) => Value): Value {
  return read(column.replace(/^.*\./, '').replace(/^(?:is|has)[ _]?/i, ''));
}

/** What a vehicle is whose flag says yes. */
export function flagOf(column: string, type: string): DraftSource {
  return whereSays(column, YES_WORDS, type);
}

/** The column with the folders of pictures that are names alone. */
function guessBase(sample: readonly string[], feed: Feed): DraftSource['base'] {
  if (sample.some((cell) => cell.includes('://'))) return undefined;
  const column = feed.columns.find((name) => {
    const cells = /image|photo|pic|img|media|folder|base/i.test(name) ? sampleOf(feed, name) : [];
    return cells.length > 0 && cells.every((cell) => /^https?:\/\/[^\s,;|]+$/.test(cell));
  });
  return column === undefined ? undefined : { column };
}

/** The source of the type of a price that its column's name says: 'EGC Price'. */
function guessNamedPriceType(column: string): DraftSource | undefined {
  const words = splitColumn(column);
  const [type] = [words.parts.flat(), tellingParts(words).at(-1) ?? []].flatMap((part) => {
    const name = part.filter((word) => word !== 'price' && word !== 'prices').join(' ');
    return parsePriceType(`1 ${name}`) ?? [];
  });
  return type ? { from: column, optional: true, values: { ...NO_PRICES, [ANY_OTHER]: type } } : undefined;
}

/** What prices may leave out, by the names of its column, and as our words for types of prices have it. */
const TAXES = [
  ['gst', /\b(?:gst|vat|hst|mw ?st|ust|iva|tva|btw)\b/],
  ['orc', /\b(?:orcs?|on ?roads?)\b/],
] as const;
const INCLUDED = /\b(?:inc|incl|include[sd]?|including|inclusive|inkl|gross|brutto|margin|exempt)\b/i;
const LEFT_OUT = /\+|\b(?:plus|exc?l?|exclude[sd]?|excluding|exclusive|nett?o?|zzgl)\b/i;

/**
 * The source of the type of prices in a column that says what they leave out: 'Inc' and 'Ex' of 'GST', or yes and no of
 * 'orcIncluded'. Words that say neither are asked for.
 */
export function guessTaxPriceType(column: string, feed: Feed): { source: DraftSource; unknown: string[] }[] {
  const name = splitColumn(column).parts.flat().join(' ');
  const tax = TAXES.find(([, names]) => names.test(name))?.[0];
  const words = [...new Set(tax === undefined ? [] : sampleOf(feed, column))];
  const isAmount = (word: string) => parseFlag(word) === undefined && /^\D?[\d.,\s]+%?$/.test(word);
  if (words.length === 0 || words.length > MAX_TAX_WORDS || words.some(isAmount)) return [];
  const says = words.map((word) => [word, readTax(word, name)] as const);
  const unknown = says.flatMap(([word, isIncluded]) => (isIncluded === undefined ? [word] : []));
  const values = says.map(([word, isIncluded]): [string, string | null] => {
    const text = isIncluded ? `incl ${tax}` : `+ ${tax}`;
    return [word, isIncluded === undefined ? null : (readPriceType(text)?.text ?? null)];
  });
  const source = { from: column, optional: true, values: Object.fromEntries(values) };
  return unknown.length > 0 || values.some(([, type]) => type) ? [{ source, unknown }] : [];
}

/** Whether prices include a tax: as a word says, or yes or no of a name that says it. */
function readTax(word: string, name: string): boolean | undefined {
  const flag = parseFlag(word);
  const text = flag === undefined ? word : name;
  const isIncluded = INCLUDED.test(text);
  return isIncluded === LEFT_OUT.test(text) ? undefined : isIncluded === (flag ?? true);
}

/** The type of a price: by the name of its column, by a column of its own, or by the words in the price. */
export function addPriceTypes(draft: MappingDraft, feed: Feed): MappingDraft {
  const columns = columnsOf(draft, 'price');
  const said = columns.filter((column) => sampleOf(feed, column).some((cell) => parsePriceType(cell)));
  const ofTaxes = feed.columns.flatMap((column) =>
    guessTaxPriceType(column, feed).map(({ source }) => source),
  );
  const others = draft.fields.price_type
    ? toSources(draft.fields.price_type)
    : said.map((column) => ({ from: column, optional: true, transform: 'price_type_in_price' }));
  const named = columns.map(guessNamedPriceType).filter((source) => source !== undefined);
  const ofOthers = others.filter(({ from }) => ofTaxes.every((source) => source.from !== from));
  const sources = [...named, ...ofTaxes, ...ofOthers];
  const [only, ...more] = sources;
  return only === undefined ? draft : withField(draft, 'price_type', more.length === 0 ? only : sources);
}

/** More are no words for in and out. */
const MAX_TAX_WORDS = 6;
const NO_PRICES = { '0': null, '0.0': null, '0.00': null, $0: null, POA: null };

/** The unit of a column of prices or kilometres: in its name, or in a column beside it ('odometer.unit'). */
export function guessUnit(
  field: StockFieldName,
  column: string,
  columns: readonly string[],
): string | { column: string } | undefined {
  const words = splitColumn(column).parts.flat();
  if (field === 'price') return words.at(-1) === 'cents' || words[0] === 'cents' ? 'cents' : undefined;
  if (field !== 'km') return undefined;
  if (words.includes('miles') || words.at(-1) === 'mi') return 'miles';
  if (/\b000'?s?\b|thousand|\btsd|\btkm/i.test(column)) return 'thousands';
  const base = (words.at(-1) === 'value' ? words.slice(0, -1) : words).join(' ');
  const beside = columns.filter((name) => {
    const others = splitColumn(name).parts.flat().join(' ');
    return (
      others.startsWith(`${base} unit`) && /^ units?(?: ?(?:code|text))?$/.test(others.slice(base.length))
    );
  });
  const parent = column.slice(0, column.lastIndexOf('.') + 1);
  const nearest = beside.find((name) => name.startsWith(parent)) ?? beside[0];
  return nearest === undefined ? undefined : { column: nearest };
}

/** The order of day and month by which most dates exist; when both do, that of the feed's country. */
export function guessDateFormat(
  sample: readonly string[],
  isMonthFirst = false,
): { format?: 'MM/DD/YYYY'; readable: number } {
  const share = (format?: 'MM/DD/YYYY') =>
    sample.filter((cell) => parseIsoTime(cell, { format }) !== undefined).length / Math.max(sample.length, 1);
  const [dayFirst, monthFirst] = [share(), share('MM/DD/YYYY')];
  return monthFirst > dayFirst || (isMonthFirst && monthFirst === dayFirst)
    ? { format: 'MM/DD/YYYY', readable: monthFirst }
    : { readable: dayFirst };
}
