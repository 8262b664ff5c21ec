import type { Ref } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { VehicleWords } from '#domain/vehicle-words.ts';
import { ListFilter } from '#features/search/island/ListFilter.tsx';
import { PanelFrame } from '#features/search/island/PanelFrame.tsx';
import { RangeFilter } from '#features/search/island/RangeFilter.tsx';
import { ShowButton } from '#features/search/island/ShowButton.tsx';
import type { PanelView } from '#features/search/panel-view.ts';
import { NO_MODELS } from '#search/choose.ts';
import { plainFilter } from '#search/filters.ts';
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

/** 'Show Me 12 Parts' (spec 2). */
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
