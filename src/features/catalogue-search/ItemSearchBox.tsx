import { SearchField } from '#features/search/search-box/SearchField.tsx';
import { useDebouncedQuery } from '#features/search/search-box/use-debounced-query.ts';

/** The search field of a catalogue search: without suggestions, which understand vehicles alone. */
export function ItemSearchBox() {
  const { text, field, type } = useDebouncedQuery();
  return <SearchField ref={field} text={text} onType={type} />;
}
