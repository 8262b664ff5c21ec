import { capitalised } from '#domain/vehicle-words.ts';
import { LIST_ATTRIBUTES, type ListAttribute, RANGE_ATTRIBUTES } from './attributes.ts';
import { chosen, EMPTY_STATE, type SearchState } from './state.ts';
import { rangeWords, valueWords } from './state-words.ts';

/** A search with one choice less, or with one choice alone. */
export interface Relaxation {
  /** The choice in the words of its chip: 'Red', 'Under $40,000', '“sr5”'. */
  readonly label: string;
  /** The search without it. */
  readonly without: SearchState;
  /** The search with nothing else. A model keeps its make. */
  readonly only: SearchState;
}

/**
 * Every two choices of a search taken off together. Beyond so many choices there are too many pairs to count, and one of
 * the choices alone says as much.
 */
export function pairs(choices: readonly Relaxation[]): Pick<Relaxation, 'label' | 'without'>[] {
  if (choices.length > MOST_PAIRED) return [];
  return choices.flatMap((first, index) =>
    relaxations(first.without)
      .filter(({ label }) => choices.slice(index + 1).some((second) => second.label === label))
      .map((second) => ({ label: `${first.label} and ${second.label}`, without: second.without })),
  );
}

const MOST_PAIRED = 8;

/** Every single choice of a search, as chips show them: what it would be without it, and with nothing else. */
export function relaxations(state: SearchState): Relaxation[] {
  const base = { ...state, page: 1 };
  const alone = { ...EMPTY_STATE, sortBy: state.sortBy };
  return [
    ...LIST_ATTRIBUTES.flatMap((name) =>
      chosen(state, name).map((value) => ({
        label: valueWords(name, value),
        without: { ...base, lists: withoutValue(state.lists, name, value) },
        only: { ...alone, lists: { ...(name === 'model' && makeOf(state)), [name]: [value] } },
      })),
    ),
    ...RANGE_ATTRIBUTES.flatMap((name) => {
      const { [name]: range, ...ranges } = state.ranges;
      if (!range) return [];
      const label = capitalised(rangeWords(name, range));
      return [{ label, without: { ...base, ranges }, only: { ...alone, ranges: { [name]: range } } }];
    }),
    ...textParts(state.query).map(({ part, left }) => ({
      label: `“${part}”`,
      without: { ...base, query: left },
      only: { ...alone, query: part },
    })),
  ];
}

/** The whole text and, of several words, each word: `left` is the text without it. */
function textParts(text: string): { part: string; left: string }[] {
  const words = text.split(/\s+/).filter(Boolean);
  const single = words.map((part, index) => ({ part, left: words.toSpliced(index, 1).join(' ') }));
  return words.length > 1 ? [{ part: text, left: '' }, ...single] : single;
}

function makeOf(state: SearchState): SearchState['lists'] {
  return state.lists.make ? { make: state.lists.make } : {};
}

function withoutValue(lists: SearchState['lists'], name: ListAttribute, value: string): SearchState['lists'] {
  const { [name]: values = [], ...others } = lists;
  const left = values.filter((other) => other !== value);
  return left.length > 0 ? { ...others, [name]: left } : others;
}
