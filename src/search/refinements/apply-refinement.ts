import type { ListAttribute } from '#search/state/attributes.ts';

/** The chosen values by attribute; an attribute without chosen values may be absent. */
export type ListRefinements = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** A visitor's change to a list. Idempotent, because a change made during hydration may be reported twice. */
export interface RefinementChange {
  readonly attribute: ListAttribute;
  /** null = 'All': no value is chosen. */
  readonly value: string | null;
  /** Whether the value is added or removed. */
  readonly on: boolean;
  /** Whether it replaces the previous value (T-22). */
  readonly single: boolean;
}

/** Returns the known models of a make. */
export type ModelsOf = (make: string) => ReadonlySet<string>;

/** For callers that don't know the models of a make. */
export const NO_MODELS: ModelsOf = () => new Set();

/** Applies a change. Models of makes that are no longer chosen are removed with them. */
export function applyRefinement(
  refinements: ListRefinements,
  change: RefinementChange,
  modelsOf: ModelsOf,
): ListRefinements {
  const { attribute } = change;
  const before = refinements[attribute] ?? [];
  const next = { ...refinements, [attribute]: nextValues(before, change) };
  const { make = [], model = [] } = next;
  const removedMake = attribute === 'make' && before.some((name) => !make.includes(name));
  if (!removedMake || model.length === 0) return next;
  return { ...next, model: model.filter((name) => make.some((chosen) => modelsOf(chosen).has(name))) };
}

function nextValues(before: readonly string[], { value, on, single }: RefinementChange): readonly string[] {
  if (value === null) return [];
  const others = single && on ? [] : before.filter((chosen) => chosen !== value);
  return on ? [...others, value] : others;
}
