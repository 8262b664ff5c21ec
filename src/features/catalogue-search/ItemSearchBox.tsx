import { SearchField } from '#features/search/search-box/SearchField.tsx';
import { useDebouncedQuery } from '#features/search/search-box/use-debounced-query.ts';

/** The text of such a search, without suggestions: plain words of vehicles mean nothing here. */
export function ItemSearchBox() {
  const { text, field, type } = useDebouncedQuery();
  return <SearchField ref={field} text={text} onType={type} />;
}
