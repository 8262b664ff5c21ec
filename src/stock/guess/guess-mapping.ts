import { FIELD_NAMES, isRequired, STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { ANY_OTHER } from '#stock/mapping/translate-cells.ts';
import { parseUnit } from '#stock/normalise/numbers/unit.ts';
import { parseFlag } from '#stock/normalise/text/synonyms.ts';
import { parseInteriorInColour } from '#stock/normalise/vehicle/colour.ts';
import { normaliseMake } from '#stock/normalise/vehicle/makes.ts';
import { findStatus } from '#stock/normalise/vehicle/status-in-text.ts';
import { parseTitle } from '#stock/normalise/vehicle/title.ts';
import { TRADE_WORDS } from '#stock/normalise/vehicle/trade-words.ts';
import { parseDrive, parseTransmission } from '#stock/normalise/vehicle/word-reader.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { listColumnQuestions } from './column-questions.ts';
import {
  type ColumnWords,
  FOREIGN_COLUMN_NAMES,
  GENERAL_NAMES,
  matchName,
  splitColumn,
} from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { addPriceTypes, buildSource, flagOf, isConditionFlag, readFlagName } from './guess-source.ts';
import {
  columnsOf,
  type DraftSource,
  GAS_IS_PETROL,
  type GuessedField,
  type MappingDraft,
  type Question,
  type Sureness,
  toSources,
  withDefault,
  withField,
} from './mapping-draft.ts';
import type { Yard } from './place-questions.ts';
import {
  areInteriors,
  arePictures,
  arePlausible,
  arePriceTypes,
  areStatuses,
  areTitles,
  areTowns,
  shareReadable,
} from './plausible-values.ts';

/** A column is taken for a field only if this share of its values can be read. */
const MIN_READABLE = 0.5;
/** Columns with such values that are about something else. */
const UNTELLING_NAME =
  /interior|desc|comment|thumb|logo|icon|dealer|badge|make|brand|video|qr|floor|map|sticker|title|note|fulfil|inventory|shipping|policy|tracker|service|weight|payment|delivery|tax|seo|google|finance|warranty|option|position|requires/i;
/** Fields of which columns may be numbered. */
const NUMBERED: readonly StockFieldName[] = ['images', 'features'];
const PLACES: readonly StockFieldName[] = ['city', 'state'];
/** What cells look like that are reported where they cannot be read, rather than their whole column left out. */
// biome-ignore format: a table reads better in rows
const LOOKS: Partial<Record<StockFieldName, RegExp>> = { price: /\d.*\d/, km: /\d.*\d/, images: /\.(?:jpe?g|png|webp|avif)\b/i };
/** As many words as a column may have whose words are asked for where they are not known. */
const MAX_WORDS = 12;

/** A column of both is read as one of colours, in which the interior is found: 'Colour / trim'. */
const COLOUR_AND_TRIM = /(colou?r)\s*(?:[/&+,]|and)\s*(?:trim|int(?:erior)?|upholstery)\b.*/i;

interface Candidate {
  readonly field: StockFieldName;
  readonly column: string;
  /** The place of the name in the field's list: earlier ones go before. */
  readonly rank: number;
  /** The number of a numbered column. */
  readonly number: number;
  readonly name: number;
  readonly readable: number;
  readonly filled: number;
}

/** The columns of a field: at least one. */
type Chosen = [...Candidate[], Candidate];

export interface GuessedMapping {
  readonly draft: MappingDraft;
  readonly fields: readonly GuessedField[];
  /** What the columns leave open. */
  readonly questions: readonly Question[];
}

/** Guesses the mapping of an unknown feed by the names and values of its columns, for a dealer with some yards. */
export function guessMapping(feed: Feed, yards: readonly Yard[] = []): GuessedMapping {
  const chosen = chooseColumns(listCandidates(feed));
  const fields = [...chosen].map(([field, list]): GuessedField => {
    const [first] = list;
    const columns = list.map(({ column }) => column);
    return { field, columns, sureness: getSureness(first), why: describeWhy(first) };
  });
  const draft: MappingDraft = {
    key: fields.flatMap(({ field, columns }) => (field === 'stocknum' ? columns : [])),
    fields: Object.fromEntries(
      fields.map(({ field, columns }) => [field, buildSources(field, columns, feed)]),
    ),
  };
  const read = addInterior(addDrives(addCondition(draft, feed), feed), feed);
  const typed = addPriceTypes(addStatusInPrices(read, feed), feed);
  const priced = withoutHiddenPrices(typed, feed);
  const whole = addWords(addWhere(addTitleParts(readCutColumns(priced, feed), feed), feed), feed);
  return { draft: whole, fields, questions: listColumnQuestions(whole, feed, yards) };
}

/** The unit of the odometers, or the column that says it: 'odometer.unit'. */
function getKmUnit({ fields }: MappingDraft): DraftSource['unit'] {
  return toSources(fields.km)[0]?.unit;
}

/** The names of each field, in words. */
const FIELD_WORDS = FIELD_NAMES.map((field) => ({
  field,
  names: [...STOCK_FIELDS[field].columns.split(', '), ...(FOREIGN_COLUMN_NAMES[field] ?? [])]
    .map((name) => splitColumn(name).parts.flat())
    .filter((words) => words.length > 0),
}));

function listCandidates(feed: Feed): Candidate[] {
  return feed.columns.flatMap((column) => {
    if (hasLargerSibling(column, feed.columns)) return [];
    const sample = sampleOf(feed, column);
    if (sample.length === 0) return [];
    const words = splitColumn(column.replace(COLOUR_AND_TRIM, '$1'));
    return FIELD_WORDS.flatMap(({ field, names }) => rateColumn(field, names, column, words, sample));
  });
}

/** The sizes of one picture, from the smallest. */
const SIZES = ['thumb', 'thumbnail', 'small', 'medium', 'large', 'full', 'original'];

/** Whether the same picture comes in a larger size: 'photos.small' beside 'photos.large'. */
function hasLargerSibling(column: string, columns: readonly string[]): boolean {
  const [, parent = '', name = ''] = /^(.*\.)([^.]+)$/.exec(column) ?? [];
  const size = SIZES.indexOf(name.toLowerCase());
  return size !== -1 && SIZES.slice(size + 1).some((larger) => columns.includes(`${parent}${larger}`));
}

/** A column as a candidate for a field, if its name and its values allow it. */
function rateColumn(
  field: StockFieldName,
  names: readonly (readonly string[])[],
  column: string,
  words: ColumnWords,
  sample: readonly string[],
): Candidate[] {
  // A choice of a shop's product, such as 'Buy outright' of 'Plan'.
  if (field === 'features' && /^options? (?:name|value)s?$/.test(words.parts.flat().join(' '))) return [];
  const isNumbered = words.number !== undefined && !NUMBERED.includes(field);
  const { score, rank } = isNumbered
    ? { score: 0, rank: names.length }
    : matchName(names, words, PLACES.includes(field));
  if (score === 0 && !STOCK_FIELDS[field].telling) return [];
  const readable = shareReadable(field, sample);
  const isReadable =
    score > 0
      ? readable >= MIN_READABLE ||
        (score === 1 && !GENERAL_NAMES.has(names[rank]?.join(' ') ?? '') && areExpected(field, sample))
      : readable > 0.9 && areTelling(field, column, sample);
  if (!isReadable || !arePlausible(field, sample)) return [];
  const isTrim = names[rank % names.length]?.join(' ') === 'trim';
  if (field === 'interior_colour' && isTrim && !areInteriors(sample)) return [];
  if (field === 'city' && !areTowns(sample, isTownName(words))) return [];
  return [{ field, column, rank, number: words.number ?? -1, name: score, readable, filled: sample.length }];
}

/** Whether values that cannot be read may still be those of a field that a column is named like. */
function areExpected(field: StockFieldName, sample: readonly string[]): boolean {
  const look = LOOKS[field];
  if (sample.some((cell) => /^[[{]/.test(cell))) return false;
  if (look) return sample.filter((cell) => look.test(cell)).length >= sample.length * MIN_READABLE;
  return hasKnownWords(field) && areFewWords(sample);
}

/** Whether values are those of a field, whatever the name of their column. */
function areTelling(field: StockFieldName, column: string, sample: readonly string[]): boolean {
  if (field === 'name') return areTitles(sample);
  if (field === 'price_type') return arePriceTypes(sample);
  if (field === 'status') return areFewWords(sample) && areStatuses(sample);
  // Letters alone may be codes of anything: 'M' is also metres.
  const areWords = sample.some((cell) => cell.length > 2);
  if (!areWords || UNTELLING_NAME.test(column)) return false;
  if (field === 'simple_drive') return sample.every((cell) => /^(?:\d{1,2}x\d{1,2}|[24fra]wd)$/i.test(cell));
  if (field === 'images') return arePictures(sample);
  // Other things than gearboxes are 'manual' too.
  return field !== 'simple_transmission' || new Set(sample.map(parseTransmission)).size > 1;
}

/** Names that mean a town, whatever the dealer calls its yards. */
function isTownName({ parts }: ColumnWords): boolean {
  return (
    parts
      .at(-1)
      ?.some((word) =>
        /suburb$|^(?:city|town|ville|localit[ea]|citta|ciudad|localidad|plaats|miasto|miejscowosc|ort)$/.test(
          word,
        ),
      ) ?? false
  );
}

/** Whether a field has words of the trade, which are asked for where they are not known. */
function hasKnownWords(field: StockFieldName): boolean {
  return field !== 'status' && STOCK_FIELDS[field].transform in TRADE_WORDS;
}

/** Whether a column has a few words again and again, as those of conditions and gearboxes have. */
function areFewWords(sample: readonly string[]): boolean {
  const words = new Set(sample);
  return words.size <= MAX_WORDS && sample.every((cell) => cell.length <= 40 && /\p{L}/u.test(cell));
}

/** The best column of each field; a column serves one field, unless fields may share it. */
function chooseColumns(candidates: readonly Candidate[]): Map<StockFieldName, Chosen> {
  const sorted = [...candidates].sort(
    (a, b) =>
      b.name - a.name ||
      Number(b.readable > 0.9) - Number(a.readable > 0.9) ||
      a.rank - b.rank ||
      b.filled - a.filled,
  );
  const chosen = new Map<StockFieldName, Chosen>();
  const taken = new Set<string>();
  for (const candidate of sorted) {
    const { field, column, name, readable } = candidate;
    const list = chosen.get(field) ?? [];
    const mayJoin =
      list.length === 0 ||
      ((STOCK_FIELDS[field].several || isFuller(candidate, list)) && name > 0 && readable >= MIN_READABLE);
    if (!mayJoin || (taken.has(column) && !STOCK_FIELDS[field].shared)) continue;
    const joined: Chosen = [...list, candidate];
    chosen.set(
      field,
      joined.sort((a, b) => a.number - b.number || a.rank - b.rank),
    );
    taken.add(column);
  }
  return chosen;
}

/** Whether a column says what every car needs in more rows than the better ones. */
function isFuller({ field, filled }: Candidate, list: readonly Candidate[]): boolean {
  return isRequired(field) && list.every((better) => filled > better.filled);
}

function getSureness({ name, readable }: Candidate): Sureness {
  if (name === 1 && readable > 0.9) return 'sure';
  return name > 0 ? 'likely' : 'guess';
}

function describeWhy({ name, readable, filled }: Candidate): string {
  const values = `${Math.round(readable * filled)} of ${filled} values read`;
  if (name === 0) return values;
  return `${name === 1 ? 'its name' : 'part of its name'}, ${values}`;
}

/** All columns of a field in one source where they are joined, else in one each, in their order. */
function buildSources(
  field: StockFieldName,
  columns: readonly string[],
  feed: Feed,
): DraftSource | DraftSource[] {
  const [first = '', ...others] = columns;
  if (others.length === 0) return buildSource(field, first, feed);
  if (field === 'price') return columns.map((column) => buildSource(field, column, feed));
  return { ...buildSource(field, first, feed), from: [...columns] };
}

/** Used cars, most likely, where no column says it; that is asked as well, unless each condition has a column. */
function addCondition(draft: MappingDraft, feed: Feed): MappingDraft {
  if (draft.fields.car_type !== undefined) return draft;
  const used = withDefault(draft, 'car_type', 'used');
  const flags = listConditionFlags(feed);
  return flags.some(({ values }) => values?.[ANY_OTHER] === 'new')
    ? withField(used, 'car_type', flags)
    : used;
}

/** Columns that say yes or no to a condition, such as 'New' and 'ExDemo': a new demo is a demo. */
function listConditionFlags(feed: Feed): DraftSource[] {
  return (['demo', 'new', 'used'] as const).flatMap((type) =>
    listFlags(feed, type, (column) => isConditionFlag(column, type)),
  );
}

/** Where a flag such as 'Is4WD' alone says which wheels are driven. */
function addDrives(draft: MappingDraft, feed: Feed): MappingDraft {
  const said = toSources(draft.fields.simple_drive);
  const flags = (['4x4', 'AWD', 'FWD', 'RWD'] as const).flatMap((drive) =>
    listFlags(feed, drive, (column) => readFlagName(column, parseDrive) === drive),
  );
  return flags.length === 0 ? draft : withField(draft, 'simple_drive', [...said, ...flags]);
}

function listFlags(feed: Feed, value: string, isNamed: (column: string) => boolean): DraftSource[] {
  return findFlagColumns(feed, isNamed).map((column) => flagOf(column, value));
}

/** The columns of a name that say yes or no of every vehicle. */
function findFlagColumns(feed: Feed, isNamed: (column: string) => boolean): string[] {
  return feed.columns.filter((column) => {
    const sample = isNamed(column) ? sampleOf(feed, column) : [];
    return sample.length > 0 && sample.every((cell) => parseFlag(cell) !== undefined);
  });
}

/** The interior that some feeds write behind the colour. */
function addInterior(draft: MappingDraft, feed: Feed): MappingDraft {
  const columns = columnsOf(draft, 'colour');
  const from = columns.find((column) => sampleOf(feed, column).some(parseInteriorInColour));
  return draft.fields.interior_colour || from === undefined
    ? draft
    : withField(draft, 'interior_colour', { from, optional: true, transform: 'interior_in_colour' });
}

/** The status of a car that has it for a price: 'SOLD'. */
function addStatusInPrices(draft: MappingDraft, feed: Feed): MappingDraft {
  const columns = columnsOf(draft, 'price');
  const saying = columns.filter((column) => sampleOf(feed, column).some(findStatus));
  const sources = saying.map((from) => ({ from, optional: true, transform: 'status_in_text' }));
  return saying.length === 0
    ? draft
    : withField(draft, 'status', [...toSources(draft.fields.status), ...sources]);
}

/** Names of flags such as 'PriceHideInd' and 'IsPOA'. */
const HIDES_PRICE =
  /\bprice\b.*\b(?:hide|hidden|suppress(?:ed)?|withheld)\b|\b(?:hide|hidden)\b.*\bprice\b|\bpoa\b/;

/** Leaves out the prices of rows in which a flag hides them from visitors. */
function withoutHiddenPrices(draft: MappingDraft, feed: Feed): MappingDraft {
  const flags = findFlagColumns(feed, (column) =>
    HIDES_PRICE.test(splitColumn(column).parts.flat().join(' ')),
  );
  if (flags.length === 0) return draft;
  const noWordsOf = (column: string) => sampleOf(feed, column).filter((cell) => !parseFlag(cell));
  const shown = Object.fromEntries(flags.map((column) => [column, ['', ...new Set(noWordsOf(column))]]));
  const limit = (source: DraftSource) => ({ ...source, when: { ...source.when, ...shown } });
  const fields = (['price', 'before_price'] as const).filter((field) => draft.fields[field] !== undefined);
  return fields.reduce(
    (given, field) => withField(given, field, toSources(given.fields[field]).map(limit)),
    draft,
  );
}

/** Makes and models that are cut at the first word ('Land', 'Rover') only help to read the titles. */
function readCutColumns(draft: MappingDraft, feed: Feed): MappingDraft {
  const columns = (['name', 'make', 'model'] as const).flatMap((field) => columnsOf(draft, field));
  const [title, makeColumn] = columns;
  if (columns.length !== 3 || title === undefined || makeColumn === undefined) return draft;
  const isCut = feed.rows.some(({ cells }) => {
    const given = (cells.get(makeColumn) ?? '').toLowerCase();
    const whole = given && parseTitle(cells.get(title) ?? '', '', '').make?.toLowerCase();
    return (
      whole &&
      whole.startsWith(given) &&
      /^[ -]/.test(whole.slice(given.length)) &&
      normaliseMake(given).toLowerCase() === given
    );
  });
  if (!isCut) return draft;
  const read = (part: string) => ({ from: columns, transform: `${part}_in_title` });
  return {
    ...draft,
    fields: { ...draft.fields, make: read('make'), model: read('model'), badge: read('badge') },
  };
}

/** What a feed says in its titles alone; the columns of make and model help to read them. */
function addTitleParts(draft: MappingDraft, feed: Feed): MappingDraft {
  const { year, make, model, badge, simple_body: body } = draft.fields;
  const [makes, models] = [columnsOf(draft, 'make'), columnsOf(draft, 'model')];
  const title = columnsOf(draft, 'name');
  if (title.length === 0) return draft;
  const read = (transform: string, ...others: string[]) => ({ from: [...title, ...others], transform });
  const isNamed = make !== undefined && model !== undefined;
  const sayBodies = title.some((column) =>
    sampleOf(feed, column).some((text) => TRANSFORMS.body_in_title.read([text])),
  );
  return {
    ...draft,
    fields: {
      ...draft.fields,
      ...(year === undefined && { year: read('year_in_title') }),
      ...(make === undefined && { make: read('make_in_title') }),
      ...(model === undefined && { model: read('model_in_title', ...makes) }),
      ...(body === undefined && sayBodies && { simple_body: read('body_in_title', ...makes, ...models) }),
      ...(!isNamed && badge === undefined && { badge: read('badge_in_title', ...makes, ...models) }),
    },
  };
}

/** Records of a type that are no cars, such as the dealer in a schema.org graph, are left out. */
function addWhere(draft: MappingDraft, feed: Feed): MappingDraft {
  const types = new Set(sampleOf(feed, '@type').flatMap((cell) => cell.split('\n')));
  const cars = [...types].filter((type) => /^(?:Car|Vehicle|Motorcycle)$/.test(type));
  return cars.length > 0 && types.size > cars.length ? { ...draft, where: { '@type': cars } } : draft;
}

/** Where odometers count miles, 'Gas' is petrol. */
function addWords(draft: MappingDraft, feed: Feed): MappingDraft {
  const unit = getKmUnit(draft);
  const isMiles =
    typeof unit === 'object'
      ? sampleOf(feed, unit.column).some((cell) => parseUnit(cell) === 'miles')
      : unit === 'miles';
  return isMiles ? { ...draft, words: GAS_IS_PETROL } : draft;
}
