import { useInstantSearch } from 'react-instantsearch';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { Pagination } from '#features/search/hits/Pagination.tsx';
import { SortBy } from '#features/search/hits/SortBy.tsx';
import { CurrentRefinements } from '#features/search/refinements/CurrentRefinements.tsx';
import { FiltersButton } from '#features/search/refinements/FiltersButton.tsx';
import { useClearRefinements } from '#features/search/refinements/use-clear-refinements.ts';
import { ITEM_SORTS } from '#search/catalogues/items/item-sorts.ts';
import type { ItemHit, ItemKind } from './item-kind.ts';

export interface ItemHitsProps {
  readonly kind: ItemKind;
  readonly pageSize: number;
  readonly pictures: ImageUrlPattern;
}

/** The results under the current refinements. While a search is running or has failed, the previous results stay. */
export function ItemHits({ kind: { noun, listClass, codec, Row }, pageSize, pictures }: ItemHitsProps) {
  const { results, status } = useInstantSearch();
  const hits: readonly ItemHit[] = results.hits;
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <div className="chips">
          <CurrentRefinements />
        </div>
        <SortBy on="wide" sorts={ITEM_SORTS} />
      </div>
      <SearchError role="alert" />
      <ul className={listClass}>
        {hits.map((hit) => (
          <Row key={hit.objectID} hit={hit} pictures={pictures} />
        ))}
      </ul>
      {results.nbHits === 0 && <NoItems plural={noun.plural} />}
      <Pagination vehicle={noun} pageSize={pageSize} urlOf={codec.write} />
      <FiltersButton>
        <SortBy on="narrow" sorts={ITEM_SORTS} />
      </FiltersButton>
    </section>
  );
}

/** Shown when nothing matches the filters, with a button that clears them. `plural`: 'parts'. */
function NoItems({ plural }: { readonly plural: string }) {
  const clear = useClearRefinements();
  return (
    <div className="notice">
      <p>No {plural} match all these filters. Remove one above, or clear them all.</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
