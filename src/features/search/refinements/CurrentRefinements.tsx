import type { Ref } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** The current refinements, each with a button to remove it; 'Clear all' if there are two or more. */
export function CurrentRefinements() {
  const { search, understood, change } = useSearch();
  const current = getCurrentRefinements(search);
  const refinements = understood?.groupRefinements(current, search) ?? current;
  if (refinements.length === 0) return null;
  return (
    <ul aria-label="Applied filters">
      {refinements.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className="chip chip--on"
            aria-label={`Remove filter: ${label}`}
            onClick={() => change(() => without)}
          >
            <span>
              {label}
              <Icon name="close" />
            </span>
          </button>
        </li>
      ))}
      {refinements.length > 1 && (
        <li>
          <ClearRefinements />
        </li>
      )}
    </ul>
  );
}

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
