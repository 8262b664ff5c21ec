import type { Ref } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import type { IndexUiState } from '#search/state/ui-state.ts';

interface ClearRefinementsProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
  /** The search without what the button removes; by default only an order that the visitor chose remains. */
  readonly clear?: (search: IndexUiState) => IndexUiState;
}

const clearAll = ({ sortBy = '' }: IndexUiState): IndexUiState => ({ sortBy });

/** The button that removes every filter and the text. */
export function ClearRefinements({ ref, className = 'clear', clear = clearAll }: ClearRefinementsProps) {
  const { change } = useSearch();
  return (
    <button ref={ref} type="button" className={className} onClick={() => change(clear)}>
      Clear all
    </button>
  );
}
