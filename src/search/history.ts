import * as v from 'valibot';
import { isListAttribute, isRangeAttribute } from './attributes.ts';
import { parseRange, writeRange } from './range.ts';
import type { SlugTable } from './slugs.ts';
import { EMPTY_STATE, type SearchState } from './state.ts';
import { searchUrl } from './url.ts';

/** How many searches are remembered (spec 9). */
const KEPT = 5;

const entrySchema = v.object({
  /** The address of its first page. */
  path: v.pipe(v.string(), v.startsWith('/search/')),
  /** attribute -> chosen values, or a range as its address writes it: { body: ['suv'], price: ['20000:40000'] }. Never empty. */
  filters: v.pipe(
    v.record(v.string(), v.array(v.string())),
    v.check((filters) => Object.keys(filters).length > 0),
  ),
  query: v.string(),
});
const historySchema = v.array(entrySchema);

/** A search that was looked at (spec 3 Search history). */
export type PastSearch = v.InferOutput<typeof entrySchema>;

/** What is remembered of a search; undefined for one without filters (spec 3: never with empty filters). */
export function pastSearch(state: SearchState, slugs: SlugTable): PastSearch | undefined {
  const filters = {
    ...Object.fromEntries(Object.entries(state.lists).filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(Object.entries(state.ranges).map(([name, range]) => [name, [writeRange(range)]])),
  };
  if (Object.keys(filters).length === 0) return undefined;
  return { path: searchUrl({ ...state, page: 1 }, slugs), filters: copy(filters), query: state.query };
}

function copy(filters: Record<string, readonly string[]>): PastSearch['filters'] {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]));
}

/** The last 5 searches, newest first: the same search moves to the front, a sixth drops the oldest (T-26). */
export function remember(history: readonly PastSearch[], entry: PastSearch): PastSearch[] {
  return [entry, ...history.filter((past) => past.path !== entry.path)].slice(0, KEPT);
}

/** Reads what a browser kept; a text that is not a history is an empty one. */
export function readHistory(text: string | null): PastSearch[] {
  try {
    return v.parse(historySchema, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** The search that an entry stands for, whether or not its makes are still in stock. */
export function stateOfPast({ filters, query }: PastSearch): SearchState {
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
