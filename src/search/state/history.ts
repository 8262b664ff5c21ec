import { isListAttribute, isRangeAttribute } from './attributes.ts';
import { combineMakesAndModels, splitMakesAndModels } from './makes-and-models.ts';
import { parseRange } from './range.ts';
import type { SlugTable } from './slugs.ts';
import type { IndexUiState } from './ui-state.ts';
import { getLandingState, parseLandingPath, searchUrl } from './url.ts';

/** The number of searches in the history. */
const MAX_SEARCHES = 5;

/** A search that the visitor looked at. */
export interface RecentSearch {
  /** The URL of its first page, without the order: the same search in another order is equal. */
  readonly path: string;
  /** attribute -> chosen values, or a range as written in a URL: { body: ['suv'], price: ['20000:40000'] }. Never empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly query: string;
}

/** The history entry of a search; undefined for a search without filters. */
export function toRecentSearch(state: IndexUiState, slugs: SlugTable): RecentSearch | undefined {
  const filters = {
    ...splitMakesAndModels(state.refinementList ?? {}),
    ...Object.fromEntries(Object.entries(state.range ?? {}).map(([name, range]) => [name, [range]])),
  };
  if (Object.keys(filters).length === 0) return undefined;
  return { path: searchUrl({ ...state, page: 1, sortBy: '' }, slugs), filters, query: state.query ?? '' };
}

/**
 * Adds an entry to the last 5 searches, newest first: an equal one moves to the front, a sixth drops the oldest (T-26). The
 * next step of a slider takes the place of the one before.
 */
export function addToHistory(history: readonly RecentSearch[], entry: RecentSearch): RecentSearch[] {
  const [latest, ...earlier] = history;
  const kept = latest && isSliderStep(latest, entry) ? earlier : history;
  return [entry, ...kept.filter((past) => past.path !== entry.path)].slice(0, MAX_SEARCHES);
}

/** Whether two searches differ in the ends of the same ranges alone. */
function isSliderStep(a: RecentSearch, b: RecentSearch): boolean {
  const withoutEnds = ({ filters, query }: RecentSearch) =>
    JSON.stringify([
      query,
      Object.entries(filters).map((entry) => (isRangeAttribute(entry[0]) ? entry[0] : entry)),
    ]);
  return Object.keys(a.filters).some(isRangeAttribute) && withoutEnds(a) === withoutEnds(b);
}

/**
 * The history with the searches of pages that were left before their scripts could record them, below none that was visited
 * later. `visited` is every path of the visit, the latest last; those before the newest recorded one have been looked through.
 */
export function addUnrecorded(
  history: readonly RecentSearch[],
  visited: readonly string[],
  slugs: SlugTable,
): readonly RecentSearch[] {
  const searches = visited.flatMap((path) => {
    const landing = parseLandingPath(path, slugs);
    return (landing && toRecentSearch(getLandingState(landing), slugs)) ?? [];
  });
  const known = new Set(history.map(({ path }) => path));
  const recorded = searches.findLastIndex(({ path }) => known.has(path));
  return searches.slice(recorded + 1).reduce<readonly RecentSearch[]>(addToHistory, history);
}

/** The history that was in browser storage; any other value is an empty history. */
export function readHistory(stored: unknown): RecentSearch[] {
  return Array.isArray(stored) && stored.every(isRecentSearch) ? stored : [];
}

/** Checked by hand, because a schema library would be larger than the rest of the history code. */
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

/** The search of a history entry, whether or not its makes are still in stock. */
export function toUiState({ filters, query }: RecentSearch): IndexUiState {
  const entries = Object.entries(filters);
  return {
    query,
    refinementList: combineMakesAndModels(
      Object.fromEntries(entries.filter(([name]) => isListAttribute(name))),
    ),
    range: Object.fromEntries(
      entries.flatMap(([name, [text = '']]) =>
        isRangeAttribute(name) && parseRange(text) ? [[name, text]] : [],
      ),
    ),
  };
}
