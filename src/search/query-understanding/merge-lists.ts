import {
  type FacetName,
  MAKE_OR_MODEL,
  makeOf,
  type RefinementList,
} from '#search/state/makes-and-models.ts';

/**
 * Merges choices: values of one list are alternatives. A make with models means these models, one without means all of its
 * vehicles, so that 'hilux or any ford' is a search.
 */
export function mergeLists(choices: readonly RefinementList[]): RefinementList {
  const lists: Partial<Record<FacetName, readonly string[]>> = {};
  for (const [facet, values] of choices.flatMap(Object.entries) as [FacetName, readonly string[]][])
    lists[facet] = [...new Set([...(lists[facet] ?? []), ...values])];
  const makesAndModels = lists[MAKE_OR_MODEL];
  return makesAndModels ? { ...lists, [MAKE_OR_MODEL]: narrowMakes(makesAndModels) } : lists;
}

function narrowMakes(values: readonly string[]): readonly string[] {
  return [...new Set(values.map(makeOf))].flatMap((make) => {
    const models = values.filter((value) => value !== make && makeOf(value) === make);
    return models.length > 0 ? models : [make];
  });
}
