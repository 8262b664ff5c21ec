import { useRange, useRefinementList } from 'react-instantsearch';
import type { ListAttribute, RangeAttribute } from '#search/attributes.ts';
import { MAX_VALUES_PER_FACET, type otherFilters } from '#search/instantsearch/requests.ts';

/**
 * Keeps in force what the address is refined by and the panel has no filter for: InstantSearch drops what no widget
 * speaks for. It can be taken off above the results, as all filters can.
 */
export function OtherFilters({ lists, ranges }: ReturnType<typeof otherFilters>) {
  return (
    <>
      {lists.map((attribute) => (
        <OtherList key={attribute} attribute={attribute} />
      ))}
      {ranges.map((attribute) => (
        <OtherRange key={attribute} attribute={attribute} />
      ))}
    </>
  );
}

function OtherList({ attribute }: { readonly attribute: ListAttribute }) {
  useRefinementList({ attribute, limit: MAX_VALUES_PER_FACET });
  return null;
}

function OtherRange({ attribute }: { readonly attribute: RangeAttribute }) {
  useRange({ attribute });
  return null;
}
