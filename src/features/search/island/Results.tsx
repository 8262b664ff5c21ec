import { memo, useMemo } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { type CardView, cardView } from '#features/car-card/card-view.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { type CarHit, cardCarOf } from './car-hit.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { NothingFound } from './NothingFound.tsx';
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
      <SearchProblem />
      <div className="cards cards--list">
        {cards.map((card, index) => (
          <ResultCard key={card.id} card={card} eager={index === 0} />
        ))}
      </div>
      {results?.nbHits === 0 && <NothingFound vehicles={view.cards.vehicle.plural} />}
      <Pages vehicle={view.cards.vehicle} pageSize={view.cards.stock.pageSize} />
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
