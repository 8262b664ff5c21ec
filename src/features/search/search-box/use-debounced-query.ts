import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** Between the last letter and the search. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field: searched when the typing rests, and the search's own text when that changes; until
 * then what is typed stays, since the search tells of earlier letters only when it answers. `field` goes on the input.
 * `settle` shows a text that is searched otherwise, `search` is the search of the moment, `rest` puts it off.
 */
export function useDebouncedQuery() {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { query = '' } = indexUiState;
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  /** Set as long as there are letters that are not searched yet. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== query) {
    setKnown(query);
    if (!timer.current) setText(query);
  }
  const rest = () => clearTimeout(timer.current);
  const settle = (next: string) => {
    rest();
    timer.current = undefined;
    setText(next);
  };
  const search = (next: string) => {
    timer.current = undefined;
    setIndexUiState(({ page: _, query: __, ...ui }) => ({ ...ui, ...(next && { query: next }) }));
  };
  const type = (next: string) => {
    settle(next);
    timer.current = setTimeout(search, DEBOUNCE_MS, next);
  };
  // What was typed before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== query) type(early);
    return rest;
  }, []);
  return { text, field, type, settle, rest, search };
}
