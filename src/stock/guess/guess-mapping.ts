import { FIELD_NAMES, STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import { TRANSFORMS, tidyCell } from '#stock/mapping/transforms.ts';
import { parseUnit } from '#stock/normalise/numbers/unit.ts';
import { isBlank } from '#stock/normalise/text/blank.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { guessDateFormat, guessUnit, guessValues } from './guess-source.ts';
import type { DraftSource, GuessedField, MappingDraft, Sureness } from './mapping-draft.ts';
import { normaliseColumn } from './normalise-column.ts';

/** How many rows are looked at: a feed's columns do not change their kind later on. */
const MAX_SAMPLE_ROWS = 500;
/** A column is taken for a field only if this share of its values can be read. */
const MIN_READABLE = 0.5;
/** A name that merely holds the words of a field says less. */
const PARTIAL_NAME = 0.6;
/** Names that mean something else within longer ones: 'special price', 'electric range'. */
const WHOLE_NAMES: ReadonlySet<string> = new Set(['spec', 'range']);

interface Candidate {
  readonly field: StockFieldName;
  readonly column: string;
  /** The place of the name in the field's list: earlier ones go before. */
  readonly rank: number;
  readonly name: number;
  readonly readable: number;
  readonly filled: number;
}

/** The columns of a field: at least one. */
type Chosen = [...Candidate[], Candidate];

export interface GuessedMapping {
  readonly draft: MappingDraft;
  readonly fields: readonly GuessedField[];
  /** Columns that nothing was made of. */
  readonly unused: readonly string[];
}

/** Guesses the mapping of an unknown feed by the names and values of its columns. */
export function guessMapping(feed: Feed): GuessedMapping {
  const candidates = listCandidates(feed);
  const chosen = chooseColumns(candidates);
  const fields = [...chosen].map(([field, list]): GuessedField => {
    const [first] = list;
    const columns = list.map(({ column }) => column);
    return {
      field,
      columns,
      sureness: getSureness(first),
      why: describeWhy(first),
    };
  });
  const draft: MappingDraft = {
    key: fields.flatMap(({ field, columns }) => (field === 'stocknum' ? columns : [])),
    fields: Object.fromEntries(
      fields.map(({ field, columns }) => [field, buildSources(field, columns, feed)]),
    ),
  };
  const unit = getKmUnit(draft);
  const used = new Set([
    ...fields.flatMap(({ columns }) => columns),
    typeof unit === 'object' ? unit.column : undefined,
  ]);
  const unused = feed.columns.filter((column) => !used.has(column) && sampleOf(feed, column).length > 0);
  return { draft: addWords(addWhere(addNeededDefaults(draft), feed), feed), fields, unused };
}

/** The unit of the odometers, or the column that says it: 'odometer.unit'. */
function getKmUnit({ fields }: MappingDraft): DraftSource['unit'] {
  const [km] = [fields.km].flat();
  return typeof km === 'object' ? km.unit : undefined;
}

function listCandidates(feed: Feed): Candidate[] {
  return feed.columns.flatMap((column) => {
    const sample = sampleOf(feed, column);
    if (sample.length === 0) return [];
    return FIELD_NAMES.flatMap((field) => {
      const names = STOCK_FIELDS[field].columns.split(',').map(normaliseColumn).filter(Boolean);
      const { score, rank } = matchName(field, names, column);
      if (score === 0 && !STOCK_FIELDS[field].telling) return [];
      const readable = shareReadable(field, sample);
      const isTelling =
        score > 0 ? readable >= MIN_READABLE : readable > 0.9 && !/interior|desc|comment/i.test(column);
      return isTelling ? [{ field, column, rank, name: score, readable, filled: sample.length }] : [];
    });
  });
}

function matchName(
  field: StockFieldName,
  names: readonly string[],
  column: string,
): { score: number; rank: number } {
  const full = normaliseColumn(column);
  const last = full.split('.').at(-1) ?? full;
  const exact = [full, last].map((name) => names.indexOf(name)).find((rank) => rank !== -1);
  if (exact !== undefined) return { score: 1, rank: exact };
  // 'dealership_name' is no car's.
  if (field === 'name') return { score: 0, rank: names.length };
  const partial = names.findIndex((name) => name.length > 3 && !WHOLE_NAMES.has(name) && last.includes(name));
  return partial === -1
    ? { score: 0, rank: names.length }
    : { score: PARTIAL_NAME, rank: names.length + partial };
}

function shareReadable(field: StockFieldName, sample: readonly string[]): number {
  const transform = TRANSFORMS[STOCK_FIELDS[field].transform];
  const values = guessValues(field, sample);
  const readable = sample.filter((cell) => {
    const text = tidyCell(cell, transform);
    return values?.[cell] !== undefined || (text !== undefined && transform.read([text]) !== undefined);
  });
  if (field === 'created_at') return guessDateFormat(sample).readable;
  return readable.length / sample.length;
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
    const { field, column, name } = candidate;
    const list = chosen.get(field) ?? [];
    const mayJoin = list.length === 0 || (STOCK_FIELDS[field].several && name === 1);
    if (!mayJoin || (taken.has(column) && !STOCK_FIELDS[field].shared)) continue;
    const joined: Chosen = [...list, candidate];
    chosen.set(
      field,
      joined.sort((a, b) => a.rank - b.rank),
    );
    taken.add(column);
  }
  return chosen;
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
  const build = (column: string): DraftSource => {
    const sample = sampleOf(feed, column);
    const values = guessValues(field, sample);
    const unit = guessUnit(field, column, feed.columns);
    const format = field === 'created_at' ? guessDateFormat(sample).format : undefined;
    return {
      from: column,
      optional: true,
      ...(values && { values }),
      ...(unit && { unit }),
      ...(format && { format }),
    };
  };
  const [first = '', ...others] = columns;
  if (others.length === 0) return build(first);
  return field === 'price' ? columns.map(build) : { ...build(first), from: [...columns] };
}

/** What every car needs and the feed does not say: used cars, most likely. */
function addNeededDefaults(draft: MappingDraft): MappingDraft {
  if (draft.fields.make === undefined && draft.fields.name !== undefined) {
    const title = draft.fields.name as DraftSource;
    const from = [title.from].flat();
    return addNeededDefaults({
      ...draft,
      fields: {
        ...draft.fields,
        make: { from, transform: 'make_in_title' } as DraftSource,
        model: { from, transform: 'model_in_title' } as DraftSource,
        badge: { from, transform: 'badge_in_title' } as DraftSource,
      },
    });
  }
  return draft.fields.car_type === undefined ? { ...draft, defaults: { car_type: 'used' } } : draft;
}

/** Records of a type that are no cars, such as the dealer in a schema.org graph, are left out. */
function addWhere(draft: MappingDraft, feed: Feed): MappingDraft {
  const types = new Set(sampleOf(feed, '@type'));
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
  return isMiles ? { ...draft, words: { fuel: { Gas: 'Petrol' } } } : draft;
}

function sampleOf(feed: Feed, column: string): string[] {
  return feed.rows
    .slice(0, MAX_SAMPLE_ROWS)
    .map((row) => row.cells.get(column) ?? '')
    .filter((cell) => !isBlank(cell));
}
