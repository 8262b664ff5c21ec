import type { ListAttribute } from '#search/state/attributes.ts';

/** The chosen values by attribute; an attribute without a choice may be absent. */
export type ListRefinements = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** What a visitor did to a list. Told twice it is done once: a choice made while a page becomes live may be heard twice. */
export interface RefinementChange {
  readonly attribute: ListAttribute;
  /** null = all of them: none is chosen. */
  readonly value: string | null;
  /** Whether it is chosen or taken off. */
  readonly on: boolean;
  /** Whether it takes the place of the other one (T-22). */
  readonly single: boolean;
}

/** The models of a make, as far as they are known. */
export type ModelsOf = (make: string) => ReadonlySet<string>;

/** Where it is not known which models are whose. */
export const NO_MODELS: ModelsOf = () => new Set();

/** What is chosen after a choice. Models of makes that are no longer chosen go with them. */
export function applyRefinement(
  choices: ListRefinements,
  choice: RefinementChange,
  modelsOf: ModelsOf,
): ListRefinements {
  const { attribute } = choice;
  const before = choices[attribute] ?? [];
  const next = { ...choices, [attribute]: nextValues(before, choice) };
  const { make = [], model = [] } = next;
  const lost = attribute === 'make' && before.some((gone) => !make.includes(gone));
  if (!lost || model.length === 0) return next;
  return { ...next, model: model.filter((name) => make.some((chosen) => modelsOf(chosen).has(name))) };
}

function nextValues(before: readonly string[], { value, on, single }: RefinementChange): readonly string[] {
  if (value === null) return [];
  const others = single && on ? [] : before.filter((chosen) => chosen !== value);
  return on ? [...others, value] : others;
}
