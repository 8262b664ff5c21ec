import { type Ref, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useRemainingState } from '#features/search/context/use-remaining-state.ts';
import { countTotalHits } from '#features/search/hits/total-hits.ts';
import { BudgetSection } from '#features/search/refinements/BudgetSection.tsx';
import { KeepSectionsContext } from '#features/search/refinements/FilterSection.tsx';
import { PanelFrame, ShowResultsButton } from '#features/search/refinements/PanelFrame.tsx';
import { RangeInput } from '#features/search/refinements/RangeInput.tsx';
import { RefinementList, type RefinementListProps } from '#features/search/refinements/RefinementList.tsx';
import { SearchBox } from '#features/search/search-box/SearchBox.tsx';
import { getFacetName, MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import { getRefinements } from '#search/state/ui-state.ts';

/** Sections that are open at first; the others are one tap away. */
const INITIALLY_OPEN_SECTIONS = 4;

/** The filters in the dealer's order. */
export function FilterPanel() {
  const { view, config } = useSearchContext();
  const { panel } = view;
  useRemainingState({
    config,
    offered: panel.filters.flatMap((filter) =>
      'as' in filter ? [getFacetName(filter.attribute, config.lists)] : [],
    ),
  });
  const hasModels = panel.filters.some(({ attribute }) => attribute === 'model');
  const modelsUnderMakes =
    hasModels && panel.filters.some((filter) => filter.attribute === 'make' && filter.as === 'cards');
  const sections = panel.filters.filter(({ attribute }) => !(modelsUnderMakes && attribute === 'model'));
  return (
    <PanelFrame footer={(button) => <ShowResults button={button} />}>
      <SearchBox />
      <BudgetSection />
      <KeepSectionsContext value={panel.keep}>
        {sections.map((filter, index) => {
          const open = index < INITIALLY_OPEN_SECTIONS;
          if (!('as' in filter)) {
            const { attribute } = filter;
            return (
              <RangeInput
                key={attribute}
                attribute={attribute}
                histogram={view.histograms[attribute]}
                open={open}
              />
            );
          }
          const props = { filter, panel, facet: getFacetName(filter.attribute, config.lists), open };
          if (filter.attribute === 'make')
            return <RefinementList key="make" {...props} withModels={modelsUnderMakes} />;
          const Filter = filter.attribute === 'model' ? ModelRefinementList : RefinementList;
          return <Filter key={filter.attribute} {...props} />;
        })}
      </KeepSectionsContext>
    </PanelFrame>
  );
}

/** The list of models: hidden until a make is chosen, if makes can be chosen. Hiding it drops none of its refinements. */
function ModelRefinementList(props: RefinementListProps) {
  const { search } = useSearch();
  const hasMakes = props.panel.filters.some(({ attribute }) => attribute === 'make');
  const hasChosenMake = getRefinements(search, MAKE_OR_MODEL).length > 0;
  return <RefinementList {...props} hidden={hasMakes && !hasChosenMake} />;
}

/** The foot of the drawer: 'Show Me 12 Cars'. When there are none it says so and offers to undo the last choice. */
function ShowResults({ button }: { readonly button: Ref<HTMLButtonElement> }) {
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
