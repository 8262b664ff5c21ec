import type { FacetValue } from './stable-order.ts';
import { SHOW_MORE_LIMIT } from './use-facet-values.ts';

/** A list of values of which the later ones may be hidden. */
export interface Fold {
  readonly shown: readonly FacetValue[];
  /** How many there are, hidden ones included. */
  readonly count: number;
  /** Whether all of them are shown. */
  readonly all: boolean;
  readonly toggle: () => void;
}

interface ShowMoreProps {
  readonly fold: Fold;
  readonly className: string;
  /** Whether these are the make cards, whose toggle has fixed words. */
  readonly makes?: boolean;
}

/** The toggle of a list that is long enough to need one. */
export function ShowMore({ fold: { count, all, toggle }, className, makes = false }: ShowMoreProps) {
  if (count <= SHOW_MORE_LIMIT) return null;
  return (
    <button type="button" className={className} aria-expanded={all} onClick={toggle}>
      {showMoreLabel(makes, all, count)}
    </button>
  );
}

function showMoreLabel(makes: boolean, all: boolean, count: number): string {
  if (makes) return all ? 'Hide extra makes' : 'Show all makes';
  return all ? 'Show fewer' : `Show all ${count}`;
}
