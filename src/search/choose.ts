import type { ListAttribute } from './attributes.ts';

/** The chosen values by attribute; an attribute without a choice may be absent. */
export type Choices = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/**
 * What is chosen after a value was touched: it is added or taken off; where one value is all, it replaces the other one or
 * is taken off (T-22). null takes all of them off. Models of makes that are no longer chosen go with them. `modelsOf` knows the models of a make.
 */
export function choose(
  choices: Choices,
  attribute: ListAttribute,
  value: string | null,
  {
    single,
    modelsOf,
  }: { readonly single: boolean; readonly modelsOf: (make: string) => ReadonlySet<string> },
): Choices {
  const before = choices[attribute] ?? [];
  const next = { ...choices, [attribute]: value === null ? [] : chosenNext(before, value, single) };
  const { make = [], model = [] } = next;
  const lost = attribute === 'make' && before.some((gone) => !make.includes(gone));
  if (!lost || model.length === 0) return next;
  return { ...next, model: model.filter((name) => make.some((chosen) => modelsOf(chosen).has(name))) };
}

function chosenNext(before: readonly string[], value: string, single: boolean): readonly string[] {
  if (before.includes(value)) return before.filter((chosen) => chosen !== value);
  return single ? [value] : [...before, value];
}
