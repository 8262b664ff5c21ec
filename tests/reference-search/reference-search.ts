/**
 * The reference results of a stock search, computed with plain loops over plain records. It shares no code with the
 * engines (a test enforces that), so agreement is meaningful.
 */
export type ReferenceValue = string | number | boolean | readonly string[] | null;
export type ReferenceRecord = Readonly<Record<string, ReferenceValue>>;

export interface ReferenceRequest {
  readonly indexName: string;
  readonly params: {
    readonly query?: string;
    readonly page?: number;
    readonly hitsPerPage?: number;
    readonly facets?: string | readonly string[];
    readonly facetFilters?: readonly (string | readonly string[])[];
    readonly numericFilters?: readonly (string | readonly string[])[];
    readonly maxValuesPerFacet?: number;
    /** The cities that 'distance' sorts by, the nearest first. */
    readonly nearest?: readonly string[];
  };
  /** The request's text filter as a JavaScript predicate. */
  readonly keep: (record: ReferenceRecord) => boolean;
}

export interface ReferenceField {
  readonly name: string;
  readonly textOf?: (value: string) => string;
  /** Values are unique per record (a stock number): typo tolerance is off. */
  readonly hasUniqueTexts?: boolean;
}

export interface ReferenceResult {
  readonly ids: readonly string[];
  readonly nbHits: number;
  readonly nbSold: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { min: number; max: number }>>;
}

/** Answers one request. `listNames`: attributes whose facet is a list of counts; all others have statistics. */
export function searchReference(
  records: readonly ReferenceRecord[],
  fields: readonly ReferenceField[],
  listNames: ReadonlySet<string>,
  { indexName, params, keep }: ReferenceRequest,
): ReferenceResult {
  const queryWords = toQueryWords(params.query ?? '');
  const vocabulary = queryWords.length > 0 ? buildVocabulary(records, fields) : { all: [], guessable: [] };
  const meanings = queryWords.map(({ word, quoted }, index) =>
    quoted ? new Map([[word, 3]]) : findMeanings(word, index === queryWords.length - 1, vocabulary),
  );
  const found: { record: ReferenceRecord; place: number; score: number }[] = [];
  for (const [place, record] of records.entries()) {
    if (!keep(record)) continue;
    if (
      !(params.facetFilters ?? []).every((group) => [group].flat().some((text) => matchesFacet(record, text)))
    )
      continue;
    if (
      !(params.numericFilters ?? []).every((group) =>
        [group].flat().some((text) => matchesNumber(record, text)),
      )
    )
      continue;
    const scores = meanings.map((meaning) => scoreRecord(record, fields, meaning));
    if (scores.includes(0)) continue;
    found.push({ record, place, score: scores.reduce((sum, score) => sum + score, 0) });
  }
  const [, attribute, direction] = /\/sort\/(\w+):(asc|desc)$/.exec(indexName) ?? [];
  const group = attribute === undefined ? 'offer_rank' : 'sold_rank';
  found.sort((a, b) => {
    const [first, second] = [Number(a.record[group] ?? 0), Number(b.record[group] ?? 0)];
    if (first !== second) return first - second;
    if (attribute === undefined) return b.score - a.score || a.place - b.place;
    const [left, right] = [a, b].map(({ record }) =>
      attribute === 'distance' ? findRank(params.nearest ?? [], record.city) : record[attribute],
    );
    if (typeof left !== 'number' || typeof right !== 'number') {
      return Number(typeof left !== 'number') - Number(typeof right !== 'number') || a.place - b.place;
    }
    return (direction === 'desc' ? right - left : left - right) || a.place - b.place;
  });
  const size = params.hitsPerPage ?? 20;
  const from = (params.page ?? 0) * size;
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const name of [params.facets ?? []].flat()) {
    const values = found.map(({ record }) => record[name] ?? null);
    facets[name] = listNames.has(name) ? countValues(values, params.maxValuesPerFacet ?? 100) : {};
    const numbers = values.filter((value) => typeof value === 'number');
    if (!listNames.has(name) && numbers.length > 0)
      stats[name] = { min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  return {
    ids: size === 0 ? [] : found.slice(from, from + size).map(({ record }) => String(record.id)),
    nbHits: found.length,
    nbSold: found.filter(({ record }) => record.sold_rank === 1).length,
    facets,
    stats,
  };
}

/** The place of a city in a list; null if it is not there. */
function findRank(cities: readonly string[], city: ReferenceValue | undefined): number | null {
  for (const [rank, known] of cities.entries()) if (known === city) return rank;
  return null;
}

function countValues(values: readonly ReferenceValue[], limit: number): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const value of values) {
    const several = Array.isArray(value) ? [...new Set(value)] : [String(value)];
    const texts = value === null ? [] : several;
    for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  }
  const sorted = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, limit));
}

