import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { withIds } from '#browser/ids-param.ts';
import { useStoredList } from '#browser/use-stored-list.ts';
import { compareSelection, isCompareFull } from './compare-list.ts';
import { COMPARE_PATH, MAX_COMPARED } from './compare-selection.ts';

/** The picked cars at the foot of every page: how many, the way to see them side by side, and how to drop them. */
export const CompareBar = memo(function CompareTray() {
  const picks = useStoredList(compareSelection);
  const full = useStore(isCompareFull);
  if (picks.length === 0) return null;
  return (
    <section className="tray" aria-label="Compare">
      <p>{hint(picks.length, full)}</p>
      <button type="button" className="btn btn--quiet btn--sm" onClick={() => compareSelection.set([])}>
        Clear
      </button>
      <a className="btn btn--primary btn--sm" href={withIds(COMPARE_PATH, picks)}>
        {`Compare (${picks.length})`}
      </a>
    </section>
  );
});

function hint(count: number, full: boolean): string {
  if (full) return `${MAX_COMPARED} at most: take one off first.`;
  return count === 1 ? 'Tick another one to compare.' : `Up to ${MAX_COMPARED} side by side.`;
}
