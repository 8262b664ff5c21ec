import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import type { ListAttribute, RangeAttribute } from '#search/attributes.ts';
import { beyond, type SearchPlan } from '#search/instantsearch/requests.ts';
import { parseRange, writeRange } from '#search/range.ts';
import type { Range } from '#search/state.ts';

/** The attributes that it speaks for. */
interface Attributes extends Record<string, unknown> {
  readonly lists: readonly ListAttribute[];
  readonly ranges: readonly RangeAttribute[];
}

interface Description {
  $$type: 'forecourt.others';
  renderState: Record<string, unknown>;
  indexUiState: { refinementList?: Record<string, string[]>; range?: Record<string, string> };
}

/**
 * The filters that the panel does not offer: an address or plain words may choose by any attribute ('white', '7 seats',
 * a dealership). InstantSearch drops what no widget speaks for; this one speaks for them, and asks for a facet only
 * where it is chosen, so that all other searches cost what they did.
 */
export function OtherFilters({ plan }: { readonly plan: SearchPlan }) {
  useConnector(connectOthers, beyond(plan));
  return null;
}

const connectOthers: Connector<Description, Attributes> = () => (params) => ({
  $$type: 'forecourt.others',
  init() {},
  getWidgetRenderState: () => ({ widgetParams: params }),
  getWidgetUiState(uiState, { searchParameters }) {
    const lists = params.lists.flatMap((name): [string, string[]][] => {
      if (!searchParameters.isDisjunctiveFacet(name)) return [];
      const values = searchParameters.getDisjunctiveRefinements(name);
      return values.length > 0 ? [[name, values]] : [];
    });
    const ranges = params.ranges.flatMap((name): [string, string][] => {
      const text = writeRange(rangeOf(searchParameters.getNumericRefinements(name)));
      return text === ':' ? [] : [[name, text]];
    });
    const { refinementList, range } = uiState;
    return {
      ...uiState,
      ...(lists.length > 0 && { refinementList: { ...refinementList, ...Object.fromEntries(lists) } }),
      ...(ranges.length > 0 && { range: { ...range, ...Object.fromEntries(ranges) } }),
    };
  },
  getWidgetSearchParameters(searchParameters, { uiState }) {
    const lists = params.lists.flatMap((name) =>
      (uiState.refinementList?.[name] ?? []).map((value) => [name, value] as const),
    );
    const ends = params.ranges.flatMap((name) => {
      const { min, max } = parseRange(uiState.range?.[name] ?? '') ?? {};
      return (
        [
          [name, '>=', min],
          [name, '<=', max],
        ] as const
      ).filter(([, , end]) => end !== undefined);
    });
    // What was chosen before may have been taken off.
    let parameters = searchParameters;
    for (const name of params.lists) parameters = parameters.removeDisjunctiveFacet(name);
    for (const name of params.ranges)
      parameters = parameters.removeNumericRefinement(name).removeDisjunctiveFacet(name);
    for (const [name] of [...lists, ...ends]) parameters = parameters.addDisjunctiveFacet(name);
    for (const [name, value] of lists) parameters = parameters.addDisjunctiveFacetRefinement(name, value);
    for (const [name, operator, end] of ends)
      parameters = parameters.addNumericRefinement(name, operator, Number(end));
    return parameters;
  },
});

/** A range in InstantSearch's words: { '>=': [20000] }. */
function rangeOf(refinements: { readonly [operator: string]: (number | number[])[] | undefined }): Range {
  const [min] = refinements['>='] ?? [];
  const [max] = refinements['<='] ?? [];
  return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
}
