import { bodySegment, findBodyOfSegment, isBodyKey } from '#domain/car/body.ts';
import { isAttributeValue, isListAttribute, type ListAttribute, RANGE_ATTRIBUTES } from './attributes.ts';
import type { Landing } from './landing.ts';
import {
  type AddressLists,
  assignModels,
  combineMakesAndModels,
  splitMakesAndModels,
} from './makes-and-models.ts';
import { readParameterName, resolveValues } from './parameters.ts';
import { parseRange, writeRange } from './range.ts';
import { CAR_TYPE_PATHS, modelsOfMake, type SlugTable } from './slugs.ts';
import { type DefinedSort, parseSortName } from './sorts.ts';
import { getRange, type IndexUiState } from './ui-state.ts';

/** The search; the paths of all others begin with it. */
export const SEARCH_ROOT = '/search/';

/** The parts of a URL that a search is read from, as in `location` and `URL`. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Writes the URL of a search: one make, one make and model, a set of car types or one body in the path, everything else
 * in the query string. Each value has its own pair; keys and values are sorted, so a state has exactly one URL.
 */
export function searchUrl(state: IndexUiState, slugs: SlugTable): string {
  const landing = findLanding(state, slugs);
  return landingPath(landing, slugs) + buildQueryString(state, getLandingAttributes(landing));
}

/** The query string of a state without the attributes in its path: '?make=Toyota&page=2', or empty. */
export function buildQueryString(state: IndexUiState, attributesInPath: readonly string[] = []): string {
  const { query, sortBy, page = 1, refinementList = {} } = state;
  const lists = splitMakesAndModels(refinementList);
  const pairs: [string, string][] = [
    // Of the chosen attributes alone: a page writes dozens of addresses when it is hydrated.
    ...Object.entries(lists).flatMap(([attribute, values]) =>
      isListAttribute(attribute) && !attributesInPath.includes(attribute)
        ? [...new Set(values)].sort().map((value): [string, string] => [attribute, value])
        : [],
    ),
    ...RANGE_ATTRIBUTES.flatMap((attribute): [string, string][] => {
      const range = getRange(state, attribute);
      return range ? [[attribute, writeRange(range)]] : [];
    }),
    ...Object.entries({ query, sortBy, page: page > 1 && String(page) }).flatMap(([name, value]) =>
      value ? [[name, value] as [string, string]] : [],
    ),
  ];
  pairs.sort(([a], [b]) => Number(a > b) - Number(a < b));
  // A colon is legal in a query string and reads better in 'price=20000:40000'.
  const written = new URLSearchParams(pairs).toString().replaceAll('%3A', ':');
  return written && `?${written}`;
}

/**
 * Reads a URL in either style (T-18): `make=Toyota&make=Mazda` and `refinementList[dealership_slug][0]=x`. The path takes
 * precedence over the query string (T-19), and unknown parameters are ignored. undefined if the path is not in stock.
 */
export function parseSearchUrl(
  address: UrlParts,
  slugs: SlugTable,
  own?: DefinedSort,
  resolve: (lists: AddressLists) => AddressLists = (lists) => lists,
): IndexUiState | undefined {
  const landing = parseLandingPath(address.pathname, slugs);
  if (!landing) return undefined;
  const { refinementList, ...state } = parseQueryString(address.search, own);
  const lists = resolve({ ...refinementList, ...getLandingLists(landing) });
  return { ...state, refinementList: combineMakesAndModels(lists) };
}

/**
 * Reads a query string in either style (T-18); makes and models stay facets of their own. The dealer's default order does not
 * count as chosen (T-16).
 */
export function parseQueryString(
  query: string,
  own?: DefinedSort,
): IndexUiState & { readonly refinementList: AddressLists } {
  const params = new URLSearchParams(query);
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {};
  for (const [key, value] of params) {
    const attribute = readParameterName(key);
    if (!isListAttribute(attribute) || !isAttributeValue(attribute, value)) continue;
    lists[attribute] = [...new Set([...(lists[attribute] ?? []), value])];
  }
  const ranges = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const range = parseRange(params.get(attribute) ?? '');
    return range ? [[attribute, writeRange(range)]] : [];
  });
  return {
    query: params.get('query') ?? '',
    page: parsePage(params.get('page')),
    sortBy: parseSortName(params.get('sortBy'), own),
    refinementList: lists,
    range: Object.fromEntries(ranges),
  };
}

/** The search URL of one dealership's stock, in the style that links to it use (T-18). */
export function dealershipSearchUrl(slug: string): string {
  return `${SEARCH_ROOT}?${new URLSearchParams({ 'refinementList[dealership_slug][0]': slug })}`;
}

/** Returns the values of an attribute in the stock, as far as they are known. */
export type KnownValues = (attribute: ListAttribute) => readonly string[];

/**
 * Reads and writes the URLs of a stock search. Values are read as `known` writes them, and models belong to their makes.
 * `slugs` is a function because the table grows once the index has loaded.
 */
