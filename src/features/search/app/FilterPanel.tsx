import { useInstantSearch } from 'react-instantsearch';
import { useTools } from '#features/search/context/search-context.ts';
import { ShowResults } from '#features/search/hits/ShowResults.tsx';
import { KeepSections } from '#features/search/refinements/FilterSection.tsx';
import { PanelFrame } from '#features/search/refinements/PanelFrame.tsx';
import { RangeFilter } from '#features/search/refinements/RangeInput.tsx';
import { ListFilter, type ListFilterProps } from '#features/search/refinements/RefinementList.tsx';
import { SearchBox } from '#features/search/search-box/SearchBox.tsx';

/** So many sections are open when the page opens; the others are one tap away. */
const OPEN_SECTIONS = 4;

/** The filters as the dealer has them, in order. */
export function FilterPanel() {
  const { view, modelsOf } = useTools();
  const { panel } = view;
  const models = panel.filters.some(({ attribute }) => attribute === 'model');
  const underCards =
    models && panel.filters.some((filter) => filter.attribute === 'make' && filter.as === 'cards');
  const sections = panel.filters.filter(({ attribute }) => !(underCards && attribute === 'model'));
  return (
    <PanelFrame foot={(button) => <ShowResults button={button} />}>
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
    </PanelFrame>
  );
}

/** Models are offered once a make is chosen; until then they are hidden, and what is chosen stays in force. */
function UnderMake(props: ListFilterProps) {
  const { indexUiState } = useInstantSearch();
  const offered = props.panel.filters.some(({ attribute }) => attribute === 'make');
  return <ListFilter {...props} hidden={offered && (indexUiState.refinementList?.make ?? []).length === 0} />;
}
