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

/** Applies a change to an independent list. Models go with a make that is removed. */
export function applyRefinement(refinements: ListRefinements, change: RefinementChange): ListRefinements {
  const { attribute } = change;
  const before = refinements[attribute] ?? [];
  const next = { ...refinements, [attribute]: nextValues(before, change) };
  const removedMake = attribute === 'make' && before.some((name) => !next.make?.includes(name));
  return removedMake && next.model ? { ...next, model: [] } : next;
}

function nextValues(before: readonly string[], { value, on, single }: RefinementChange): readonly string[] {
  if (value === null) return [];
  const others = single && on ? [] : before.filter((chosen) => chosen !== value);
  return on ? [...others, value] : others;
}
