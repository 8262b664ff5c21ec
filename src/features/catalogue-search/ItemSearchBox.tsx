import { useDebouncedQuery } from '#features/search/search-box/use-debounced-query.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** The text of such a search. Plain words of vehicles mean nothing here, so it is a search field and no more. */
export function ItemSearchBox() {
  const { text, field, type } = useDebouncedQuery();
  return (
    <search className="find">
      <label>
        <Icon name="search" />
        <span className="vh">Search</span>
        <input
          ref={field}
          type="search"
          name="query"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </search>
  );
}
