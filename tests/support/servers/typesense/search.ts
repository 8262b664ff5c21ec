import type { Collection, Document } from './collection.ts';
import { parseFilter } from './filter.ts';
import { ServerError } from './server-error.ts';
import { type Scores, type SearchParameters, searchText } from './text-search.ts';
import { splitTokens } from './words.ts';

/** Answers one search with plain loops over the documents, in the format of `GET /collections/x/documents/search`. */
export function search(parameters: SearchParameters, collection: Collection): object {
  const q = parameters.q;
  if (typeof q !== 'string') throw new ServerError(400, 'Parameter `q` is required.');
  const perPage = readCount(parameters, 'per_page', 10);
  if (perPage > 250) throw new ServerError(422, 'Only upto 250 hits can be fetched per page.');
  const page = readCount(parameters, 'page', 1);
  const keeps = parseFilter(String(parameters.filter_by ?? ''), collection);
  const scores = searchText(q, parameters, collection, [...collection.documents.values()].filter(keeps));
  const found = [...scores.keys()].sort(sortDocuments(parameters, collection, scores));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return {
    facet_counts: buildFacets(parameters, collection, found),
    found: found.length,
    hits: shown.map((document) => ({
      document: pickFields(document, parameters.include_fields),
      highlight: {},
      text_match: scores.get(document) ?? 0,
    })),
    out_of: collection.documents.size,
    page,
    request_params: { collection_name: collection.name, per_page: perPage, q, first_q: q },
    search_cutoff: false,
    search_time_ms: 0,
  };
}

function readCount(parameters: SearchParameters, name: string, otherwise: number): number {
  const count = Number(parameters[name] ?? otherwise);
  if (!Number.isInteger(count) || count < 0)
    throw new ServerError(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return count;
}

function pickFields(document: Document, include: unknown): object {
  if (typeof include !== 'string' || include === '') return document;
  const names = new Set(include.split(','));
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.has(name)));
}

/** A sort: the number of a document to compare; undefined where it has none. */
interface Sort {
  readonly keyOf: (document: Document) => unknown;
  readonly sign: 1 | -1;
}

/** At most three sorts; missing values come last in either direction; equal documents are sorted by import, newest first. */
function sortDocuments({ sort_by }: SearchParameters, collection: Collection, scores: Scores) {
  const texts = splitSorts(String(sort_by ?? ''));
  const sorts = texts.map((text) => readSort(text.trim(), collection, scores));
  if (sorts.length > 3) throw new ServerError(422, 'Only upto 3 sort_by fields can be specified.');
  const places = new Map([...collection.documents.values()].map((document, place) => [document, place]));
  return (a: Document, b: Document): number => {
    for (const { keyOf, sign } of sorts) {
      const [left, right] = [keyOf(a), keyOf(b)];
      if (typeof left !== 'number' || typeof right !== 'number') {
        const missing = Number(typeof left !== 'number') - Number(typeof right !== 'number');
        if (missing !== 0) return missing;
      } else if (left !== right) return (left - right) * sign;
    }
    return (places.get(b) ?? 0) - (places.get(a) ?? 0);
  };
}

/** The sorts between commas; a comma in brackets belongs to an expression. */
function splitSorts(text: string): string[] {
  let depth = 0;
  const commas = [...text].flatMap((sign, place) => {
    depth += Number(sign === '[') - Number(sign === ']');
    return sign === ',' && depth === 0 ? [place] : [];
  });
  return [-1, ...commas]
    .map((from, index) => text.slice(from + 1, commas[index] ?? text.length))
    .filter(Boolean);
}

function readSort(text: string, collection: Collection, scores: Scores): Sort {
  const [, name = '', direction] = /^(.+):(asc|desc)$/i.exec(text) ?? [];
  if (direction === undefined) throw new ServerError(400, `Parameter \`sort_by\` is malformed: \`${text}\`.`);
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  if (name === '_text_match') return { keyOf: (document) => scores.get(document) ?? 0, sign };
  const [, expressions] = /^_eval\(\[(.*)\]\)$/.exec(name) ?? [];
  if (expressions !== undefined) return { keyOf: readExpressions(expressions, collection), sign };
  const sortable = collection.fields.get(name);
  if (!sortable || sortable.type.startsWith('string'))
    throw new ServerError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  return { keyOf: (document) => document[name], sign };
}

/** `(city:=[`Cairns`]):2, (city:=[`Mareeba`]):1`: the points of the first filter that a document passes; 0 for none. */
function readExpressions(text: string, collection: Collection): (document: Document) => number {
  const parts = [...text.matchAll(/\(([^()]*)\):(\d+)/g)].map(([, filter = '', points]) => ({
    keeps: parseFilter(filter, collection),
    points: Number(points),
  }));
  if (parts.length === 0) throw new ServerError(400, 'Error parsing eval expression in sort_by clause.');
  const known = new Map<Document, number>();
  return (document) => {
    const points = known.get(document) ?? parts.find(({ keeps }) => keeps(document))?.points ?? 0;
    known.set(document, points);
    return points;
  };
}

function buildFacets(
  parameters: SearchParameters,
  collection: Collection,
  found: readonly Document[],
): object[] {
  const most = readCount(parameters, 'max_facet_values', 10);
  const [, queried, query = ''] = /^(\w+):(.*)$/.exec(String(parameters.facet_query ?? '')) ?? [];
  return String(parameters.facet_by ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      if (!collection.fields.get(name)?.facet)
        throw new ServerError(404, `Could not find a facet field named \`${name}\` in the schema.`);
      const values = found.flatMap((document) => [...new Set([document[name] ?? []].flat())]);
      const wanted = queried === name ? splitTokens(query, collection.separators) : [];
      return buildFacet(name, values, most, (value) =>
        wanted.every((word) =>
          splitTokens(value, collection.separators).some((known) => known.startsWith(word)),
        ),
      );
    });
}

/** Counts of the most frequent values, and the range of numbers. Equal counts have no guaranteed order. */
function buildFacet(
  name: string,
  values: readonly unknown[],
  most: number,
  matches: (value: string) => boolean,
): object {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    counts: [...counts]
      .filter(([value]) => matches(value))
      .sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))
      .slice(0, most)
      .map(([value, count]) => ({ count, highlighted: value, value })),
    field_name: name,
    sampled: false,
    stats: {
      ...(numbers.length > 0 && {
        avg: sum / numbers.length,
        max: Math.max(...numbers),
        min: Math.min(...numbers),
        sum,
      }),
      total_values: counts.size,
    },
  };
}
