import { splitTerms } from '#search/state/describe-state.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { createTextRelaxation, getCurrentRefinements, type Relaxation } from './current-refinements.ts';

/**
 * Every pair of refinements, removed together. With more than MAX_PAIRED_RELAXATIONS refinements there are too many pairs
 * to count, and none is returned.
 */
export function pairRelaxations(relaxations: readonly Relaxation[]): Pick<Relaxation, 'label' | 'without'>[] {
  if (relaxations.length > MAX_PAIRED_RELAXATIONS) return [];
  return relaxations.flatMap((first, index) =>
    listRelaxations(first.without)
      .filter(({ label }) => relaxations.slice(index + 1).some((second) => second.label === label))
      .map((second) => ({ label: `${first.label} and ${second.label}`, without: second.without })),
  );
}

const MAX_PAIRED_RELAXATIONS = 8;

/** Every single refinement of a search: its chips and, if the query has several terms, each term. */
export function listRelaxations(state: IndexUiState): Relaxation[] {
  const terms = splitTerms(state.query ?? '');
  const singleTerms = terms.map((term, index) =>
    createTextRelaxation(state, term, terms.filter((_, other) => other !== index).join(' ')),
  );
  return [...getCurrentRefinements(state), ...(terms.length > 1 ? singleTerms : [])];
}
