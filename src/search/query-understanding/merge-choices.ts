import type { ListAttribute } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL, splitMakesAndModels, writeModel } from '#search/state/makes-and-models.ts';
import type { SearchState } from '#search/state/state.ts';
import type { Choice } from './phrase-dictionary.ts';

/**
 * Merges choices: values of one list are alternatives. A make with models means these models, one without means all of its
 * vehicles, so that 'hilux or any ford' is a search; models of one make are written with it, models of several in make_model.
 */
export function mergeChoices(choices: readonly Choice[]): SearchState['lists'] {
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {};
  const models = new Map<string, Set<string>>();
  for (const { make: makes = [], model: named = [], ...others } of choices) {
    for (const make of makes) models.set(make, new Set([...(models.get(make) ?? []), ...named]));
    for (const [attribute, values] of Object.entries(others) as [ListAttribute, readonly string[]][])
      lists[attribute] = [...new Set([...(lists[attribute] ?? []), ...values])];
  }
  return { ...writeMakes(models), ...lists };
}

function writeMakes(models: ReadonlyMap<string, ReadonlySet<string>>): SearchState['lists'] {
  const values = [...models].flatMap(([make, named]) =>
    named.size === 0 ? [make] : [...named].map((model) => writeModel(make, model)),
  );
  return splitMakesAndModels({ [MAKE_OR_MODEL]: values });
}
