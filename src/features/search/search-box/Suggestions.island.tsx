import {
  type KeyboardEvent,
  type Ref,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { CloseDrawerContext } from '#features/search/context/drawer-context.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import type { SearchState } from '#search/state/state.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { rowId, SuggestionList } from './SuggestionList.tsx';
import { useSuggestionRows } from './use-suggestion-rows.ts';

/** What the field tells its list. */
export interface SuggestionsHandle {
  readonly open: () => void;
  readonly close: () => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** What the field says of its list while that is shown: their ids. */
export interface ListboxIds {
  readonly list: string;
  readonly active: string | undefined;
}

export interface SuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  /** Whether the visitor is in the field already. */
  readonly focused: boolean;
  readonly text: string;
  /** How often Enter was pressed before this was loaded, and since. */
  readonly enterCount: number;
  /** Puts another text in the field without a search. */
  readonly settle: (text: string) => void;
  readonly onShow: (shown: ListboxIds | undefined) => void;
}

/**
 * What the search box offers while the visitor types (loaded at the first focus): the filters that the words mean, makes,
 * models and bodies, and the text itself; over an empty box, the last searches. So that nobody is surprised:
 * - While typing nothing is rewritten; the text itself is searched.
 * - Enter takes the first row, marked as such, which is the filters where the words are understood, else the text. The
 *   words leave the box and stand as filters that can be taken off; Back brings the text search back.
 * - A count is what the row will find: under all filters in force that it does not replace. A make, model or body that
 *   would find nothing is not offered.
 * Arrows move, Escape closes and keeps the text, a tap or Enter takes a row.
 */
export function Suggestions({ ref, focused, text, enterCount, settle, onShow }: SuggestionsProps) {
  const tools = useSearchContext();
  const [state, go] = useSearchState();
  const [open, setOpen] = useState(focused);
  const [active, setActive] = useState(-1);
  const rows = useSuggestionRows(text, state, tools, open);
  const id = useId();
  const closeDrawer = useContext(CloseDrawerContext);
  const shown = open && rows.length > 0;

  const take = (next: SearchState) => {
    setOpen(false);
    settle(next.query);
    go(next);
    closeDrawer();
    scrollTo({ top: 0 });
  };
  const enter = async () => {
    const row = shown ? rows[active] : undefined;
    if (row) return take(row.state);
    if (text.trim() === '') return take({ ...state, query: '', page: 1 });
    const vocabulary = await loadVocabulary(tools).catch(() => undefined);
    const [first] = vocabulary ? buildSuggestionRows(text, state, vocabulary) : [];
    take(first?.kind === 'understood' ? first.state : { ...state, query: text.trim(), page: 1 });
  };
  const seen = useRef(0);
  useEffect(() => {
    if (enterCount > seen.current) enter();
    seen.current = enterCount;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text begins a new list
  useEffect(() => setActive(-1), [text]);
  const press = (event: KeyboardEvent) => {
    const moved = ARROW_MOVES[event.key]?.(shown ? active : -1, rows.length);
    if (moved !== undefined && rows.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(moved);
    } else if (event.key === 'Escape' && shown) {
      // Neither the text nor the drawer around it goes with the list.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  useImperativeHandle(ref, () => ({ open: () => setOpen(true), close: () => setOpen(false), press }));
  const activeId = shown && active >= 0 ? rowId(id, active) : undefined;
  useEffect(() => onShow(shown ? { list: id, active: activeId } : undefined), [onShow, shown, id, activeId]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {shown && text !== '' ? `${rows.length} suggestions` : ''}
      </p>
      {shown && <SuggestionList id={id} rows={rows} active={active} onTake={take} />}
    </>
  );
}

/** Where the arrows lead, from the field (-1) through the rows and back to the field. */
const ARROW_MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 >= count ? -1 : active + 1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};
