import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import { capitalised } from '#domain/vehicle-words.ts';
import { isListAttribute, isRangeAttribute, type RangeAttribute } from '#search/attributes.ts';
import { unescapeValue } from '#search/instantsearch/escape.ts';
import { rangeWords, valueWords } from '#search/state-words.ts';

type Item = ReturnType<typeof useCurrentRefinements>['items'][number];
type Refinement = Item['refinements'][number];

/** A filter in force and how to take it off. */
interface Chip {
  readonly key: string;
  readonly label: string;
  readonly remove: () => void;
}

/** The filters in force, each a button that takes it off, and 'Clear all' from two on. */
export function AppliedFilters() {
  const { items } = useCurrentRefinements({ excludedAttributes: [] });
  const { refine: clear } = useClearRefinements({ excludedAttributes: [] });
  const chips = items.flatMap(chipsOf);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Applied filters">
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            type="button"
            className="chip chip--on"
            aria-label={`Remove filter: ${label}`}
            onClick={remove}
          >
            <span>
              {label}
              <Icon name="close" />
            </span>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="clear" onClick={clear}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

function chipsOf({ attribute, refinements, refine }: Item): Chip[] {
  if (isRangeAttribute(attribute)) {
    const remove = () => {
      for (const refinement of refinements) refine(refinement);
    };
    return [{ key: attribute, label: rangeLabel(attribute, refinements), remove }];
  }
  return refinements.map((refinement) => ({
    key: `${attribute}:${refinement.value}`,
    label: isListAttribute(attribute)
      ? valueWords(attribute, unescapeValue(String(refinement.value)))
      : `“${refinement.value}”`,
    remove: () => refine(refinement),
  }));
}

function rangeLabel(attribute: RangeAttribute, refinements: readonly Refinement[]): string {
  const bound = (operator: string) =>
    refinements.find((refinement) => refinement.operator === operator)?.value;
  const [min, max] = [bound('>='), bound('<=')];
  return capitalised(
    rangeWords(attribute, {
      ...(min !== undefined && { min: Number(min) }),
      ...(max !== undefined && { max: Number(max) }),
    }),
  );
}
