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
import { CloseDrawerContext } from '#features/search/context/drawer-context.ts';
import { type SearchContextValue, useSearchContext } from '#features/search/context/search-context.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { countStates } from '#search/requests/count-states.ts';
import { describeState } from '#search/state/describe-state.ts';
import { toSearchState } from '#search/state/history.ts';
import type { SearchState } from '#search/state/state.ts';
import { buildSuggestionRows, type SuggestionRow } from '#search/suggestions/suggestion-rows.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { loadVocabulary } from './load-vocabulary.ts';
import { readSearchHistory } from './search-history.island.ts';

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

/** A row and how many cars it leads to. */
type CountedSuggestion = SuggestionRow & { readonly count: number };

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
  const activeRow = useRef<HTMLDivElement>(null);
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
  const activeId = shown && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => {
    onShow(shown ? { list: id, active: activeId } : undefined);
    if (activeId) activeRow.current?.scrollIntoView({ block: 'nearest' });
  }, [onShow, shown, id, activeId]);

  const recent = rows[0]?.kind === 'recent';
  return (
    <>
      <p className="vh" role="status">
        {shown && text !== '' ? `${rows.length} suggestions` : ''}
      </p>
      {shown && (
        <div className="suggest">
          {recent && <p className="suggest__head">Recent searches</p>}
          <div id={id} role="listbox" aria-label={recent ? 'Recent searches' : 'Suggestions'}>
            {rows.map(({ kind, label, count, state: next }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active row
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys move and take rows
              <div
                key={`${kind} ${label}`}
                ref={index === active ? activeRow : undefined}
                id={`${id}-${index}`}
                className={`suggest__row suggest__row--${kind}`}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(next)}
              >
                {kind === 'understood' && <Icon name="filters" />}
                {kind === 'text' && <Icon name="search" />}
                <span>{label}</span>
                <span className="num">{formatWholeNumber(count)}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Where the arrows lead, from the field (-1) through the rows and back to the field. */
const ARROW_MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 >= count ? -1 : active + 1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};

/** The rows for a text; those of before stay until the new ones are counted. None when the search does not answer. */
function useSuggestionRows(
  text: string,
  state: SearchState,
  tools: SearchContextValue,
  open: boolean,
): readonly CountedSuggestion[] {
  const [rows, setRows] = useState<readonly CountedSuggestion[]>([]);
  const filters = JSON.stringify([state.lists, state.ranges, state.sortBy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text and the filters in force say it all
  useEffect(() => {
    if (!open) return;
    let over = false;
    const find = async (): Promise<readonly CountedSuggestion[]> => {
      const vocabulary = await loadVocabulary(tools);
      const offers =
        text.trim() === ''
          ? suggestRecentSearches(tools.view.slug, state)
          : buildSuggestionRows(text, state, vocabulary);
      const counts = await countStates(
        tools.client,
        tools.plan,
        offers.map((offer) => offer.state),
      );
      const counted = offers.map((offer, index) => ({ ...offer, count: counts[index] ?? 0 }));
      return counted.filter(({ kind, count }) => count > 0 || kind !== 'suggestion');
    };
    find().then(
      (found) => !over && setRows(found),
      () => !over && setRows([]),
    );
    return () => {
      over = true;
    };
  }, [text, filters, open]);
  return rows;
}

/** The last searches but the one that is there. */
function suggestRecentSearches(slug: string, current: SearchState): SuggestionRow[] {
  const here = describeState(current);
  return readSearchHistory(slug).flatMap((past) => {
    const state = toSearchState(past);
    const label = describeState(state);
    return label === here ? [] : [{ kind: 'recent' as const, label, state }];
  });
}
