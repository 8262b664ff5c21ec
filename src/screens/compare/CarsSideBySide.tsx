import { type RefObject, useEffect, useRef, useState } from 'react';
import { CompareTable } from './CompareTable.tsx';
import { buildCompareRows, findSharedFeatures } from './compare-rows.ts';
import type { ComparedCar } from './compared-cars.ts';

interface CarsSideBySideProps {
  readonly cars: readonly ComparedCar[];
  /** The id of the heading that names the table. */
  readonly heading: string;
  /** Removes a car from the comparison. */
  readonly onRemove: (id: string) => void;
}

/** The comparison with its actions. */
export function CarsSideBySide({ cars, heading, onRemove }: CarsSideBySideProps) {
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
