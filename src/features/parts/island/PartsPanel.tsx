import { useInstantSearch } from 'react-instantsearch';
import { PART_WORDS } from '#features/parts/part-words.ts';
import type { SiteParts } from '#features/parts/site-parts.ts';
import { ListFilter } from '#features/search/island/ListFilter.tsx';
import { PanelFrame } from '#features/search/island/PanelFrame.tsx';
import { RangeFilter } from '#features/search/island/RangeFilter.tsx';
import { ShowButton } from '#features/search/island/ShowButton.tsx';
import type { PanelView } from '#features/search/panel-view.ts';
import { plainFilter } from '#search/filters.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';
import { PartsBox } from './PartsBox.tsx';

export interface PartsPanelProps {
  readonly plan: SearchPlan;
  /** How the numbers of all parts are spread, for the sliders. */
  readonly spreads: SiteParts['spreads'];
}

/** Parts have no makes, so no cards and no models under them. */
const PANEL: PanelView = { filters: [], marks: {}, makeHeadings: false, keep: null };
const NO_MODELS = () => new Set<string>();

/** The filters of the parts search: beside the results on wide screens, a drawer over them on narrow ones. */
export function PartsPanel({ plan, spreads }: PartsPanelProps) {
  return (
    <PanelFrame foot={<ShowParts />}>
      <PartsBox />
      {plan.lists.map((attribute) => (
        <ListFilter key={attribute} filter={plainFilter(attribute)} panel={PANEL} modelsOf={NO_MODELS} open />
      ))}
      {plan.ranges.map((attribute) => (
        <RangeFilter key={attribute} attribute={attribute} spread={spreads[attribute]} open />
      ))}
    </PanelFrame>
  );
}

/** 'Show Me 12 Parts' (spec 2). */
function ShowParts() {
  const { results } = useInstantSearch();
  return <ShowButton total={results?.nbHits ?? 0} words={PART_WORDS} />;
}
