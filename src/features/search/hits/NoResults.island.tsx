import { useEffect, useMemo, useState } from 'react';
import { formatVehicleCount } from '#domain/vehicle-noun.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { asCarHit, toCardCar } from '#features/car-card/car-hit.ts';
import { buildCardView, type CardSettings } from '#features/car-card/card-view.ts';
import { SaveSearchButton } from '#features/saved/SaveSearchButton.tsx';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { type SearchContextValue, useSearchContext } from '#features/search/context/search-context.ts';
import { ClearRefinements } from '#features/search/refinements/CurrentRefinements.tsx';
import { readSearchHistory } from '#features/search/search-box/search-history.island.ts';
import { describeState, describeStateParts } from '#search/state/describe-state.ts';
import { toUiState } from '#search/state/history.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { searchUrl } from '#search/state/url.ts';
import { type Alternatives, findAlternatives } from './find-alternatives.ts';

export interface NoResultsProps {
  readonly now: Date;
  /** Whether results were shown earlier on this page: then there is a step to undo. */
  readonly canStepBack: boolean;
}

/**
 * Shown in place of the results and their filters when there are none: what was asked for, filters to remove with the count that each
 * yields, the step back, the nearest cars, how to hear of new ones, and recent searches. Never a dead end.
 */
export function NoResults({ now, canStepBack }: NoResultsProps) {
  const context = useSearchContext();
  const { search, change } = useSearch();
  const alternatives = useAlternatives(search, context);
  const { slug, contact, cards: settings } = context.view;
  const { vehicle } = settings;
  return (
    <div className="none">
      <div>
        <h2>No exact matches</h2>
        <p>{`No ${vehicle.plural} in stock for: ${describeStateParts(search).join(', ')}`}</p>
      </div>
      {alternatives && (
        <ul className="none__ways" aria-label="Other searches">
          {alternatives.searches.map(({ label, state: next, count }, index) => (
            <li key={label}>
              <button
                type="button"
                className={index === 0 ? 'btn btn--primary' : 'btn'}
                onClick={() => change(() => next)}
              >
                <span>{label}</span>
                <span className="num">{formatVehicleCount(count, vehicle)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="none__more">
        {(canStepBack || isSearchStep(history.state)) && (
          <button type="button" className="clear" onClick={() => history.back()}>
            Undo last step
          </button>
        )}
        <ClearRefinements />
      </p>
      {alternatives && alternatives.nearest.hits.length > 0 && (
        <NearestCars nearest={alternatives.nearest} settings={settings} now={now} />
      )}
      <section aria-labelledby="none-later">
        <h2 id="none-later">Tell me when one arrives</h2>
        <p className="save-hint">{"Save this search and you'll see new arrivals under Saved."}</p>
        <p className="none__more">
          <SaveSearchButton url={searchUrl({ ...search, page: 1 }, context.slugs())} />
          <a className="clear" href={contact}>
            {`Ask us to find your ${vehicle.noun}`}
          </a>
        </p>
      </section>
      <RecentSearches slug={slug} current={search} onPick={(past) => change(() => past)} />
    </div>
  );
}

/** Search steps store their filters in the history state; the first entry of a page has an empty state. */
function isSearchStep(state: unknown): boolean {
  return Object.keys(state ?? {}).length > 0;
}

interface RecentSearchesProps {
  readonly slug: string;
  readonly current: IndexUiState;
  readonly onPick: (state: IndexUiState) => void;
}

function RecentSearches({ slug, current, onPick }: RecentSearchesProps) {
  const past = useMemo(() => readSearchHistory(slug).map(toUiState), [slug]);
  const description = describeState(current);
  const others = past.filter((other) => describeState(other) !== description);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="none-recent">
      <h2 id="none-recent">Recent searches</h2>
      <ul className="pills">
        {others.map((other) => (
          <li key={describeState(other)}>
            <button type="button" className="chip" onClick={() => onPick(other)}>
              <span>{describeState(other)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NearestCarsProps extends Pick<NoResultsProps, 'now'> {
  readonly nearest: Alternatives['nearest'];
  readonly settings: CardSettings;
}

function NearestCars({ nearest: { label, hits }, settings, now }: NearestCarsProps) {
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <div className="cards cards--list">
        {hits.map((hit) => (
          <CarCard
            key={hit.objectID}
            view={buildCardView(toCardCar(asCarHit(hit)), settings, now, 'list')}
            level={3}
            eager={false}
          />
        ))}
      </div>
    </section>
  );
}

function useAlternatives(state: IndexUiState, context: SearchContextValue): Alternatives | undefined {
  const [alternatives, setAlternatives] = useState<Alternatives>();
  const key = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the whole search
  useEffect(() => {
    let cancelled = false;
    findAlternatives(state, context).then(
      (found) => !cancelled && setAlternatives(found),
      // 'Clear all' and the contact link remain.
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [key]);
  return alternatives;
}
