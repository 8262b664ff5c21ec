import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import { capitalised, vehicleCount } from '#domain/vehicle-words.ts';
import { PART_WORDS } from '#features/parts/part-words.ts';
import type { SiteParts } from '#features/parts/site-parts.ts';
import { ClearFilters } from '#features/search/island/ClearFilters.tsx';
import { ListFilter } from '#features/search/island/ListFilter.tsx';
import { RangeFilter } from '#features/search/island/RangeFilter.tsx';
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
        <PartsBox />
        {plan.lists.map((attribute) => (
          <ListFilter
            key={attribute}
            filter={plainFilter(attribute)}
            panel={PANEL}
            modelsOf={NO_MODELS}
            open
          />
        ))}
        {plan.ranges.map((attribute) => (
          <RangeFilter key={attribute} attribute={attribute} spread={spreads[attribute]} open />
        ))}
      </div>
      <div className="filters__foot only-m">
        <ShowResults />
      </div>
    </aside>
  );
}

/** 'Show Me 12 Parts': closes the drawer over the results that the filters made (spec 2). */
function ShowResults() {
  const { results } = useInstantSearch();
  const count = vehicleCount(results?.nbHits ?? 0, PART_WORDS);
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
