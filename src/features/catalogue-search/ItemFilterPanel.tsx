import type { Ref } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { useRemainingState } from '#features/search/context/use-remaining-state.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import { PanelFrame, ShowResultsButton } from '#features/search/refinements/PanelFrame.tsx';
import { RangeInput } from '#features/search/refinements/RangeInput.tsx';
import { RefinementList } from '#features/search/refinements/RefinementList.tsx';
import { SearchField } from '#features/search/search-box/SearchField.tsx';
import { useDebouncedQuery } from '#features/search/search-box/use-debounced-query.ts';
import { defaultFacetConfig } from '#search/refinements/facets.ts';
import type { ItemSearch } from './item-search.ts';

export interface ItemFilterPanelProps extends Pick<ItemSearch, 'config' | 'histograms'> {
  readonly noun: VehicleNoun;
}

/** The panel of a catalogue search: every list is shown as checkboxes, since its values are few. */
const PLAIN_PANEL: FilterPanelModel = { filters: [], marks: {}, makeHeadings: false, keep: false };

/** The filters of a catalogue search: beside the results on wide screens, a drawer over them on narrow ones. */
export function ItemFilterPanel({ config, histograms, noun }: ItemFilterPanelProps) {
  useRemainingState({ config, offered: config.lists });
  return (
    <PanelFrame footer={(button) => <ShowItems button={button} noun={noun} />}>
      <ItemSearchBox />
      {config.lists.map((attribute) => (
        <RefinementList
          key={attribute}
          filter={{ ...defaultFacetConfig(attribute), as: 'checkboxes' }}
          panel={PLAIN_PANEL}
          open
        />
      ))}
      {config.ranges.map((attribute) => (
        <RangeInput key={attribute} attribute={attribute} histogram={histograms[attribute]} open />
      ))}
    </PanelFrame>
  );
}

/** 'Show Me 12 Parts'. */
function ShowItems({
  button,
  noun,
}: {
  readonly button: Ref<HTMLButtonElement>;
  readonly noun: VehicleNoun;
}) {
  const { results } = useInstantSearch();
  return <ShowResultsButton ref={button} total={results?.nbHits ?? 0} noun={noun} />;
}

/** The search field of a catalogue search: without suggestions, which understand vehicles alone. */
function ItemSearchBox() {
  const { text, field, type } = useDebouncedQuery();
  return <SearchField ref={field} text={text} onType={type} />;
}
