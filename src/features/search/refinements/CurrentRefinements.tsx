import { useSearchState, useUnderstanding } from '#features/search/context/use-search-state.ts';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useClearRefinements } from './use-clear-refinements.ts';

/** The current refinements, each with a button to remove it; 'Clear all' if there are two or more. */
export function CurrentRefinements() {
  const [state, go] = useSearchState();
  const clear = useClearRefinements();
  const understanding = useUnderstanding();
  const current = getCurrentRefinements(state);
  const refinements = understanding?.groupRefinements(current, state) ?? current;
  if (refinements.length === 0) return null;
  return (
    <ul aria-label="Applied filters">
      {refinements.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className="chip chip--on"
            aria-label={`Remove filter: ${label}`}
            onClick={() => go(without)}
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
          <button type="button" className="clear" onClick={clear}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
