import { useContext } from 'react';
import { QueryReaderContext, replaceTypedText } from '#features/search/context/query-reader.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useSearchState, useTypedState } from '#features/search/context/use-search-state.ts';
import { quote, unquote } from '#search/query-understanding/quoted-texts.ts';
import { withoutWords } from '#search/query-understanding/typed-state.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { ALL_SORTS } from '#search/state/state.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { NearestPlaces } from './NearestPlaces.tsx';

/**
 * What became of the typed words, beyond the filters that are chips anyway: the order they ask for, the words that were left
 * out, what is close by, and the same words looked for as they are.
 */
export function UnderstoodWords({ understanding }: { readonly understanding: Understanding }) {
  const { view } = useSearchContext();
  const reader = useContext(QueryReaderContext);
  const [typed, goTyped] = useTypedState();
  const [state, go] = useSearchState();
  const { parts, unknown, near, sortBy } = understanding;
  const search = async (query: string) => {
    await reader.read(query);
    goTyped(replaceTypedText(reader, typed, query));
  };
  const order = ALL_SORTS.find(({ name }) => name === sortBy && state.sortBy === sortBy);
  const nearPart = parts.find((part) => part.near);
  return (
    <div className="said">
      {order && (
        <WordChip
          label={`${order.label} first`}
          remove="order"
          onRemove={() => go({ ...state, sortBy: '' })}
        />
      )}
      <div className="said__left" role="status">
        {unknown.length > 0 && (
          <>
            <p>{`No ${view.cards.vehicle.noun} matches all of that, so we left out:`}</p>
            {unknown.map((word) => (
              <WordChip
                key={word.start}
                label={`“${word.text}”`}
                remove="word"
                onRemove={() => search(withoutWords(typed.query, word))}
              />
            ))}
          </>
        )}
      </div>
      {near && nearPart && (
        <NearestPlaces
          postcode={typeof near === 'string' ? near : undefined}
          state={state}
          onPick={(city) => search(`${withoutWords(typed.query, nearPart)} ${city}`.trim())}
        />
      )}
      <ExactWords query={typed.query} isUnderstood={parts.length + unknown.length > 0} onSearch={search} />
    </div>
  );
}

interface WordChipProps {
  readonly label: string;
  /** What the button removes: 'order', 'word'. */
  readonly remove: string;
  readonly onRemove: () => void;
}

function WordChip({ label, remove, onRemove }: WordChipProps) {
  return (
    <button
      type="button"
      className="chip chip--word"
      aria-label={`Remove ${remove}: ${label}`}
      onClick={onRemove}
    >
      <span>
        {label}
        <Icon name="close" />
      </span>
    </button>
  );
}

interface ExactWordsProps {
  readonly query: string;
  readonly isUnderstood: boolean;
  readonly onSearch: (query: string) => void;
}

/** From the meaning of the words to the words themselves, and back. */
function ExactWords({ query, isUnderstood, onSearch }: ExactWordsProps) {
  const isExact = query === quote(query);
  if (!isExact && !isUnderstood) return null;
  return (
    <button type="button" className="clear" onClick={() => onSearch(isExact ? unquote(query) : quote(query))}>
      {isExact ? 'Use smart search instead' : 'Search these exact words instead'}
    </button>
  );
}
