import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { useSearch } from '#features/search/context/SearchProvider.tsx';

/** The pause in typing after which the text is searched. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field, searched when typing pauses. It follows the query of the search, except while typed text is
 * still to be searched. `field` goes on the input. `replaceText` changes the text without searching, `search` searches at
 * once, `cancel` stops the pending search.
 */
export function useDebouncedQuery() {
  const { query } = useSearchBox();
  const { searchText } = useSearch();
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  /** Set while typed text is still to be searched. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== query) {
    setKnown(query);
    if (!timer.current) setText(query);
  }
  const cancel = () => clearTimeout(timer.current);
  const replaceText = (next: string) => {
    cancel();
    timer.current = undefined;
    setText(next);
  };
  const search = (next: string) => {
    timer.current = undefined;
    searchText(next);
  };
  const type = (next: string) => {
    replaceText(next);
    timer.current = setTimeout(search, DEBOUNCE_MS, next);
  };
  // Picks up text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== query) type(early);
    return cancel;
  }, []);
  return { text, field, type, replaceText, cancel, search };
}