function matchesFacet(record: ReferenceRecord, text: string): boolean {
  const colon = text.indexOf(':');
  const value = record[text.slice(0, colon)] ?? null;
  const wanted = text.slice(colon + 1);
  const holds = (one: string) =>
    Array.isArray(value) ? value.includes(one) : value !== null && String(value) === one;
  if (wanted.startsWith('-')) return !holds(wanted.slice(1));
  return holds(wanted.startsWith('\\-') ? wanted.slice(1) : wanted);
}

function matchesNumber(record: ReferenceRecord, text: string): boolean {
  const [, attribute = '', operator = '', number = ''] = /^(\w+)(>=|<=|!=|=|<|>)(.+)$/.exec(text) ?? [];
  const value = record[attribute];
  if (typeof value !== 'number') return operator === '!=';
  const wanted = Number(number);
  if (operator === '>=') return value >= wanted;
  if (operator === '<=') return value <= wanted;
  if (operator === '>') return value > wanted;
  if (operator === '<') return value < wanted;
  return operator === '=' ? value === wanted : value !== wanted;
}

function toWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** The words of a query; those between two quotation marks stand for themselves alone. */
function toQueryWords(query: string): { word: string; quoted: boolean }[] {
  const found: { word: string; quoted: boolean }[] = [];
  for (const [, quoted, plain] of query.matchAll(/"([^"]*)"|([^"]+)/g))
    for (const word of toWords(quoted ?? plain ?? '')) found.push({ word, quoted: quoted !== undefined });
  return found;
}

function textOf(record: ReferenceRecord, field: ReferenceField): string {
  const value = record[field.name];
  if (value === null || value === undefined) return '';
  return field.textOf ? field.textOf(String(value)) : String(value);
}

function buildVocabulary(records: readonly ReferenceRecord[], fields: readonly ReferenceField[]) {
  const all = new Set<string>();
  const guessable = new Set<string>();
  for (const record of records) {
    for (const field of fields) {
      for (const word of toWords(textOf(record, field))) {
        all.add(word);
        if (!field.hasUniqueTexts && !/^[0-9]+$/.test(word)) guessable.add(word);
      }
    }
  }
  return { all: [...all], guessable: [...guessable] };
}

/** The words that a query word may match: 3 exactly, 2 as a prefix, 1 with a typo. */
function findMeanings(
  word: string,
  last: boolean,
  vocabulary: { all: string[]; guessable: string[] },
): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const known of vocabulary.all) {
    if (known === word) meanings.set(known, 3);
    else if (last && known.startsWith(word)) meanings.set(known, 2);
  }
  const byLength = word.length < 7 ? 1 : 2;
  const most = /^[0-9]+$/.test(word) || word.length < 4 ? 0 : byLength;
  for (let typos = 1; typos <= most && meanings.size === 0; typos++) {
    const whole = vocabulary.guessable.filter((known) => countEdits(word, known) <= typos);
    const begun = () =>
      vocabulary.guessable.filter((known) =>
        Array.from(known, (_, end) => known.slice(0, end + 1)).some(
          (start) => countEdits(word, start) <= typos,
        ),
      );
    for (const known of whole.length > 0 || !last ? whole : begun()) meanings.set(known, 1);
  }
  return meanings;
}

/** Optimal string alignment distance, with the full matrix. */
function countEdits(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      // On the edges one word is empty.
      let least = i === 0 || j === 0 ? i + j : Infinity;
      if (i > 0 && j > 0) {
        least = Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          least = Math.min(least, cell(i - 2, j - 2) + 1);
      }
      const row = rows[i];
      if (row) row[j] = least;
    }
  }
  return cell(a.length, b.length);
}

/** The best score of a record's words for one query word; the first three fields weigh more. */
function scoreRecord(
  record: ReferenceRecord,
  fields: readonly ReferenceField[],
  meanings: ReadonlyMap<string, number>,
): number {
  let best = 0;
  for (const [place, field] of fields.entries()) {
    for (const word of toWords(textOf(record, field))) {
      const quality = meanings.get(word);
      if (quality !== undefined) best = Math.max(best, quality * 4 + Math.max(0, 3 - place));
    }
  }
  return best;
}
