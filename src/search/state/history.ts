import { isListAttribute, isRangeAttribute } from './attributes.ts';
import { parseRange, writeRange } from './range.ts';
import type { SlugTable } from './slugs.ts';
import { EMPTY_STATE, type SearchState } from './state.ts';
import { searchUrl } from './url.ts';

/** How many searches are remembered. */
const MAX_SEARCHES = 5;

/** A search that was looked at. */
export interface RecentSearch {
  /** The address of its first page. The order is no part of a search: in another one it is the same. */
  readonly path: string;
  /** attribute -> chosen values, or a range as its address writes it: { body: ['suv'], price: ['20000:40000'] }. Never empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly query: string;
}

/** What is remembered of a search; undefined for one without filters. */
export function toRecentSearch(state: SearchState, slugs: SlugTable): RecentSearch | undefined {
  const filters = {
    ...Object.fromEntries(Object.entries(state.lists).filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(Object.entries(state.ranges).map(([name, range]) => [name, [writeRange(range)]])),
  };
  if (Object.keys(filters).length === 0) return undefined;
  return { path: searchUrl({ ...state, page: 1, sortBy: '' }, slugs), filters, query: state.query };
}

/** The last 5 searches, newest first: the same search moves to the front, a sixth drops the oldest (T-26). */
export function addToHistory(history: readonly RecentSearch[], entry: RecentSearch): RecentSearch[] {
  return [entry, ...history.filter((past) => past.path !== entry.path)].slice(0, MAX_SEARCHES);
}

/** Reads what a browser kept; a text that is not a history is an empty one. */
export function readHistory(text: string | null): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) && kept.every(isRecentSearch) ? kept : [];
  } catch {
    return [];
  }
}

/** By hand, because a schema library would weigh more than all of the history. */
function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { path, filters, query } = value as Record<string, unknown>;
  if (typeof path !== 'string' || !path.startsWith('/search/') || typeof query !== 'string') return false;
  if (typeof filters !== 'object' || filters === null) return false;
  const lists: unknown[] = Object.values(filters);
  return (
    lists.length > 0 &&
    lists.every((values) => Array.isArray(values) && values.every((entry) => typeof entry === 'string'))
  );
}

/** The search that an entry stands for, whether or not its makes are still in stock. */
export function toSearchState({ filters, query }: RecentSearch): SearchState {
  const entries = Object.entries(filters);
  return {
    ...EMPTY_STATE,
    query,
    lists: Object.fromEntries(entries.filter(([name]) => isListAttribute(name))),
    ranges: Object.fromEntries(
      entries.flatMap(([name, [text = '']]) => {
        const range = isRangeAttribute(name) ? parseRange(text) : undefined;
        return range ? [[name, range]] : [];
      }),
    ),
  };
}
