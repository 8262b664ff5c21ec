import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { useClearRefinements, useCurrentRefinements, useHits, useInstantSearch } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';
import type { CarType } from '#domain/car/car.ts';
import { promoRows, promosFor } from '#domain/promo/showing.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { type CardView, cardView } from '#features/car-card/card-view.ts';
import { PromoRow } from '#features/promo/PromoRow.tsx';
import type { Pill } from '#search/pills.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { type CarHit, cardCarOf } from './car-hit.ts';
import { Pages } from './Pages.tsx';
import { Pills } from './Pills.tsx';
import { rawResults } from './raw-results.ts';
import { SortBy } from './SortBy.tsx';
import type { SearchView } from './search-payload.ts';
import { useLate } from './use-late.island.ts';
import { useNow } from './use-now.island.ts';

export interface ResultsProps {
  readonly view: SearchView;
  readonly pills: readonly Pill[];
  readonly built: string;
}

/** What was found, with the filters in force above it. While a search runs or has failed, the last results stay. */
export function Results({ view, pills, built }: ResultsProps) {
  const { items, results } = useHits<CarHit>();
  const { status, indexUiState } = useInstantSearch();
  const now = useNow(built);
  const cards = useMemo(
    () => items.map((hit) => cardView(cardCarOf(hit), view.cards, now, 'list')),
    [items, view, now],
  );
  const chosenTypes = (indexUiState.refinementList?.car_type ?? []) as readonly CarType[];
  const promos = promoRows(promosFor(view.promos, chosenTypes, now), {
    page: results?.page ?? 0,
    pageSize: view.cards.stock.pageSize,
    count: cards.length,
  });
  const promoRow = (place: number) => {
    const tiles = promos.get(place);
    return tiles && <PromoRow tiles={tiles} />;
  };
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <div className="chips">
          <AppliedFilters />
          <Pills pills={pills} />
        </div>
        <SortBy on="wide" />
      </div>
      <SearchProblem />
      <div className="cards cards--list">
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {promoRow(index)}
            <ResultCard card={card} eager={index === 0} />
          </Fragment>
        ))}
        {promoRow(cards.length)}
      </div>
      <NoResults vehicles={view.cards.vehicle.plural} now={now} />
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

/** A failed search is said, and can be tried again; the results below it are those of before (spec 8). */
function SearchProblem() {
  const { status, refresh } = useInstantSearch({ catchError: true });
  if (status !== 'error') return null;
  return (
    <div className="notice" role="alert">
      <p>The search did not answer. These are the results from before.</p>
      <button type="button" className="btn btn--sm" onClick={refresh}>
        Try again
      </button>
    </div>
  );
}

const loadNothingFound = async () => (await import('./NothingFound.island.tsx')).NothingFound;

/** Ways out of a search without results, loaded when there are none; until then the plainest one. */
function NoResults({ vehicles, now }: { readonly vehicles: string; readonly now: Date }) {
  const { results } = useInstantSearch();
  const { refine: clear } = useClearRefinements({ excludedAttributes: [] });
  const stepped = useRef(false);
  const found = results?.nbHits ?? 0;
  const first = rawResults(results) as { readonly prerendered?: true } | undefined;
  useEffect(() => {
    // Under the veil the prerendered cars were not seen.
    if (found > 0 && !(first?.prerendered && 'pending' in document.documentElement.dataset))
      stepped.current = true;
  }, [found, first]);
  const Help = useLate(loadNothingFound, found === 0);
  if (found > 0 || !results) return null;
  if (Help) return <Help now={now} stepped={stepped.current} />;
  return (
    <div className="none">
      <h2>{`No ${vehicles} match all of this`}</h2>
      <p className="none__more">
        <button type="button" className="clear" onClick={clear}>
          Clear all
        </button>
      </p>
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
      <SortBy on="narrow" />
    </div>
  );
}
