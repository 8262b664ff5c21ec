import { useInstantSearch } from 'react-instantsearch';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import { SearchError } from '#features/search/context/SearchError.tsx';
import { Pagination } from '#features/search/hits/Pagination.tsx';
import { SortBy } from '#features/search/hits/SortBy.tsx';
import { ClearRefinements } from '#features/search/refinements/ClearRefinements.tsx';
import { CurrentRefinements } from '#features/search/refinements/CurrentRefinements.tsx';
import { FiltersButton } from '#features/search/refinements/FiltersButton.tsx';
import { ITEM_SORTS } from '#search/catalogues/items/item-codec.ts';
import type { ItemHit, ItemKind } from './item-kind.ts';

export interface ItemHitsProps {
  readonly kind: ItemKind;
  readonly pageSize: number;
  readonly pictures: ImageUrlPattern;
}

/** The results under the current refinements. While a search is running or has failed, the previous results stay. */
export function ItemHits({ kind: { noun, listClass, Row }, pageSize, pictures }: ItemHitsProps) {
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
        {hits.map((hit, index) => (
          <Row key={hit.objectID} hit={hit} pictures={pictures} eager={index === 0} />
        ))}
      </ul>
      {results.nbHits === 0 && <NoItems plural={noun.plural} />}
      <Pagination vehicle={noun} pageSize={pageSize} />
      <FiltersButton>
        <SortBy on="narrow" sorts={ITEM_SORTS} />
      </FiltersButton>
    </section>
  );
}

/** Shown when nothing matches the filters, with a button that clears them. `plural`: 'parts'. */
function NoItems({ plural }: { readonly plural: string }) {
  return (
    <div className="notice">
      <p>No {plural} match all these filters. Remove one above, or clear them all.</p>
      <ClearRefinements className="btn btn--sm" />
    </div>
  );
}