export function createStockCodec(slugs: () => SlugTable, own?: DefinedSort, known: KnownValues = () => []) {
  return {
    write: (state: IndexUiState) => searchUrl(state, slugs()),
    read: (address: UrlParts): IndexUiState | undefined => {
      const table = slugs();
      return parseSearchUrl(address, table, own, (lists) => {
        const entries = Object.entries(lists) as [ListAttribute, readonly string[]][];
        const resolved: AddressLists = Object.fromEntries(
          entries.map(([name, values]) => [name, resolveValues(values, known(name)).values]),
        );
        return assignModels(resolved, table.models.keys(), (make) => modelsOfMake(table, make));
      });
    },
  };
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The search of a landing's path. */
export function getLandingState(landing: Landing): IndexUiState {
  return { refinementList: combineMakesAndModels(getLandingLists(landing)) };
}

/** The attributes that are in a landing's path. */
export function getLandingAttributes(landing: Landing): string[] {
  return Object.keys(getLandingLists(landing));
}

function getLandingLists(landing: Landing): AddressLists {
  switch (landing.kind) {
    case 'all':
      return {};
    case 'make':
      return { make: [landing.make] };
    case 'model':
      return { make: [landing.make], model: [landing.model] };
    case 'car_type':
      return { car_type: landing.carTypes };
    case 'body':
      return { body: [landing.body] };
  }
}

/** The landing that a state's path expresses. */
export function findLanding({ refinementList = {} }: IndexUiState, slugs: SlugTable): Landing {
  const lists = splitMakesAndModels(refinementList);
  const [make, ...otherMakes] = new Set(lists.make);
  const hasOtherModels = lists.make_model !== undefined;
  if (make !== undefined && otherMakes.length === 0 && !hasOtherModels && slugs.makes.slugOf.has(make)) {
    const [model, ...otherModels] = new Set(lists.model);
    const known =
      model !== undefined && otherModels.length === 0 && slugs.models.get(make)?.slugOf.has(model);
    return known ? { kind: 'model', make, model } : { kind: 'make', make };
  }
  const types = toSetKey(lists.car_type ?? []);
  const path = CAR_TYPE_PATHS.find(({ carTypes }) => toSetKey(carTypes) === types);
  if (path) return { kind: 'car_type', carTypes: path.carTypes };
  const [body, ...otherBodies] = new Set(lists.body);
  if (body !== undefined && otherBodies.length === 0 && isBodyKey(body)) return { kind: 'body', body };
  return { kind: 'all' };
}

function toSetKey(values: readonly string[]): string {
  return [...new Set(values)].sort().join();
}

/** The path of a landing: '/search/toyota/hilux/'. Every path ends in a slash. */
export function landingPath(landing: Landing, slugs: SlugTable): string {
  switch (landing.kind) {
    case 'all':
      return SEARCH_ROOT;
    case 'make':
      return `${SEARCH_ROOT}${requireSlug(slugs.makes.slugOf.get(landing.make), landing.make)}/`;
    case 'model': {
      const make = requireSlug(slugs.makes.slugOf.get(landing.make), landing.make);
      return `${SEARCH_ROOT}${make}/${requireSlug(slugs.models.get(landing.make)?.slugOf.get(landing.model), landing.model)}/`;
    }
    case 'car_type': {
      const types = toSetKey(landing.carTypes);
      const path = CAR_TYPE_PATHS.find(({ carTypes }) => toSetKey(carTypes) === types);
      return `${SEARCH_ROOT}${requireSlug(path?.slug, types)}/`;
    }
    case 'body':
      return `${SEARCH_ROOT}${bodySegment(landing.body)}/`;
  }
}

/** Reads a search path; undefined if it is not in stock. Precedence (T-20): car types, body, make. */
export function parseLandingPath(path: string, slugs: SlugTable): Landing | undefined {
  if (path !== '/search' && !path.startsWith(SEARCH_ROOT)) return undefined;
  const [first, second, ...more] = path.slice(SEARCH_ROOT.length).split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (!first) return { kind: 'all' };
  if (!second) {
    const types = CAR_TYPE_PATHS.find((candidate) => candidate.slug === first);
    if (types) return { kind: 'car_type', carTypes: types.carTypes };
    const body = findBodyOfSegment(first);
    if (body) return { kind: 'body', body };
  }
  const make = slugs.makes.bySlug.get(first);
  if (make === undefined) return undefined;
  if (!second) return { kind: 'make', make };
  const model = slugs.models.get(make)?.bySlug.get(second);
  return model === undefined ? undefined : { kind: 'model', make, model };
}

/** Throws if the value is not in the stock that the slugs were built from, which is a bug in the caller. */
function requireSlug(slug: string | undefined, value: string): string {
  if (slug === undefined) throw new Error(`search: no path for "${value}". It is not in this stock.`);
  return slug;
}
