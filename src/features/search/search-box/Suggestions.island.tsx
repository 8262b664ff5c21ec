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
import { formatWholeNumber } from '#domain/numbers.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { CloseDrawerContext } from '#features/search/refinements/PanelFrame.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type CountedSuggestion, useSuggestionRows } from './use-suggestion-rows.ts';

/** The methods that the field calls on its list. */
export interface SuggestionsHandle {
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The ids of the shown list and its active row, for the field's ARIA attributes. */
export interface ListboxIds {
  readonly list: string;
  readonly active: string | undefined;
}

export interface SuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  /** Whether the field already has the focus. */
  readonly focused: boolean;
  readonly text: string;
  /** How often Enter was pressed, including before this was loaded. */
  readonly enterCount: number;
  /** Replaces the text of the field without a search. */
  readonly replaceText: (text: string) => void;
  readonly onShow: (shown: ListboxIds | undefined) => void;
}

/**
 * The suggestions of the search box, loaded at the first focus: the filters that the text means, makes, models and bodies,
 * and the text itself; recent searches while the box is empty. The rules:
 * - Typing rewrites nothing; the text is searched by what it means.
 * - Enter searches at once, or selects the row that the arrow keys have reached. A suggestion becomes filters.
 * - A count is what the row will find, under all current refinements that it does not replace. A make, model or body that
 *   would find nothing is not offered.
 * Arrow keys move, Escape closes and leaves the text, a tap or Enter selects a row.
 */
export function Suggestions({ ref, focused, text, enterCount, replaceText, onShow }: SuggestionsProps) {
  const context = useSearchContext();
  const { typed: state, changeTyped, searchText } = useSearch();
  const [open, setOpen] = useState(focused);
  const [active, setActive] = useState(-1);
  const rows = useSuggestionRows(text, state, context, open);
  const id = useId();
  const closeDrawer = useContext(CloseDrawerContext);
  const shown = open && rows.length > 0;

  const close = (query: string) => {
    setOpen(false);
    replaceText(query);
    closeDrawer();
    scrollTo({ top: 0 });
  };
  const searchTyped = () => {
    close(text.trim());
    searchText(text.trim());
  };
  const pick = ({ kind, state: found }: CountedSuggestion) => {
    if (kind === 'understood') return searchTyped();
    close(found.query ?? '');
    changeTyped(() => found);
  };
  const submit = () => {
    const row = shown ? rows[active] : undefined;
    return row ? pick(row) : searchTyped();
  };
  const handledEnters = useRef(0);
  useEffect(() => {
    if (enterCount > handledEnters.current) submit();
    handledEnters.current = enterCount;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text starts a new list
  useEffect(() => setActive(-1), [text]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = ARROW_MOVES[event.key]?.(shown ? active : -1, rows.length);
    if (moved !== undefined && rows.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(moved);
    } else if (event.key === 'Escape' && shown) {
      // Escape closes the list alone: it must not clear the text or close the drawer.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  useImperativeHandle(ref, () => ({ open: () => setOpen(true), close: () => setOpen(false), onKeyDown }));
  const activeId = shown && active >= 0 ? rowId(id, active) : undefined;
  useEffect(() => onShow(shown ? { list: id, active: activeId } : undefined), [onShow, shown, id, activeId]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {shown && text !== '' ? `${rows.length} suggestions` : ''}
      </p>
      {shown && <SuggestionList id={id} rows={rows} active={active} onSelect={pick} />}
    </>
  );
}

/** The next active row per arrow key: from the field (-1) through the rows and back to the field. */
const ARROW_MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 >= count ? -1 : active + 1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};

interface SuggestionListProps {
  readonly id: string;
  readonly rows: readonly CountedSuggestion[];
  /** Index of the row that the arrow keys have reached; -1: none. */
  readonly active: number;
  readonly onSelect: (row: CountedSuggestion) => void;
}

/** The rows under the search box, as a listbox that the field controls. */
function SuggestionList({ id, rows, active, onSelect }: SuggestionListProps) {
  const activeRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) activeRow.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const recent = rows[0]?.kind === 'recent';
  return (
    <div className="suggest">
      {recent && <p className="suggest__head">Recent searches</p>}
      <div id={id} role="listbox" aria-label={recent ? 'Recent searches' : 'Suggestions'}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys move and select
          <div
            key={`${row.kind} ${row.label}`}
            ref={index === active ? activeRow : undefined}
            id={rowId(id, index)}
            className={`suggest__row suggest__row--${row.kind}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(row)}
          >
            {row.kind === 'understood' && <Icon name="filters" />}
            {row.kind === 'text' && <Icon name="search" />}
            <span>{row.label}</span>
            <span className="num">{formatWholeNumber(row.count)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The id of a row, for the field's aria-activedescendant. */
function rowId(list: string, index: number): string {
  return `${list}-${index}`;
}
