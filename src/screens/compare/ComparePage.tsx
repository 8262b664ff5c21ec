import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '#browser/announce.ts';
import { useStoredList } from '#browser/stored-list.ts';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { addToSelection, MAX_COMPARED, removeFromSelection } from '#features/saved/compare-list.ts';
import { favourites } from '#features/saved/favourites.ts';
import { NothingSaved } from '#features/saved/NothingSaved.tsx';
import { useNow } from '#ui/hooks/use-now.island.ts';
import { CompareTable } from './CompareTable.tsx';
import { buildCompareRows, findSharedFeatures } from './compare-rows.ts';
import { type ComparedCar, getComparedCars, useComparison } from './compared-cars.ts';

export interface ComparePageProps {
  /** The address of the search's index file. */
  readonly indexUrl: string;
  readonly settings: CardSettings;
  /** The link to the stock. */
  readonly next: { readonly href: string; readonly text: string };
}

/** Up to four cars side by side, which can be removed and added from the saved ones. */
export const ComparePage = memo(function ComparePage({ indexUrl, settings, next }: ComparePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const { loaded, ids, stock, change } = useComparison(indexUrl);
  const { vehicle } = settings;
  const { carsById, settled, failed } = stock;
  const cars = getComparedCars(ids, carsById, settings, now);
  const ready = cars.length > 0 || ids.every((id) => settled.has(id));
  const hasGone = [...carsById.values()].some((car) => car?.kind === 'gone');
  const changeTo = (next: readonly string[], news: string) => {
    change(next);
    announce(news);
    // The pressed button is removed, so focus moves to the heading.
    title.current?.focus();
  };
  return (
    <>
      <h1 ref={title} id="compare-title" tabIndex={-1}>
        {`Compare ${vehicle.plural}`}
      </h1>
      <noscript>
        <p className="notice">{`To compare ${vehicle.plural}, turn on JavaScript in your browser.`}</p>
      </noscript>
      {failed && (
        <p className="notice" role="alert">
          {`We couldn't load these ${vehicle.plural} just now. Please reload the page in a moment.`}
        </p>
      )}
      {hasGone && <p className="notice">{`Some of these ${vehicle.plural} are no longer in stock.`}</p>}
      {cars.length > 0 && (
        <CarsSideBySide
          cars={cars}
          heading="compare-title"
          onRemove={(id) => changeTo(removeFromSelection(ids, id), 'Removed from the comparison')}
        />
      )}
      {ready && cars.length === 0 && !failed && (
        <NothingSaved loaded={loaded} next={next}>
          {`Tick “Compare” on up to ${MAX_COMPARED} ${vehicle.plural} to see prices, kilometres and features side by side.`}
        </NothingSaved>
      )}
      {ready && ids.length < MAX_COMPARED && (
        <AddSavedCars
          vehicles={vehicle.plural}
          canAdd={(id) => !ids.includes(id) && carsById.get(id)?.kind !== 'gone'}
          onAdd={(id) => changeTo(addToSelection(ids, id) ?? ids, 'Added to the comparison')}
        />
      )}
    </>
  );
});

interface AddSavedCarsProps {
  /** The dealer's word for vehicles: 'cars'. */
  readonly vehicles: string;
  /** Whether a saved car can be added: not compared yet, and not known to have left the stock. */
  readonly canAdd: (id: string) => boolean;
  readonly onAdd: (id: string) => void;
}

/** Saved cars that can be added to the comparison. */
function AddSavedCars({ vehicles, canAdd, onAdd }: AddSavedCarsProps) {
  const cars = useStoredList(favourites).filter(({ id }) => canAdd(id));
  if (cars.length === 0) return null;
  return (
    <section className="saved-page__add" aria-label={`Saved ${vehicles}`}>
      <h2>Add from your saved list</h2>
      <ul>
        {cars.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="btn btn--sm" onClick={() => onAdd(id)}>
              {`Add ${name}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CarsSideBySideProps {
  readonly cars: readonly ComparedCar[];
  /** The id of the heading that names the table. */
  readonly heading: string;
  /** Removes a car from the comparison. */
  readonly onRemove: (id: string) => void;
}

/** The comparison with its actions. */
function CarsSideBySide({ cars, heading, onRemove }: CarsSideBySideProps) {
  const box = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const scrolls = useHasHorizontalOverflow(box, table);
  const facts = cars.map((car) => car.facts);
  return (
    <>
      <div className="saved-page__tools">
        <label className="check">
          <input type="checkbox" autoComplete="off" className="compare-differences" />
          <span>Show differences only</span>
        </label>
        <button type="button" className="btn btn--sm" onClick={() => print()}>
          Print
        </button>
      </div>
      <section
        ref={box}
        className="compare-scroll"
        aria-labelledby={heading}
        tabIndex={scrolls ? 0 : undefined}
      >
        <CompareTable
          ref={table}
          cars={cars.map(({ view }) => view)}
          rows={buildCompareRows(facts)}
          shared={findSharedFeatures(facts)}
          onRemove={onRemove}
        />
      </section>
    </>
  );
}

/** Whether an element's content is wider than the element, which must then be scrollable by keyboard. */
function useHasHorizontalOverflow(
  element: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const outer = element.current;
    const inner = content.current;
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element, content]);
  return scrolls;
}
