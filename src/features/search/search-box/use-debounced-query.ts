import { useContext, useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { QueryReaderContext, replaceTypedText } from '#features/search/context/query-reader.ts';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';

/** The pause in typing after which the text is searched. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field, searched when typing pauses. It follows the query of the search, except while typed text is
 * still to be searched. `field` goes on the input. `replaceText` changes the text without searching, `search` searches at
 * once, `cancel` stops the pending search.
 */
export function useDebouncedQuery() {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const reader = useContext(QueryReaderContext);
  const { query = '' } = indexUiState;
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  /** The text that is being read; undefined once another one is typed. */
  const wanted = useRef<string>(undefined);
  /** Set while typed text is still to be searched. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== query) {
    setKnown(query);
    if (!timer.current) setText(query);
  }
  const cancel = () => clearTimeout(timer.current);
  const replaceText = (next: string) => {
    cancel();
    wanted.current = undefined;
    timer.current = undefined;
    setText(next);
  };
  const search = async (next: string) => {
    wanted.current = next;
    await reader.read(next);
    // The visitor has typed on.
    if (wanted.current !== next) return;
    timer.current = undefined;
    setIndexUiState(
      (ui) => toUiState(replaceTypedText(reader, fromUiState(ui as IndexUiState), next)) as typeof ui,
    );
  };
  const type = (next: string) => {
    replaceText(next);
    timer.current = setTimeout(search, DEBOUNCE_MS, next);
  };
  // Picks up text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== query) type(typed);
    return cancel;
  }, []);
  return { text, field, type, replaceText, cancel, search };
}
