import type { SearchState } from '#search/state/state.ts';
import type { ModelsOf } from './apply-refinement.ts';
import { createTextRelaxation, getCurrentRefinements, type Relaxation } from './current-refinements.ts';

/**
 * Every two choices of a search taken off together. Beyond so many choices there are too many pairs to count, and one of
 * the choices alone says as much.
 */
export function pairRelaxations(
  choices: readonly Relaxation[],
  modelsOf?: ModelsOf,
): Pick<Relaxation, 'label' | 'without'>[] {
  if (choices.length > MAX_PAIRED_RELAXATIONS) return [];
  return choices.flatMap((first, index) =>
    listRelaxations(first.without, modelsOf)
      .filter(({ label }) => choices.slice(index + 1).some((second) => second.label === label))
      .map((second) => ({ label: `${first.label} and ${second.label}`, without: second.without })),
  );
}

const MAX_PAIRED_RELAXATIONS = 8;

/** Every single choice of a search: its chips and, of a text of several words, each word. */
export function listRelaxations(state: SearchState, modelsOf?: ModelsOf): Relaxation[] {
  const words = state.query.split(/\s+/).filter(Boolean);
  const single = words.map((word, index) =>
    createTextRelaxation(state, word, words.toSpliced(index, 1).join(' ')),
  );
  return [...getCurrentRefinements(state, modelsOf), ...(words.length > 1 ? single : [])];
}
