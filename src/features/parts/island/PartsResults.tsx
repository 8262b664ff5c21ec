import { useHits, useInstantSearch } from 'react-instantsearch';
import { partRow, type ShownPart } from '#features/parts/part-row.ts';
import { PART_WORDS } from '#features/parts/part-words.ts';
import type { Pictures } from '#features/photo/photo.ts';
import { AppliedFilters } from '#features/search/island/AppliedFilters.tsx';
import { FiltersButton } from '#features/search/island/FiltersButton.tsx';
import { Pages } from '#features/search/island/Pages.tsx';
import { SearchProblem } from '#features/search/island/SearchProblem.tsx';
import { SortBy } from '#features/search/island/SortBy.tsx';
import { PART_SORTS } from '#search/parts/part-sorts.ts';
import { NoParts } from './NoParts.tsx';
import { PartRow } from './PartRow.tsx';

type PartHit = Record<string, unknown> & Omit<ShownPart, 'id'> & { readonly objectID: string };

export interface PartsResultsProps {
  readonly pageSize: number;
  readonly pictures: Pictures;
}

/** The parts found, with the filters in force above them. While a search runs or has failed, the last ones stay. */
export function PartsResults({ pageSize, pictures }: PartsResultsProps) {
  const { items, results } = useHits<PartHit>();
  const { status } = useInstantSearch();
  return (
    <section className="results" aria-label="Results" aria-busy={status === 'stalled'}>
      <div className="bar">
        <div className="chips">
          <AppliedFilters />
        </div>
        <SortBy on="wide" sorts={PART_SORTS} />
      </div>
      <SearchProblem role="alert" />
      <ul className="parts">
        {items.map((hit) => (
          <PartRow key={hit.objectID} part={partRow({ ...hit, id: hit.objectID }, pictures)} />
        ))}
      </ul>
      {results?.nbHits === 0 && <NoParts />}
      <Pages vehicle={PART_WORDS} pageSize={pageSize} />
      <FiltersButton>
        <SortBy on="narrow" sorts={PART_SORTS} />
      </FiltersButton>
    </section>
  );
}
