import { BODY_TYPES, bodyLabel } from '#domain/car/body.ts';
import { describeState } from '#search/state/describe-state.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { parseSearchUrl } from '#search/state/url.ts';
import { applyPopularSearch, isCompatible, type PopularSearch } from './popular-search.ts';

/** A pill that may be offered. Of a group only so many are, and of its bodies those with the most cars. */
interface Candidate extends PopularSearch {
  readonly group: keyof typeof MAX_PER_GROUP;
}

/** How many pills of each group a page has at most, in their order; 8 together. */
const MAX_PER_GROUP = { body: 3, price: 2, fuel: 2, kind: 1, own: 8 } as const;

/** Upper prices that a dealer's stock may make sense of, cheapest first. */
const MAX_PRICES = [20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** A pill is worth its place when it leaves some but not nearly all of the cars. */
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.7;

/** What visitors of any dealer ask for. */
export const DEFAULT_POPULAR_SEARCHES: readonly Candidate[] = [
  ...BODY_TYPES.map(({ key }) => ({ group: 'body' as const, label: bodyLabel(key), lists: { body: [key] } })),
  ...MAX_PRICES.map((max) => ({
    group: 'price' as const,
    label: `Under $${max / 1000}k`,
    ranges: { price: { max } },
  })),
  { group: 'fuel', label: 'Hybrid', lists: { fuel: ['Hybrid'] } },
  { group: 'fuel', label: 'Electric', lists: { fuel: ['Electric'] } },
  { group: 'kind', label: 'Automatic utes', lists: { transmission: ['Automatic'], body: ['ute'] } },
  { group: 'kind', label: '7 seats', lists: { seats: ['7'] } },
];

/** The pills that a dealer's settings name, as search addresses; one about what the stock does not know is left out. */
export function parsePopularSearches(addresses: readonly string[], slugs: SlugTable): Candidate[] {
  return addresses.flatMap((address) => {
    const { pathname, search } = new URL(address, 'https://example.com.au');
    const state = parseSearchUrl({ pathname, search }, slugs);
    if (!state) return [];
    const { lists, ranges } = state;
    return [{ group: 'own', label: describeState({ ...EMPTY_STATE, lists, ranges }), lists, ranges }];
  });
}

/**
 * The pills that lead on from a search: none about what is chosen already, none without cars. `count` counts the cars of
 * several searches at once.
 */
export function selectPopularSearches(
  state: SearchState,
  candidates: readonly Candidate[],
  count: (states: readonly SearchState[]) => readonly number[],
): PopularSearch[] {
  const free = candidates.filter((pill) => isCompatible(pill, state));
  const [total = 0, ...counts] = count([state, ...free.map((pill) => applyPopularSearch(state, pill))]);
  const worth = free
    .map((pill, index) => ({ pill, cars: counts[index] ?? 0 }))
    .filter(({ pill, cars }) => cars > 0 && (pill.group === 'own' || isUsefulShare(cars / total)));
  return Object.entries(MAX_PER_GROUP).flatMap(([group, most]) => {
    const members = worth.filter(({ pill }) => pill.group === group);
    if (group === 'body') members.sort((a, b) => b.cars - a.cars);
    return members.slice(0, most).map(({ pill: { group: _, ...pill } }) => pill);
  });
}

function isUsefulShare(share: number): boolean {
  return share >= MIN_SHARE && share <= MAX_SHARE;
}
