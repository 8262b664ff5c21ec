import type { SearchContextValue } from '#features/search/context/search-context.ts';
import { loadVocabulary } from '#features/search/search-box/load-vocabulary.ts';
import type { Hit } from '#search/query/search-client.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { listRelaxations, pairRelaxations } from '#search/refinements/relaxations.ts';
import { countStates } from '#search/requests/count-states.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';

/** Another search and how many cars it finds. */
interface AlternativeSearch {
  readonly label: string;
  /** What its first cars are called when they are shown as the nearest. */
  readonly near: string;
  readonly state: SearchState;
  readonly count: number;
}

/** What a search that found nothing can be replaced with. */
export interface Alternatives {
  /**
   * What the typed words may have meant; then one filter less or, where that is not enough, two less or one alone, those
   * with the most cars first.
   */
  readonly searches: readonly AlternativeSearch[];
  readonly nearest: { readonly label: string; readonly hits: readonly Hit[] };
}

/** How many alternatives, and how many of the nearest cars, are shown. */
const MAX_ALTERNATIVES = 4;
const MAX_NEAREST = 3;

/** How many things the typed words may have meant. */
const MAX_INTERPRETATIONS = 2;

const NEWEST = { near: 'Just arrived', state: { ...EMPTY_STATE, sortBy: 'created_at:desc' } } as const;

/** One batch of counts, then the nearest cars. */
export async function findAlternatives(
  state: SearchState,
  { client, plan, modelsOf }: SearchContextValue,
): Promise<Alternatives> {
  const choices = listRelaxations(state, modelsOf);
  const removed = ({ label, without }: Pick<Relaxation, 'label' | 'without'>) => ({
    label: `Remove ${label}`,
    near: `Close to it: without ${label}`,
    state: without,
  });
  const [meant, less, twoLess, alone] = [
    state.query ? await findInterpretations(state, { client, plan }) : [],
    choices.map(removed),
    pairRelaxations(choices, modelsOf).map(removed),
    choices.map(({ label, only }) => ({ label: `Only ${label}`, near: `Only ${label}`, state: only })),
  ];
  const all = [...meant, ...less, ...twoLess, ...alone];
  const counts = await countStates(
    client,
    plan,
    all.map((search) => search.state),
  );
  const counted = (searches: readonly Omit<AlternativeSearch, 'count'>[]) =>
    searches
      .map((search) => ({ ...search, count: counts[all.indexOf(search)] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const helping = [less, twoLess, alone].map(counted).find((found) => found.length > 0) ?? [];
  const searches = [...counted(meant), ...helping.slice(0, MAX_ALTERNATIVES)];
  // The search with the fewest cars is the nearest to what was asked for.
  const nearest = searches.toSorted((a, b) => a.count - b.count)[0] ?? NEWEST;
  const [request] = buildSearchRequests(
    { ...nearest.state, page: 1 },
    { ...plan, lists: [], ranges: [], pageSize: MAX_NEAREST },
  );
  const { results } = await client.search(request ? [request] : []);
  return { searches, nearest: { label: nearest.near, hits: results[0]?.hits ?? [] } };
}

/** Filters and names that the typed words may stand for. */
async function findInterpretations(state: SearchState, tools: Pick<SearchContextValue, 'client' | 'plan'>) {
  return buildSuggestionRows(state.query, state, await loadVocabulary(tools))
    .filter(({ kind }) => kind !== 'text')
    .slice(0, MAX_INTERPRETATIONS)
    .map(({ label, state: meant }) => ({ label, near: label, state: meant }));
}
