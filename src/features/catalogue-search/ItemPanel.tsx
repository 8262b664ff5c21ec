import type { Ref } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { VehicleWords } from '#domain/vehicle-noun.ts';
import type { PanelView } from '#features/search/filter-panel-model.ts';
import { PanelFrame } from '#features/search/refinements/PanelFrame.tsx';
import { RangeFilter } from '#features/search/refinements/RangeInput.tsx';
import { ListFilter } from '#features/search/refinements/RefinementList.tsx';
import { ShowButton } from '#features/search/refinements/ShowResultsButton.tsx';
import { plainFilter } from '#search/refinements/facets.ts';
import { NO_MODELS } from '#search/refinements/refine.ts';
import { ItemBox } from './ItemBox.tsx';
import type { ItemSearch } from './item-search.ts';

export interface ItemPanelProps extends Pick<ItemSearch, 'plan' | 'spreads'> {
  readonly words: VehicleWords;
}

/** Every list is rows to tick: there are few values, and models stand in a list of their own. */
const PANEL: PanelView = { filters: [], marks: {}, makeHeadings: false, keep: null };

/** The filters of such a search: beside the results on wide screens, a drawer over them on narrow ones. */
export function ItemPanel({ plan, spreads, words }: ItemPanelProps) {
  return (
    <PanelFrame foot={(button) => <ShowItems button={button} words={words} />}>
      <ItemBox />
      {plan.lists.map((attribute) => (
        <ListFilter
          key={attribute}
          filter={{ ...plainFilter(attribute), as: 'checks' }}
          panel={PANEL}
          modelsOf={NO_MODELS}
          open
        />
      ))}
      {plan.ranges.map((attribute) => (
        <RangeFilter key={attribute} attribute={attribute} spread={spreads[attribute]} open />
      ))}
    </PanelFrame>
  );
}

/** 'Show Me 12 Parts'. */
function ShowItems({
  button,
  words,
}: {
  readonly button: Ref<HTMLButtonElement>;
  readonly words: VehicleWords;
}) {
  const { results } = useInstantSearch();
  return <ShowButton ref={button} total={results?.nbHits ?? 0} words={words} />;
}
