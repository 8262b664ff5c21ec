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
      {`Most relevant: ${query ? 'the best match for your words, then ' : ''}${plural} with photos, prices and full details, the latest first, with a mix of makes and models. Sold ${plural} are at the end.`}
    </p>
  );
}
