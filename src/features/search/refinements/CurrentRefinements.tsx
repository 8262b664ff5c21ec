import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { getCurrentRefinements } from '#search/refinements/current-refinements.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ClearRefinements } from './ClearRefinements.tsx';

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
