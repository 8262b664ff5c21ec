import { type Ref, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { ShowResultsButton } from '#features/search/refinements/ShowResultsButton.tsx';
import { countTotalHits } from './total-hits.ts';

/** The foot of the drawer: 'Show Me 12 Cars'. When there are none it says so and offers to undo the last choice. */
export function ShowResults({ button }: { readonly button: Ref<HTMLButtonElement> }) {
  const { view } = useSearchContext();
  const { results, indexUiState, setIndexUiState } = useInstantSearch();
  const [lastWithHits, setLastWithHits] = useState<typeof indexUiState>();
  const total = countTotalHits(results, view.stockCount);
  if (total > 0 && lastWithHits !== indexUiState) setLastWithHits(indexUiState);
  const { vehicle } = view.cards;
  return (
    <>
      <SearchError />
      {total === 0 && (
        <p className="filters__none">
          {`No ${vehicle.plural} match. `}
          {lastWithHits && (
            <button type="button" className="clear" onClick={() => setIndexUiState(lastWithHits)}>
              Undo last choice
            </button>
          )}
        </p>
      )}
      <ShowResultsButton ref={button} total={total} noun={vehicle} />
    </>
  );
}
