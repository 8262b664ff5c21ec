import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { loadStyles } from '#browser/load-styles.ts';
import type { CarType } from '#domain/car/car-type.ts';
import { findActivePromos, placePromos } from '#domain/promo/promo-schedule.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { type CarHit, toCardCar } from '#features/car-card/car-hit.ts';
import { buildCardView, type CardView } from '#features/car-card/card-view.ts';
import { PromoRow } from '#features/promo/PromoRow.tsx';
import { isPending } from '#features/search/context/pending-state.ts';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useLazy } from '#features/search/context/use-lazy.island.ts';
import { ClearRefinements, CurrentRefinements } from '#features/search/refinements/CurrentRefinements.tsx';
import { FiltersButton } from '#features/search/refinements/PanelFrame.tsx';
import { SearchBox } from '#features/search/search-box/SearchBox.tsx';
import understoodWordsStyles from '#features/search/search-box/understood-words.css?url';
import type { PopularSearch } from '#search/refinements/popular-searches.ts';
import { getSortOptions, NEAREST_SORT } from '#search/state/sorts.ts';
import { getRefinements, isRefined } from '#search/state/ui-state.ts';
import { Pagination } from './Pagination.tsx';
import { PopularSearches } from './PopularSearches.tsx';
import { SortBy } from './SortBy.tsx';
import { describeTotalHits, rawResults } from './total-hits.ts';

export interface HitsProps {
  readonly popularSearches: readonly PopularSearch[];
  readonly now: Date;
}

/** The results under the current refinements. While a search is running or has failed, the previous results stay. */
export function Hits({ popularSearches, now }: HitsProps) {
  const { results, status } = useInstantSearch();
  const { search, understood } = useSearch();
  const { sortBy = '' } = search;
  const hits: readonly CarHit[] = results.hits;
  const { config, view } = useSearchContext();
  const sorts = getSortOptions(config.sort, [...(config.extraSorts ?? []), sortBy]);
  const near = sortBy === NEAREST_SORT;
  const Words = useLazy(loadWords, near || understood !== undefined);
  const cards = useMemo(
    () => hits.map((hit) => buildCardView(toCardCar(hit), view.cards, now, 'list')),
    [hits, view, now],
  );
  const chosenTypes = getRefinements(search, 'car_type') as readonly CarType[];
  const promos = placePromos(findActivePromos(view.promos, chosenTypes, now), {
    page: results.page,
    pageSize: view.cards.stock.pageSize,
    count: cards.length,
  });
  const promoRow = (position: number) => {
    const tiles = promos.get(position);
    return tiles && <PromoRow tiles={tiles} />;
  };
  return (
    <section className="results" id="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="words">
        <SearchBox />
      </div>
      <div className="bar">
        <div className="chips">
          <CurrentRefinements />
          <PopularSearches popularSearches={popularSearches} />
        </div>
        <p className="bar__count num only-d" aria-hidden="true">
          {describeTotalHits(results, view.stockCount, view.cards.vehicle)}
        </p>
        <SortBy on="wide" sorts={sorts} />
      </div>
      {Words && <Words understood={understood} near={near} />}
      <SearchError role="alert" />
      <div className="cards cards--list">
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {promoRow(index)}
            <HitCard card={card} eager={index === 0} />
          </Fragment>
        ))}
        {promoRow(cards.length)}
      </div>
      <LazyNoResults vehicles={view.cards.vehicle.plural} now={now} />
      <Pagination vehicle={view.cards.vehicle} pageSize={view.cards.stock.pageSize} />
      <RelevanceNote />
      <FiltersButton>
        <SortBy on="narrow" sorts={sorts} />
      </FiltersButton>
    </section>
  );
}

/** Says under the results how they were ordered, where nobody chose another order (src/domain/car/relevance.ts). */
function RelevanceNote() {
  const { config, view } = useSearchContext();
  const { query, sortBy } = useSearch().search;
  if ((sortBy || (config.sort ?? 'relevance')) !== 'relevance') return null;
  const { plural } = view.cards.vehicle;
  return (
    <p className="fine-print">
      {`Sorted by ${query ? 'the best match for your words, then ' : ''}photos and full details, newest first. Sold ${plural} come last.`}
    </p>
  );
}

const HitCard = memo(
  ({ card, eager }: { readonly card: CardView; readonly eager: boolean }) => (
    <CarCard view={card} level={2} eager={eager} />
  ),
  (before, after) => before.eager === after.eager && isSameCard(before.card, after.card),
);

/** Compares only what new stock, a new day or a postcode can change on the card of one car. */
function isSameCard(a: CardView, b: CardView): boolean {
  return (
    a.id === b.id &&
    a.tag?.text === b.tag?.text &&
    a.price === b.price &&
    a.note === b.note &&
    a.actions[0]?.text === b.actions[0]?.text
  );
}

/** How the typed words were understood, and the question for a postcode. */
const loadWords = async () => {
  const [{ Words }] = await Promise.all([
    import('#features/search/search-box/UnderstoodWords.island.tsx'),
    loadStyles(understoodWordsStyles),
  ]);
  return Words;
};

const loadNoResults = async () => (await import('./NoResults.island.tsx')).NoResults;

/** NoResults, loaded once a search finds nothing; until then only 'Clear all'. */
function LazyNoResults({ vehicles, now }: { readonly vehicles: string; readonly now: Date }) {
  const { results } = useInstantSearch();
  const { search } = useSearch();
  const canRefine = isRefined(search) || Boolean(search.query);
  const sawResults = useRef(false);
  const found = results.nbHits;
  const first = rawResults(results);
  useEffect(() => {
    // Prerendered cars are hidden while the page is pending.
    if (found > 0 && !(first?.prerendered && isPending())) sawResults.current = true;
  }, [found, first]);
  const NoResults = useLazy(loadNoResults, found === 0 && canRefine);
  if (found > 0 || results.__isArtificial) return null;
  // No filter to remove: the dealer lists nothing at the moment.
  if (!canRefine) return <p className="notice">{`No ${vehicles} here right now.`}</p>;
  if (NoResults) return <NoResults now={now} canStepBack={sawResults.current} />;
  return (
    <div className="none">
      <h2>No exact matches</h2>
      <p className="none__more">
        <ClearRefinements />
      </p>
    </div>
  );
}
