import { CAR_BODIES } from '#domain/car/body.ts';
import { bodyNoun } from '#domain/car/body-noun.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import { describeState } from '#search/state/describe-state.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import {
  haveSameAttribute,
  type IndexUiState,
  type Refinements,
  replaceRefinements,
} from '#search/state/ui-state.ts';
import { parseSearchUrl } from '#search/state/url.ts';

/** A popular search: the refinements that one tap adds to the current search. */
export interface PopularSearch extends Refinements {
  readonly label: string;
}

/** A popular search that may be shown, subject to the maximum of its group. */
interface Candidate extends PopularSearch {
  readonly group: keyof typeof MAX_PER_GROUP;
}

/** The most popular searches of each group on a page, in their order; 8 in total. */
const MAX_PER_GROUP = { body: 3, price: 2, fuel: 2, kind: 1, own: 8 } as const;

/** Upper price limits in dollars, the cheapest first. */
const MAX_PRICES = [20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** A popular search is useful if it leaves some but not nearly all of the cars. */
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.7;

/** The candidates for every dealer. */
export const DEFAULT_POPULAR_SEARCHES: readonly Candidate[] = [
  ...CAR_BODIES.map((key) => ({
    group: 'body' as const,
    label: capitalise(bodyNoun(key).plural),
    refinementList: { body: [key] },
  })),
  ...MAX_PRICES.map((max) => ({
    group: 'price' as const,
    label: `Under $${max / 1000}k`,
    range: { price: `:${max}` },
  })),
  { group: 'fuel', label: 'Hybrid', refinementList: { fuel: ['Hybrid'] } },
  { group: 'fuel', label: 'Electric', refinementList: { fuel: ['Electric'] } },
  { group: 'kind', label: 'Automatic utes', refinementList: { transmission: ['Automatic'], body: ['ute'] } },
  { group: 'kind', label: '7 seaters', refinementList: { seats: ['7'] } },
];

/** Parses the popular searches in a dealer's config, which are search URLs; those that are not in stock are left out. */
export function parsePopularSearches(addresses: readonly string[], slugs: SlugTable): Candidate[] {
  return addresses.flatMap((address) => {
    const { pathname, search } = new URL(address, 'https://example.com.au');
    const state = parseSearchUrl({ pathname, search }, slugs);
    if (!state) return [];
    const { refinementList = {}, range = {} } = state;
    return [{ group: 'own', label: describeState({ refinementList, range }), refinementList, range }];
  });
}

/**
 * The popular searches to show for a search: none that repeats a refinement, none without cars. Of the bodies, those with
 * the most cars. `count` counts the cars of several searches at once.
 */
export function selectPopularSearches(
  state: IndexUiState,
  candidates: readonly Candidate[],
  count: (states: readonly IndexUiState[]) => readonly number[],
): PopularSearch[] {
  const compatible = candidates.filter((candidate) => !haveSameAttribute(state, candidate));
  const [total = 0, ...counts] = count([
    state,
    ...compatible.map((candidate) => replaceRefinements(state, candidate)),
  ]);
  const useful = compatible
    .map((candidate, index) => ({ candidate, cars: counts[index] ?? 0 }))
    .filter(({ candidate, cars }) => cars > 0 && (candidate.group === 'own' || isUsefulShare(cars / total)));
  return Object.entries(MAX_PER_GROUP).flatMap(([group, max]) => {
    const members = useful.filter(({ candidate }) => candidate.group === group);
    if (group === 'body') members.sort((a, b) => b.cars - a.cars);
    return members.slice(0, max).map(({ candidate: { group: _, ...search } }) => search);
  });
}

function isUsefulShare(share: number): boolean {
  return share >= MIN_SHARE && share <= MAX_SHARE;
}
