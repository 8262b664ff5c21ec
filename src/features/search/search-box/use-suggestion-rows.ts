import { useEffect, useState } from 'react';
import type { SearchContextValue } from '#features/search/context/search-context.ts';
import { loadVocabulary } from '#search/query-understanding/vocabulary.ts';
import { countStates } from '#search/requests/requests.ts';
import { describeState } from '#search/state/describe-state.ts';
import { toUiState } from '#search/state/history.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { buildSuggestionRows, type SuggestionRow } from '#search/suggestions/suggestion-rows.ts';
import { readSearchHistory } from './search-history.island.ts';

/** A row and the number of cars it finds. */
export type CountedSuggestion = SuggestionRow & { readonly count: number };

/** The rows for a text. The previous ones stay until the new ones are counted; empty when the search fails. */
export function useSuggestionRows(
  text: string,
  state: IndexUiState,
  context: SearchContextValue,
  open: boolean,
): readonly CountedSuggestion[] {
  const [rows, setRows] = useState<readonly CountedSuggestion[]>([]);
  const filters = JSON.stringify([state.refinementList, state.range, state.sortBy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows depend on the text and the refinements alone
  useEffect(() => {
    if (!open) return;
    let cancelled = false;
    findSuggestions(text, state, context).then(
      (found) => !cancelled && setRows(found),
      () => !cancelled && setRows([]),
    );
    return () => {
      cancelled = true;
    };
  }, [text, filters, open]);
  return rows;
}

async function findSuggestions(
  text: string,
  state: IndexUiState,
  { client, understandingClient, config, view, thisYear }: SearchContextValue,
): Promise<readonly CountedSuggestion[]> {
  const vocabulary = await loadVocabulary(client, config, thisYear);
  const typed = { ...state, query: text.trim(), page: 1 };
  const found =
    typed.query === ''
      ? suggestRecentSearches(view.slug, state)
      : buildSuggestionRows(text, state, vocabulary);
  // What the search finds for the text, without the words that it leaves out.
  const rows = found.map((row) => (row.kind === 'understood' ? { ...row, state: typed } : row));
  const counts = await countStates(
    understandingClient,
    config,
    rows.map((row) => row.state),
  );
  const counted = rows.map((row, index) => ({ ...row, count: counts[index] ?? 0 }));
  return counted.filter(({ kind, count }) => count > 0 || kind !== 'suggestion');
}

/** The recent searches, without the one that is shown. */
function suggestRecentSearches(slug: string, current: IndexUiState): SuggestionRow[] {
  const currentLabel = describeState(current);
  return readSearchHistory(slug).flatMap((past) => {
    const state = toUiState(past);
    const label = describeState(state);
    return label === currentLabel ? [] : [{ kind: 'recent' as const, label, state }];
  });
}
