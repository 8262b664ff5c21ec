import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_WORDS_PATH } from '#domain/paths.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useLazy } from '#features/search/context/use-lazy.island.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { SearchField } from './SearchField.tsx';
import type { ListboxIds, SuggestionsHandle } from './Suggestions.island.tsx';
import { useDebouncedQuery } from './use-debounced-query.ts';

const loadSuggestions = async () => (await import('./Suggestions.island.tsx')).Suggestions;

/**
 * The search field. Typed text is never rewritten; it is searched when typing pauses. The first focus loads the suggestions
 * (Suggestions.island.tsx); until then, and if loading fails, this is a plain search field. The input is the same element
 * throughout, so that no keystroke is lost.
 */
export function SearchBox() {
  const { view } = useSearchContext();
  const { text, field, type, replaceText, cancel, search } = useDebouncedQuery();
  const [wasFocused, setWasFocused] = useState(false);
  const [enterCount, setEnterCount] = useState(0);
  const Suggestions = useLazy(loadSuggestions, wasFocused);
  const list = useRef<SuggestionsHandle>(null);
  const [listbox, setListbox] = useState<ListboxIds>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    if (document.activeElement === field.current) setWasFocused(true);
  }, []);
  const openList = () => list.current?.open();
  const onKeyDown = (event: KeyboardEvent) => {
    list.current?.onKeyDown(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The element that gets the focus next must not handle the key as well.
    event.preventDefault();
    cancel();
    setEnterCount(enterCount + 1);
    // If the suggestions fail to load, the text is still searched.
    if (!Suggestions) loadSuggestions().catch(() => search(text));
  };
  const clear = () => {
    replaceText('');
    search('');
    field.current?.focus();
  };
  return (
    <>
      <SearchField
        ref={field}
        action={SEARCH_WORDS_PATH}
        text={text}
        onType={(typed) => {
          openList();
          type(typed);
        }}
        combobox={{
          role: 'combobox',
          'aria-expanded': listbox !== undefined,
          'aria-controls': listbox?.list,
          'aria-activedescendant': listbox?.active,
          'aria-autocomplete': 'list',
        }}
        autoCapitalize="none"
        spellCheck="false"
        onFocus={() => {
          setWasFocused(true);
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
            enterCount={enterCount}
            replaceText={replaceText}
            onShow={setListbox}
          />
        )}
      </SearchField>
      {view.example && <p className="find__example">{`Try “${view.example}”`}</p>}
    </>
  );
}
