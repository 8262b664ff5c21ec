import {
  combineMakesAndModels,
  type FacetName,
  MAKE_OR_MODEL,
  makeOf,
  splitMakesAndModels,
  splitModel,
} from '#search/state/makes-and-models.ts';
import { getRefinements, type Refinements, withRefinements } from '#search/state/ui-state.ts';

/** A visitor's change to a list. Idempotent, because a change made during hydration may be reported twice. */
export interface RefinementChange {
  readonly facet: FacetName;
  /** As in the facet: 'Toyota:HiLux'. null = 'All': no value is chosen. */
  readonly value: string | null;
  /** Whether the value is added or removed. */
  readonly on: boolean;
  /** Whether it replaces the previous value (T-22); of makes, one with its models. */
  readonly single?: boolean;
  /** Whether 'All' is that of the models: it leaves all vehicles of the makes. */
  readonly ofModels?: boolean;
}

/**
 * Applies a change to a search. Models go with a make that is removed; the last model that is removed leaves all vehicles of its
 * make.
 */
export function applyRefinement<State extends Refinements>(state: State, change: RefinementChange): State {
  const { facet } = change;
  const before = getRefinements(state, facet);
  const after = facet === MAKE_OR_MODEL ? changeMakes(before, change) : changeValues(before, change);
  const changed = withRefinements(state, facet, after);
  if (facet !== MAKE_OR_MODEL && facet !== 'make') return changed;
  const hasRemovedMake = before.some((value) => !after.some((other) => makeOf(other) === makeOf(value)));
  if (hasRemovedMake) return withRefinements(changed, 'model', []);
  if (facet === 'make') return changed;
  // A first make takes up models that were chosen without one.
  return {
    ...changed,
    refinementList: combineMakesAndModels(splitMakesAndModels(changed.refinementList ?? {})),
  };
}

function changeValues(before: readonly string[], { value, on, single }: RefinementChange): readonly string[] {
  if (value === null) return [];
  const others = single && on ? [] : before.filter((chosen) => chosen !== value);
  return on ? [...others, value] : others;
}

function changeMakes(
  before: readonly string[],
  { value, on, single, ofModels }: RefinementChange,
): readonly string[] {
  if (value === null) return ofModels ? [...new Set(before.map(makeOf))] : [];
  const [make, model] = splitModel(value);
  const own = before.filter((other) => makeOf(other) === make);
  const others = single && on ? [] : before.filter((other) => makeOf(other) !== make);
  if (model === undefined) {
    if (!on) return others;
    return [...others, ...(own.length > 0 ? own : [make])];
  }
  const otherModels = own.filter((other) => other !== value && other !== make);
  if (on) return [...others, ...otherModels, value];
  return [...others, ...(otherModels.length === 0 && own.length > 0 ? [make] : otherModels)];
}
