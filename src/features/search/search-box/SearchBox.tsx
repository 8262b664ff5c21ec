import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLazy } from '#features/search/context/use-lazy.island.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { SearchField } from './SearchField.tsx';
import type { ListboxIds, SuggestionsHandle } from './Suggestions.island.tsx';
import { useDebouncedQuery } from './use-debounced-query.ts';

const loadSuggestions = async () => (await import('./Suggestions.island.tsx')).Suggestions;

/**
 * The text of the search. What is typed stays as typed and is searched as text when the typing rests. From the first focus
 * on, suggestions stand under it (Suggestions.island.tsx); until they are loaded, and where loading fails, it is a plain
 * search field. The field is the same element throughout, so that no letter is lost.
 */
export function SearchBox() {
  const { text, field, type, settle, rest, search } = useDebouncedQuery();
  const [wanted, setWanted] = useState(false);
  const [entered, setEntered] = useState(0);
  const Suggestions = useLazy(loadSuggestions, wanted);
  const list = useRef<SuggestionsHandle>(null);
  const [shown, setShown] = useState<ListboxIds>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    if (document.activeElement === field.current) setWanted(true);
  }, []);
  const openList = () => list.current?.open();
  const onKeyDown = (event: KeyboardEvent) => {
    list.current?.press(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // What has the focus next must not take the key for its own.
    event.preventDefault();
    rest();
    setEntered(entered + 1);
    // Where the words can't be understood, they are still searched as text.
    if (!Suggestions) loadSuggestions().catch(() => search(text));
  };
  const clear = () => {
    settle('');
    search('');
    field.current?.focus();
  };
  return (
    <SearchField
      ref={field}
      text={text}
      onType={(typed) => {
        openList();
        type(typed);
      }}
      combobox={{
        role: 'combobox',
        'aria-expanded': shown !== undefined,
        'aria-controls': shown?.list,
        'aria-activedescendant': shown?.active,
        'aria-autocomplete': 'list',
      }}
      autoCapitalize="none"
      spellCheck="false"
      onFocus={() => {
        setWanted(true);
        openList();
      }}
      onClick={openList}
      onBlur={() => list.current?.close()}
      onKeyDown={onKeyDown}
    >
      {text !== '' && (
        <button type="button" className="icon-btn find__clear" aria-label="Clear search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {Suggestions && (
        <Suggestions
          ref={list}
          focused={document.activeElement === field.current}
          text={text}
          enterCount={entered}
          settle={settle}
          onShow={setShown}
        />
      )}
    </SearchField>
  );
}
