import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import type { SlugTable } from '#search/slugs.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { ListFilter, type ListFilterProps } from './ListFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchBox } from './SearchBox.tsx';
import { KeepSections } from './Section.tsx';
import { ShowResults } from './ShowResults.tsx';
import type { SearchView } from './search-payload.ts';

/** So many sections are open when the page opens; the others are one tap away. */
const OPEN_SECTIONS = 4;

/**
 * The filters: beside the results on wide screens, a drawer over them on narrow ones. It is hidden and shown, never taken
 * away, so that what is chosen in it stays in force.
 */
export function FilterPanel({ view, slugs }: { readonly view: SearchView; readonly slugs: () => SlugTable }) {
  const { panel } = view;
  const modelsOf = (make: string) => new Set(slugs().models.get(make)?.slugOf.keys());
  const models = panel.filters.some(({ attribute }) => attribute === 'model');
  const underCards =
    models && panel.filters.some((filter) => filter.attribute === 'make' && filter.as === 'cards');
  const sections = panel.filters.filter(({ attribute }) => !(underCards && attribute === 'model'));
  return (
    <aside className="filters filters--live" id="filters" popover="auto" aria-label="Filters">
      <div className="filters__top">
        <h2>Filters</h2>
        <ClearFilters />
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
        <KeepSections value={panel.keep}>
          {sections.map((filter, index) => {
            const open = index < OPEN_SECTIONS;
            if (!('as' in filter)) {
              const { attribute } = filter;
              return (
                <RangeFilter
                  key={attribute}
                  attribute={attribute}
                  spread={view.spreads[attribute]}
                  open={open}
                />
              );
            }
            const props = { filter, panel, modelsOf, open };
            if (filter.attribute === 'make')
              return <ListFilter key="make" {...props} withModels={underCards} />;
            const Filter = filter.attribute === 'model' ? UnderMake : ListFilter;
            return <Filter key={filter.attribute} {...props} />;
          })}
        </KeepSections>
      </div>
      <div className="filters__foot only-m">
        <ShowResults view={view} />
      </div>
    </aside>
  );
}

/** Models are offered once a make is chosen; until then they are hidden, and what is chosen stays in force. */
function UnderMake(props: ListFilterProps) {
  const { indexUiState } = useInstantSearch();
  const offered = props.panel.filters.some(({ attribute }) => attribute === 'make');
  return <ListFilter {...props} hidden={offered && (indexUiState.refinementList?.make ?? []).length === 0} />;
}
