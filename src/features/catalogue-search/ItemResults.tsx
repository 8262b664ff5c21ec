import { useInstantSearch } from 'react-instantsearch';
import type { Pictures } from '#features/photo/photo.ts';
import { SearchProblem } from '#features/search/context/SearchError.tsx';
import { Pages } from '#features/search/hits/Pagination.tsx';
import { SortBy } from '#features/search/hits/SortBy.tsx';
import { AppliedFilters } from '#features/search/refinements/CurrentRefinements.tsx';
import { FiltersButton } from '#features/search/refinements/FiltersButton.tsx';
import { ITEM_SORTS } from '#search/catalogues/items/item-sorts.ts';
import type { ItemHit, ItemKind } from './item-kind.ts';
import { NoItems } from './NoItems.tsx';

export interface ItemResultsProps {
  readonly kind: ItemKind;
  readonly pageSize: number;
  readonly pictures: Pictures;
}

/** What was found, with the filters in force above it. While a search runs or has failed, the last results stay. */
export function ItemResults({ kind: { words, list, codec, Row }, pageSize, pictures }: ItemResultsProps) {
  const { results, status } = useInstantSearch();
  const hits: readonly ItemHit[] = results.hits;
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <div className="chips">
          <AppliedFilters />
        </div>
        <SortBy on="wide" sorts={ITEM_SORTS} />
      </div>
      <SearchProblem role="alert" />
      <ul className={list}>
        {hits.map((hit) => (
          <Row key={hit.objectID} hit={hit} pictures={pictures} />
        ))}
      </ul>
      {results.nbHits === 0 && <NoItems plural={words.plural} />}
      <Pages vehicle={words} pageSize={pageSize} urlOf={codec.write} />
      <FiltersButton>
        <SortBy on="narrow" sorts={ITEM_SORTS} />
      </FiltersButton>
    </section>
  );
}
