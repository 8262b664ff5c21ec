import type { SearchContextValue } from '#features/search/context/search-context.ts';
import type { Hit } from '#search/query/search-client.ts';
import { loadVocabulary } from '#search/query-understanding/vocabulary.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { listRelaxations, pairRelaxations } from '#search/refinements/relaxations.ts';
import { buildSearchRequests, countStates } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';

/** Another search and the number of cars that it finds. */
interface AlternativeSearch {
  readonly label: string;
  /** The heading over its first cars when they are shown as the nearest. */
  readonly near: string;
  readonly state: IndexUiState;
  readonly count: number;
}

/** What to offer instead of a search that found nothing. */
export interface Alternatives {
  /**
   * Interpretations of the typed text; then searches with one filter fewer or, if none of those finds anything, with two
   * fewer or with one alone. The most cars come first.
   */
  readonly searches: readonly AlternativeSearch[];
  readonly nearest: { readonly label: string; readonly hits: readonly Hit[] };
}

const MAX_ALTERNATIVES = 4;
const MAX_NEAREST = 3;

/** Interpretations of the typed text. */
const MAX_INTERPRETATIONS = 2;

const NEWEST = { near: 'Just arrived', state: { sortBy: 'created_at:desc' } } as const;

type AlternativesContext = Pick<SearchContextValue, 'client' | 'config' | 'thisYear'>;

/** Finds the alternatives in two requests: one batch of counts, then the nearest cars. Rejects when a search fails. */
export async function findAlternatives(
  state: IndexUiState,
  { client, config, thisYear }: AlternativesContext,
): Promise<Alternatives> {
  const relaxations = listRelaxations(state);
  const toSearch = ({ label, without }: Pick<Relaxation, 'label' | 'without'>) => ({
    label: `Remove ${label}`,
    near: `Close matches without ${label}`,
    state: without,
  });
  const [interpretations, withoutOne, withoutTwo, alone] = [
    state.query ? await findInterpretations(state, { client, config, thisYear }) : [],
    relaxations.map(toSearch),
    pairRelaxations(relaxations).map(toSearch),
    relaxations.map(({ label, only }) => ({ label: `Only ${label}`, near: `Only ${label}`, state: only })),
  ];
  const all = [...interpretations, ...withoutOne, ...withoutTwo, ...alone];
  const counts = await countStates(
    client,
    config,
    all.map((search) => search.state),
  );
  const counted = (searches: readonly Omit<AlternativeSearch, 'count'>[]) =>
    searches
      .map((search) => ({ ...search, count: counts[all.indexOf(search)] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const relaxed = [withoutOne, withoutTwo, alone].map(counted).find((found) => found.length > 0) ?? [];
  const searches = [...counted(interpretations), ...relaxed.slice(0, MAX_ALTERNATIVES)];
  // The search with the fewest cars is the closest to the visitor's own.
  const nearest = [...searches].sort((a, b) => a.count - b.count)[0] ?? NEWEST;
  const [request] = buildSearchRequests(
    { ...nearest.state, page: 1 },
    { ...config, lists: [], ranges: [], pageSize: MAX_NEAREST },
  );
  const { results } = await client.search([request]);
  return { searches, nearest: { label: nearest.near, hits: results[0]?.hits ?? [] } };
}

/** Filters and names that the typed text may stand for. */
async function findInterpretations(state: IndexUiState, { client, config, thisYear }: AlternativesContext) {
  return buildSuggestionRows(state.query ?? '', state, await loadVocabulary(client, config, thisYear))
    .filter(({ kind }) => kind !== 'text')
    .slice(0, MAX_INTERPRETATIONS)
    .map(({ label, state: interpretation }) => ({ label, near: label, state: interpretation }));
}
