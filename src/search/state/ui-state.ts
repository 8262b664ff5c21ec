import type { RangeAttribute } from './attributes.ts';
import { type FacetName, type RefinementList, withModelFacet } from './makes-and-models.ts';
import { parseRange, type Range, writeRange } from './range.ts';
import type { SortName } from './sorts.ts';

/** What narrows a search: the chosen values of its facets, and its ranges as addresses write them: { price: '20000:40000' }. */
export interface Refinements {
  readonly refinementList?: RefinementList;
  readonly range?: Readonly<Partial<Record<RangeAttribute, string>>>;
}

/**
 * The state of a search: InstantSearch's `IndexUiState`, of which this is the part in use. What is absent is not chosen; an empty
 * query, an empty order and page 1 mean the same.
 */
export interface IndexUiState extends Refinements {
  readonly query?: string;
  /** 1-based. */
  readonly page?: number;
  /** The name of the order, as in addresses. */
  readonly sortBy?: SortName;
}

/** The chosen values of a facet. */
export function getRefinements({ refinementList }: Refinements, facet: FacetName): readonly string[] {
  return refinementList?.[facet] ?? [];
}

/** The search with these values of a facet instead of those that were chosen. */
export function withRefinements<State extends Refinements>(
  state: State,
  facet: FacetName,
  values: readonly string[],
): State {
  const { [facet]: _, ...others } = state.refinementList ?? {};
  return { ...state, refinementList: values.length > 0 ? { ...others, [facet]: values } : others };
}

/** A range in numbers; undefined if none is chosen. */
export function getRange({ range }: Refinements, attribute: RangeAttribute): Range | undefined {
  return parseRange(range?.[attribute] ?? '');
}

/** The search with this range of an attribute; an open one is no range. */
export function withRange<State extends Refinements>(
  state: State,
  attribute: RangeAttribute,
  chosen: Range,
): State {
  const { [attribute]: _, ...others } = state.range ?? {};
  const isOpen = Object.keys(chosen).length === 0;
  return { ...state, range: isOpen ? others : { ...others, [attribute]: writeRange(chosen) } };
}

/** Whether any filter is set; a query, an order or a page is not a filter. */
export function isRefined(state: Refinements): boolean {
  return countRefined(state) > 0;
}

function countRefined({ refinementList = {}, range = {} }: Refinements): number {
  return Object.keys(refinementList).length + Object.keys(range).length;
}

/** The search without its filters; the query and the order stay. */
export function clearRefinements({ query = '', sortBy = '' }: IndexUiState): IndexUiState {
  return { query, sortBy };
}

/** The search without its filters of the attributes that others filter by; models go with the makes. */
export function withoutSameAttributes(
  state: IndexUiState,
  { refinementList = {}, range = {} }: Refinements,
): IndexUiState {
  const facets = new Set<string>((Object.keys(refinementList) as FacetName[]).flatMap(withModelFacet));
  const omit = <Values extends object>(values: Values, isOmitted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isOmitted(name)));
  return {
    ...state,
    refinementList: omit(state.refinementList ?? {}, (name) => facets.has(name)),
    range: omit(state.range ?? {}, (name) => name in range),
  };
}

/** Whether two searches filter by the same attribute: two bodies or prices would contradict each other. */
export function haveSameAttribute(state: IndexUiState, other: Refinements): boolean {
  return countRefined(withoutSameAttributes(state, other)) < countRefined(state);
}

/** The search with others' filters in place of its own for the same attributes. */
export function replaceRefinements(state: IndexUiState, other: Refinements): IndexUiState {
  const rest = withoutSameAttributes(state, other);
  return {
    ...rest,
    refinementList: { ...rest.refinementList, ...other.refinementList },
    range: { ...rest.range, ...other.range },
  };
}
