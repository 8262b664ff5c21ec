import { useInstantSearch } from 'react-instantsearch';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { ShowResults } from '#features/search/hits/ShowResults.tsx';
import { SectionStorageKeyContext } from '#features/search/refinements/FilterSection.tsx';
import { PanelFrame } from '#features/search/refinements/PanelFrame.tsx';
import { RangeInput } from '#features/search/refinements/RangeInput.tsx';
import { RefinementList, type RefinementListProps } from '#features/search/refinements/RefinementList.tsx';
import { SearchBox } from '#features/search/search-box/SearchBox.tsx';

/** So many sections are open when the page opens; the others are one tap away. */
const INITIALLY_OPEN_SECTIONS = 4;

/** The filters as the dealer has them, in order. */
export function FilterPanel() {
  const { view, modelsOf } = useSearchContext();
  const { panel } = view;
  const models = panel.filters.some(({ attribute }) => attribute === 'model');
  const underCards =
    models && panel.filters.some((filter) => filter.attribute === 'make' && filter.as === 'cards');
  const sections = panel.filters.filter(({ attribute }) => !(underCards && attribute === 'model'));
  return (
    <PanelFrame footer={(button) => <ShowResults button={button} />}>
      <SearchBox />
      <SectionStorageKeyContext value={panel.keep}>
        {sections.map((filter, index) => {
          const open = index < INITIALLY_OPEN_SECTIONS;
          if (!('as' in filter)) {
            const { attribute } = filter;
            return (
              <RangeInput
                key={attribute}
                attribute={attribute}
                histogram={view.spreads[attribute]}
                open={open}
              />
            );
          }
          const props = { filter, panel, modelsOf, open };
          if (filter.attribute === 'make')
            return <RefinementList key="make" {...props} withModels={underCards} />;
          const Filter = filter.attribute === 'model' ? ModelRefinementList : RefinementList;
          return <Filter key={filter.attribute} {...props} />;
        })}
      </SectionStorageKeyContext>
    </PanelFrame>
  );
}

/** Models are offered once a make is chosen; until then they are hidden, and what is chosen stays in force. */
function ModelRefinementList(props: RefinementListProps) {
  const { indexUiState } = useInstantSearch();
  const offered = props.panel.filters.some(({ attribute }) => attribute === 'make');
  return (
    <RefinementList {...props} hidden={offered && (indexUiState.refinementList?.make ?? []).length === 0} />
  );
}
