import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { capitalised, vehicleCount } from '#domain/vehicle-words.ts';
import { SearchProblem } from './SearchProblem.tsx';
import type { SearchView } from './search-payload.ts';
import { totalOf } from './total-of.ts';

/** 'Show Me 12 Cars': closes the drawer over the results that the filters made (spec 2). Where there are none it says so. */
export function ShowResults({ view }: { readonly view: SearchView }) {
  const { results, indexUiState, setIndexUiState } = useInstantSearch();
  const [found, setFound] = useState<typeof indexUiState>();
  const total = totalOf(results, view.stockCount);
  if (total > 0 && found !== indexUiState) setFound(indexUiState);
  const { vehicle } = view.cards;
  const words = vehicleCount(total, vehicle).split(' ').map(capitalised).join(' ');
  return (
    <>
      <SearchProblem />
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
      <button
        type="button"
        className="btn btn--primary"
        popoverTarget="filters"
        popoverTargetAction="hide"
        onClick={() => scrollTo({ top: 0 })}
      >
        {`Show Me ${words}`}
      </button>
    </>
  );
}
