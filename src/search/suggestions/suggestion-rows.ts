import { capitalised } from '#domain/vehicle-noun.ts';
import { refineBy } from '#search/query-understanding/apply-parsed.ts';
import { type Understood, understand } from '#search/query-understanding/parse-query.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { stateParts } from '#search/state/describe-state.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { suggest } from './suggest.ts';

/** One row under the search box: the search it leads to. */
export interface Offer {
  readonly kind: 'understood' | 'suggestion' | 'text' | 'recent';
  readonly label: string;
  readonly state: SearchState;
}

/** How many makes, models and bodies are suggested at once: with the two other rows they fit above a phone's keyboard. */
const SUGGESTED = 5;

/**
 * What a typed text may mean, the likeliest first: the filters understood, makes, models and bodies that begin with or
 * look like what is left of it, and the text as it stands. All of them keep the filters of `current` that they do not
 * speak of. Nothing for an empty text.
 */
export function offersFor(text: string, current: SearchState, vocabulary: Vocabulary): Offer[] {
  const typed = text.trim();
  if (typed === '') return [];
  const base = { ...current, query: '', page: 1 };
  const understood = understand(typed, vocabulary);
  const offers: Offer[] = understood
    ? [{ kind: 'understood', label: labelOf(understood), state: refineBy(base, understood) }]
    : [];
  const { known, fragment } = unfinished(typed, understood, vocabulary);
  for (const { label, choice } of suggest(fragment, vocabulary, SUGGESTED + 1)) {
    const all = { ...known, lists: { ...known.lists, ...choice } };
    const state = refineBy(base, all);
    if (offers.some((offer) => sameSearch(offer.state, state))) continue;
    offers.push({ kind: 'suggestion', label: known === NOTHING ? label : labelOf(all), state });
  }
  return [
    ...offers.slice(0, SUGGESTED + (understood ? 1 : 0)),
    { kind: 'text', label: `Search for “${typed}”`, state: { ...base, query: typed } },
  ];
}

/**
 * What a text says already and what of it is still a fragment. Its last word may be half typed: 'white hil' is white and
 * the beginning of HiLux, though 'white' beside a word that nobody knows would stay text.
 */
function unfinished(
  typed: string,
  understood: Understood | undefined,
  vocabulary: Vocabulary,
): { known: Understood; fragment: string } {
  if (understood?.rest === '') return { known: NOTHING, fragment: typed };
  const last = typed.lastIndexOf(' ') + 1;
  const before = understand(typed.slice(0, last), vocabulary);
  if (before)
    return { known: { ...before, rest: '' }, fragment: `${before.rest} ${typed.slice(last)}`.trim() };
  if (understood) return { known: { ...understood, rest: '' }, fragment: understood.rest };
  return { known: NOTHING, fragment: typed };
}

const NOTHING: Understood = { lists: {}, ranges: {}, rest: '' };

/** 'Ute · Automatic · White · Under $40,000'. */
function labelOf({ lists, ranges, rest }: Understood): string {
  return stateParts({ ...EMPTY_STATE, lists, ranges, query: rest })
    .map(capitalised)
    .join(' · ');
}

function sameSearch(a: SearchState, b: SearchState): boolean {
  return (
    JSON.stringify([a.query, sorted(a.lists), sorted(a.ranges)]) ===
    JSON.stringify([b.query, sorted(b.lists), sorted(b.ranges)])
  );
}

function sorted(values: object): unknown[] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}
