import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';

/** Says under the results how they were ordered, where nobody chose another order (src/domain/car/relevance.ts). */
export function RelevanceNote() {
  const { config, view } = useSearchContext();
  const { query, sortBy } = useSearch().search;
  if ((sortBy || (config.sort ?? 'relevance')) !== 'relevance') return null;
  const { plural } = view.cards.vehicle;
  return (
    <p className="fine-print">
      {`Sorted by ${query ? 'the best match for your words, then ' : ''}photos and full details, newest first. Sold ${plural} come last.`}
    </p>
  );
}
