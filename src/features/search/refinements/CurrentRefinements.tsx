import { useSearchState } from '#features/search/context/use-search-state.ts';
import type { ModelsOf } from '#search/refinements/apply-refinement.ts';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useClearRefinements } from './use-clear-refinements.ts';

/** The filters in force, each a button that takes it off, and 'Clear all' from two on. */
export function CurrentRefinements({ modelsOf }: { readonly modelsOf?: ModelsOf }) {
  const [state, go] = useSearchState();
  const clear = useClearRefinements();
  const inForce = getCurrentRefinements(state, modelsOf);
  if (inForce.length === 0) return null;
  return (
    <ul aria-label="Applied filters">
      {inForce.map(({ key, label, without }) => (
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
      {inForce.length > 1 && (
        <li>
          <button type="button" className="clear" onClick={clear}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
