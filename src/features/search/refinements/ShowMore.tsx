import type { FacetValue } from './stable-order.ts';
import { SHOW_MORE_LIMIT } from './use-facet-values.ts';

/** A list of values whose later ones may be hidden. */
export interface Fold {
  readonly shown: readonly FacetValue[];
  /** The number of values, including hidden ones. */
  readonly count: number;
  /** Whether all are shown. */
  readonly all: boolean;
  readonly toggle: () => void;
}

interface ShowMoreProps {
  readonly fold: Fold;
  readonly className: string;
  /** Whether these are the make cards, whose toggle has a fixed text. */
  readonly isMakes?: boolean;
}

/** The toggle of a list; nothing for a list short enough to show in full. */
export function ShowMore({ fold: { count, all, toggle }, className, isMakes = false }: ShowMoreProps) {
  if (count <= SHOW_MORE_LIMIT) return null;
  return (
    <button type="button" className={className} aria-expanded={all} onClick={toggle}>
      {showMoreLabel(isMakes, all, count)}
    </button>
  );
}

function showMoreLabel(isMakes: boolean, all: boolean, count: number): string {
  if (isMakes) return all ? 'Hide extra makes' : 'Show all makes';
  return all ? 'Show fewer' : `Show all ${count}`;
}
