import { useClearRefinements, useInstantSearch } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import { capitalised, vehicleCount } from '#domain/vehicle-words.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';
import { ListFilter, type ListFilterProps } from './ListFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SearchView } from './search-payload.ts';

/** So many sections are open when the page opens; the others are one tap away. */
const OPEN_LISTS = 4;

/**
 * The filters: beside the results on wide screens, a drawer over them on narrow ones. It is hidden and shown, never taken
 * away, so that what is chosen in it stays in force.
 */
export function FilterPanel({ plan, view }: { readonly plan: SearchPlan; readonly view: SearchView }) {
  const { canRefine, refine: clear } = useClearRefinements();
  return (
    <aside className="filters filters--live" id="filters" popover="auto" aria-label="Filters">
      <div className="filters__top">
        <h2>Filters</h2>
        {canRefine && (
          <button type="button" className="clear" onClick={clear}>
            Clear all
          </button>
        )}
        <button
          type="button"
          className="icon-btn only-m"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters__body">
        <SearchBox />
        {plan.lists.map((attribute, index) => {
          const Filter = attribute === 'model' && plan.lists.includes('make') ? UnderMake : ListFilter;
          return <Filter key={attribute} attribute={attribute} open={index < OPEN_LISTS} />;
        })}
        {plan.ranges.map((attribute) => (
          <RangeFilter key={attribute} attribute={attribute} spread={view.spreads[attribute]} open={false} />
        ))}
      </div>
      <div className="filters__foot only-m">
        <ShowResults view={view} />
      </div>
    </aside>
  );
}

/** Models are offered under a chosen make; until then they are hidden, and what is chosen stays in force. */
function UnderMake(props: ListFilterProps) {
  const { indexUiState } = useInstantSearch();
  return <ListFilter {...props} hidden={(indexUiState.refinementList?.make ?? []).length === 0} />;
}

/** 'Show Me 12 Cars': closes the drawer over the results that the filters made (spec 2). */
function ShowResults({ view }: { readonly view: SearchView }) {
  const { results } = useInstantSearch();
  const count = vehicleCount(results?.nbHits ?? 0, view.cards.vehicle);
  return (
    <button
      type="button"
      className="btn btn--primary"
      popoverTarget="filters"
      popoverTargetAction="hide"
      onClick={() => scrollTo({ top: 0 })}
    >
      {`Show Me ${count.split(' ').map(capitalised).join(' ')}`}
    </button>
  );
}
