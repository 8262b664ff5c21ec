import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatDistance } from '#domain/location/distance.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { PostcodeForm } from '#features/search/nearest/PostcodeForm.tsx';
import type { PlaceByDistance } from '#features/search/nearest/sort-places.ts';
import type { UnderstoodQuery } from '#search/instantsearch/search-by-meaning.ts';
import { describeCorrections } from '#search/query-understanding/describe-corrections.ts';
import { quote, unquote } from '#search/query-understanding/quoted-texts.ts';
import { withoutWords } from '#search/query-understanding/typed-state.ts';
import { addNearest, type NearestCities } from '#search/requests/nearest-sort.ts';
import { ALL_SORTS } from '#search/state/sorts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { NearestPlaces } from './NearestPlaces.tsx';

interface WordsProps {
  readonly understood: UnderstoodQuery | undefined;
  readonly near: boolean;
}

/** How the typed words were understood, and the question for a postcode: one file, because each name is in every page's script. */
export function Words({ understood, near }: WordsProps) {
  return (
    <>
      {understood && <UnderstoodWords understood={understood} />}
      {near && <NearestFirst />}
    </>
  );
}

/**
 * How the typed words were understood, beyond the filters that are chips anyway: the order they ask for, corrections, the words that
 * were left out, what is close by, and the same words looked for as they are.
 */
function UnderstoodWords({ understood }: { readonly understood: UnderstoodQuery }) {
  const { view } = useSearchContext();
  const { search, change, searchText } = useSearch();
  const { query, parts, unknown, corrections, near, sortBy } = understood;
  const correction = describeCorrections(query, corrections);
  const found = useInstantSearch().results.nbHits;
  const order = ALL_SORTS.find(({ name }) => name === sortBy && search.sortBy === sortBy);
  const nearPart = parts.find((part) => part.near);
  return (
    <div className="said">
      {order && (
        <WordChip
          label={`${order.label} first`}
          remove="order"
          onRemove={() => change((current) => ({ ...current, sortBy: '' }))}
        />
      )}
      <div className="said__left" role="status">
        {correction && (
          <>
            <p>{correction.shown}</p>
            <button type="button" className="clear" onClick={() => searchText(correction.query)}>
              {correction.instead}
            </button>
          </>
        )}
        {/* Without results, what was asked for stands in their place (NoResults). */}
        {unknown.length > 0 && found > 0 && (
          <>
            <p>{`No ${view.cards.vehicle.noun} matches all of that, so we left out:`}</p>
            {unknown.map((word) => (
              <WordChip
                key={word.start}
                label={`“${word.text}”`}
                remove="word"
                onRemove={() => searchText(withoutWords(query, word))}
              />
            ))}
          </>
        )}
      </div>
      {near && nearPart && (
        <NearestPlaces
          postcode={typeof near === 'string' ? near : undefined}
          state={search}
          onPick={(city) => searchText(`${withoutWords(query, nearPart)} ${city}`.trim())}
        />
      )}
      {!correction && (
        <ExactWords query={query} mayFind={parts.length > 0 && found > 0} onSearch={searchText} />
      )}
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
  /** Whether the words themselves may find something. */
  readonly mayFind: boolean;
  readonly onSearch: (query: string) => void;
}

/** From the meaning of the words to the words themselves, and back. */
function ExactWords({ query, mayFind, onSearch }: ExactWordsProps) {
  const isExact = query === quote(query);
  if (!isExact && !mayFind) return null;
  return (
    <button type="button" className="clear" onClick={() => onSearch(isExact ? unquote(query) : quote(query))}>
      {isExact ? 'Use smart search instead' : 'Search these exact words instead'}
    </button>
  );
}

/** Of this page alone: neither address nor storage ever hold a postcode (LOCAL-08). */
let cities: NearestCities = new Map();

/** Asks for the postcode that 'Nearest first' sorts from. Its table loads with the first one. */
function NearestFirst() {
  const { refresh } = useInstantSearch();
  const { client } = useSearchContext();
  const [found, setFound] = useState<string>();
  const onFound = (sorted: readonly PlaceByDistance[], postcode: string) => {
    if (cities.size === 0) addNearest(client, () => cities);
    cities = new Map(
      sorted.flatMap(({ city, km }) => (km === undefined ? [] : [[city, formatDistance(km)]])),
    );
    setFound(postcode);
    refresh();
  };
  return (
    <div className="said__near">
      <PostcodeForm action="Nearest first" label="Nearest first" onFound={onFound} />
      <p className="small muted" role="status">
        {found && `Nearest to ${found} first.`}
      </p>
    </div>
  );
}
