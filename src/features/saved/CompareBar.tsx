import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { withIds } from '#browser/ids-param.ts';
import { useStoredList } from '#browser/stored-list.ts';
import { COMPARE_PATH, compareSelection, isCompareFull, MAX_COMPARED } from './compare-list.ts';

/** The bar at the foot of every page while cars are selected: their number, a link to the comparison, a button to clear. */
export const CompareBar = memo(function CompareBar() {
  const selection = useStoredList(compareSelection);
  const full = useStore(isCompareFull);
  if (selection.length === 0) return null;
  return (
    <section className="tray" aria-label="Compare">
      <p>{hint(selection.length, full)}</p>
      <button type="button" className="btn btn--quiet btn--sm" onClick={() => compareSelection.set([])}>
        Clear
      </button>
      <a className="btn btn--primary btn--sm" href={withIds(COMPARE_PATH, selection)}>
        {`Compare (${selection.length})`}
      </a>
    </section>
  );
});

function hint(count: number, full: boolean): string {
  if (full) return `Compare up to ${MAX_COMPARED}. Remove one first.`;
  return count === 1 ? 'Add one more to compare' : `${count} of ${MAX_COMPARED} added`;
}
