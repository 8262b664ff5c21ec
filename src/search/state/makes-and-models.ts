import type { ListAttribute } from './attributes.ts';

/**
 * The facet that a stock search filters makes and models by. A HiLux has two values, 'Toyota' and 'Toyota:HiLux', so that
 * 'any Ford or a Toyota HiLux' is one disjunctive filter. It is internal: addresses have make, model and make_model.
 */
export const MAKE_OR_MODEL = 'make_or_model';

/** A facet of a search: an attribute, or makes and models in one. */
export type FacetName = ListAttribute | typeof MAKE_OR_MODEL;

/** The chosen values of each facet; a facet without any is absent. */
export type RefinementList = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** The lists of a search as addresses and chips have them: makes, models and make_model. */
export type AddressLists = Readonly<Partial<Record<ListAttribute, readonly string[]>>>;

/** The attributes that MAKE_OR_MODEL stands for. */
export const MAKE_ATTRIBUTES: readonly ListAttribute[] = ['make', 'model', 'make_model'];

/** The facet that filters by an attribute, in searches with this set of facets. */
export function getFacetName(attribute: ListAttribute, facets: readonly FacetName[]): FacetName {
  return facets.includes(MAKE_OR_MODEL) && MAKE_ATTRIBUTES.includes(attribute) ? MAKE_OR_MODEL : attribute;
}

/** A facet with the one that is chosen together with it: models of no known make go with the makes. */
export function withModelFacet(facet: FacetName): readonly FacetName[] {
  return facet === MAKE_OR_MODEL || facet === 'make' ? [facet, 'model'] : [facet];
}

/** 'Land Rover', 'Defender' -> 'Land Rover:Defender', as in MAKE_OR_MODEL and make_model. */
export function writeModel(make: string, model: string): string {
  return `${make}:${model}`;
}

/** 'Land Rover:Defender' -> ['Land Rover', 'Defender']; a make alone has no model. */
export function splitModel(value: string): readonly [make: string, model: string | undefined] {
  const colon = value.indexOf(':');
  return colon < 0 ? [value, undefined] : [value.slice(0, colon), value.slice(colon + 1)];
}

/** A make and one of its models; '' of a make alone. */
export interface MakeAndModel {
  readonly make: string;
  readonly model: string;
}

export function toMakeAndModel(value: string): MakeAndModel {
  const [make, model = ''] = splitModel(value);
  return { make, model };
}

/** The make of a value of MAKE_OR_MODEL. */
export function makeOf(value: string): string {
  return splitModel(value)[0];
}

/**
 * Combines makes and models into values of MAKE_OR_MODEL: a make without chosen models means all of its cars, a make with
 * chosen models means these. The models of a single make are its own; models of no known make stay a filter of their own.
 */
export function combineMakesAndModels({
  make = [],
  model = [],
  make_model = [],
  ...others
}: AddressLists): RefinementList {
  const [onlyMake, ...otherMakes] = new Set(make);
  const isOwn = onlyMake !== undefined && otherMakes.length === 0;
  const models = [...make_model, ...(isOwn ? model.map((name) => writeModel(onlyMake, name)) : [])];
  const makesWithModels = new Set(models.map(makeOf));
  const values = [...new Set([...make.filter((name) => !makesWithModels.has(name)), ...models])];
  return {
    ...others,
    ...(!isOwn && model.length > 0 && { model }),
    ...(values.length > 0 && { [MAKE_OR_MODEL]: values }),
  };
}

/** The inverse of `combineMakesAndModels`, as addresses have it: one make with its models, or makes and make_model. */
export function splitMakesAndModels({ make_or_model: values = [], ...lists }: RefinementList): AddressLists {
  const makes = new Set(values.map(makeOf));
  const models = values.filter((value) => splitModel(value)[1] !== undefined);
  if (makes.size !== 1) {
    const make = values.filter((value) => !models.includes(value));
    return {
      ...lists,
      ...(make.length > 0 && { make }),
      ...(models.length > 0 && { make_model: models }),
    };
  }
  const model = [...new Set([...models.map((value) => splitModel(value)[1] ?? ''), ...(lists.model ?? [])])];
  return { ...lists, make: [...makes], ...(model.length > 0 && { model }) };
}

/**
 * Gives models to the chosen makes that have them, or to any make if none is chosen: `make=Ford&make=Toyota&model=HiLux` is
 * any Ford or a Toyota HiLux. Models that `modelsOf` doesn't know stay as they are.
 */
export function assignModels(
  lists: AddressLists,
  makes: Iterable<string>,
  modelsOf: (make: string) => ReadonlySet<string>,
): AddressLists {
  const { model = [], ...others } = lists;
  const { make = [], make_model = [] } = others;
  if (model.length === 0 || make.length === 1) return lists;
  const owners = make.length > 0 ? make : [...makes];
  const found = model.map((name) => owners.filter((owner) => modelsOf(owner).has(name)));
  const assigned = found.flatMap((of, index) => of.map((owner) => writeModel(owner, model[index] ?? '')));
  if (assigned.length === 0) return lists;
  const unknown = model.filter((_, index) => found[index]?.length === 0);
  return {
    ...others,
    make_model: [...new Set([...make_model, ...assigned])],
    ...(unknown.length > 0 && { model: unknown }),
  };
}
