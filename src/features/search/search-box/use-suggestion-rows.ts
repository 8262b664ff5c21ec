import { useEffect, useState } from 'react';
import type { SearchContextValue } from '#features/search/context/search-context.ts';
import { countStates } from '#search/requests/count-states.ts';
import { describeState } from '#search/state/describe-state.ts';
import { toSearchState } from '#search/state/history.ts';
import type { SearchState } from '#search/state/state.ts';
import { buildSuggestionRows, type SuggestionRow } from '#search/suggestions/suggestion-rows.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { readSearchHistory } from './search-history.island.ts';

/** A row and how many cars it leads to. */
export type CountedSuggestion = SuggestionRow & { readonly count: number };

/** The rows for a text; the previous ones stay until the new ones are counted. None when the search does not answer. */
export function useSuggestionRows(
  text: string,
  state: SearchState,
  tools: SearchContextValue,
  open: boolean,
): readonly CountedSuggestion[] {
  const [rows, setRows] = useState<readonly CountedSuggestion[]>([]);
  const filters = JSON.stringify([state.lists, state.ranges, state.sortBy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows depend on the text and the filters in force alone
  useEffect(() => {
    if (!open) return;
    let over = false;
    findSuggestions(text, state, tools).then(
      (found) => !over && setRows(found),
      () => !over && setRows([]),
    );
    return () => {
      over = true;
    };
  }, [text, filters, open]);
  return rows;
}

async function findSuggestions(
  text: string,
  state: SearchState,
  tools: SearchContextValue,
): Promise<readonly CountedSuggestion[]> {
  const vocabulary = await loadVocabulary(tools);
  const rows =
    text.trim() === ''
      ? suggestRecentSearches(tools.view.slug, state)
      : buildSuggestionRows(text, state, vocabulary);
  const counts = await countStates(
    tools.client,
    tools.plan,
    rows.map((row) => row.state),
  );
  const counted = rows.map((row, index) => ({ ...row, count: counts[index] ?? 0 }));
  return counted.filter(({ kind, count }) => count > 0 || kind !== 'suggestion');
}

/** The last searches, without the one that is shown. */
function suggestRecentSearches(slug: string, current: SearchState): SuggestionRow[] {
  const here = describeState(current);
  return readSearchHistory(slug).flatMap((past) => {
    const state = toSearchState(past);
    const label = describeState(state);
    return label === here ? [] : [{ kind: 'recent' as const, label, state }];
  });
}
