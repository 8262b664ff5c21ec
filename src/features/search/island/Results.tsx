import { memo, useMemo } from 'react';
import { useClearRefinements, useCurrentRefinements, useHits, useInstantSearch } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { type CardView, cardView } from '#features/car-card/card-view.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { type CarHit, cardCarOf } from './car-hit.ts';
import { Pages } from './Pages.tsx';
import { SearchProblem } from './SearchProblem.tsx';
import { SortBy } from './SortBy.tsx';
import type { SearchView } from './search-payload.ts';
import { useNow } from './use-now.island.ts';

export interface ResultsProps {
  readonly view: SearchView;
  readonly built: string;
}

/** What was found, with the filters in force above it. While a search runs or has failed, the last results stay. */
export function Results({ view, built }: ResultsProps) {
  const { items, results } = useHits<CarHit>();
  const { status } = useInstantSearch();
  const now = useNow(built);
  const cards = useMemo(
    () => items.map((hit) => cardView(cardCarOf(hit), view.cards, now, 'list')),
    [items, view, now],
  );
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <AppliedFilters />
        <SortBy />
      </div>
      <SearchProblem role="alert" />
      <div className="cards cards--list">
        {cards.map((card, index) => (
          <ResultCard key={card.id} card={card} eager={index === 0} />
        ))}
      </div>
      {results?.nbHits === 0 && <NothingFound vehicles={view.cards.vehicle.plural} />}
      <Pages view={view} />
      <FiltersButton />
    </section>
  );
}

const ResultCard = memo(
  ({ card, eager }: { readonly card: CardView; readonly eager: boolean }) => (
    <CarCard view={card} level={2} eager={eager} />
  ),
  (before, after) => before.eager === after.eager && sameCard(before.card, after.card),
);

/** Cards of one car differ by what a new stock or a new day changes. */
function sameCard(a: CardView, b: CardView): boolean {
  return (
    a.id === b.id && a.tag?.text === b.tag?.text && a.price === b.price && a.action.text === b.action.text
  );
}

function NothingFound({ vehicles }: { readonly vehicles: string }) {
  const { refine: clear } = useClearRefinements({ excludedAttributes: [] });
  return (
    <div className="notice">
      <p>{`No ${vehicles} match all of these filters. Take one off above, or see them all.`}</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}

/** Stays within a thumb's reach on narrow screens and says how many filters are in force. */
function FiltersButton() {
  const { items } = useCurrentRefinements({ excludedAttributes: [] });
  const count = items.reduce(
    (sum, item) => sum + (item.refinements[0]?.type === 'numeric' ? 1 : item.refinements.length),
    0,
  );
  return (
    <div className="sticky only-m">
      <button type="button" className="btn btn--primary" popoverTarget="filters">
        <Icon name="filters" />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </button>
    </div>
  );
}
