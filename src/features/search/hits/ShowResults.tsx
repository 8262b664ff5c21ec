import { type Ref, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { ShowResultsButton } from '#features/search/refinements/ShowResultsButton.tsx';
import { countTotalHits } from './total-hits.ts';

/** The foot of the drawer: 'Show Me 12 Cars'. Where there are none it says so, and takes the last choice back. */
export function ShowResults({ button }: { readonly button: Ref<HTMLButtonElement> }) {
  const { view } = useSearchContext();
  const { results, indexUiState, setIndexUiState } = useInstantSearch();
  const [found, setFound] = useState<typeof indexUiState>();
  const total = countTotalHits(results, view.stockCount);
  if (total > 0 && found !== indexUiState) setFound(indexUiState);
  const { vehicle } = view.cards;
  return (
    <>
      <SearchError />
      {total === 0 && (
        <p className="filters__none">
          {`No ${vehicle.plural} match. `}
          {found && (
            <button type="button" className="clear" onClick={() => setIndexUiState(found)}>
              Undo last choice
            </button>
          )}
        </p>
      )}
      <ShowResultsButton ref={button} total={total} noun={vehicle} />
    </>
  );
}
