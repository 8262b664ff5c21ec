import { capitalise } from '#domain/vehicle-noun.ts';
import { applyParsedQuery } from '#search/query-understanding/apply-parsed-query.ts';
import { type ParsedQuery, parseQuery } from '#search/query-understanding/parse-query.ts';
import type { Choice } from '#search/query-understanding/phrase-dictionary.ts';
import { quote, unquote } from '#search/query-understanding/quoted-texts.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { describeStateParts } from '#search/state/describe-state.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { suggest } from './suggest.ts';

/** One row under the search box, and the search that it opens. */
export interface SuggestionRow {
  readonly kind: 'understood' | 'suggestion' | 'text' | 'recent';
  readonly label: string;
  readonly state: SearchState;
}

/** The number of suggested makes, models and bodies: with the two other rows they fit above a phone's keyboard. */
const MAX_SUGGESTIONS = 5;

/**
 * The possible meanings of a typed text, the likeliest first: the parsed filters; makes, models and bodies that start with
 * or resemble the rest; and the text itself, word for word. All keep the filters of `current` for other attributes. Empty for an empty
 * text.
 */
export function buildSuggestionRows(
  text: string,
  current: SearchState,
  vocabulary: Vocabulary,
): SuggestionRow[] {
  const typed = text.trim();
  if (typed === '') return [];
  const base = { ...current, page: 1 };
  const understood = parseQuery(typed, vocabulary);
  const rows: SuggestionRow[] = understood
    ? [
        {
          kind: 'understood',
          label: describeParsedQuery(understood),
          state: applyParsedQuery(base, understood),
        },
      ]
    : [];
  const { known, fragment } = splitFragment(typed, understood, vocabulary);
  for (const { label, choice } of suggest(fragment, vocabulary, MAX_SUGGESTIONS + 1)) {
    const combined = { ...known, lists: combineLists(known.lists, choice) };
    const state = applyParsedQuery(base, combined);
    if (rows.some((row) => isSameSearch(row.state, state))) continue;
    rows.push({
      kind: 'suggestion',
      label: known === EMPTY_PARSED_QUERY ? label : describeParsedQuery(combined),
      state,
    });
  }
  return [
    ...rows.slice(0, MAX_SUGGESTIONS + (understood ? 1 : 0)),
    {
      kind: 'text',
      label: `Search for exactly “${unquote(typed)}”`,
      state: { ...base, query: quote(typed) },
    },
  ];
}

/**
 * Splits a text into its parsed part and a fragment. The last word may be half typed: 'white hil' is white and the
 * beginning of HiLux, although 'white' next to an unknown word would stay text.
 */
function splitFragment(
  typed: string,
  understood: ParsedQuery | undefined,
  vocabulary: Vocabulary,
): { known: ParsedQuery; fragment: string } {
  if (understood?.rest === '') return { known: EMPTY_PARSED_QUERY, fragment: typed };
  const last = typed.lastIndexOf(' ') + 1;
  const before = parseQuery(typed.slice(0, last), vocabulary);
  if (before) return { known: { ...before, rest: '' }, fragment: `${before.rest} ${typed.slice(last)}` };
  if (understood) return { known: { ...understood, rest: '' }, fragment: understood.rest };
  return { known: EMPTY_PARSED_QUERY, fragment: typed };
}

const EMPTY_PARSED_QUERY: ParsedQuery = { lists: {}, ranges: {}, rest: '' };

/** 'Ute · Automatic · White · Under $40,000'. */
function describeParsedQuery({ lists, ranges, rest }: ParsedQuery): string {
  return describeStateParts({ ...EMPTY_STATE, lists, ranges, query: rest })
    .map(capitalise)
    .join(' · ');
}

/** What is understood with a suggestion. Another make replaces the models too: there is no Mazda HiLux. */
function combineLists(known: SearchState['lists'], choice: Choice): SearchState['lists'] {
  if (!choice.make) return { ...known, ...choice };
  const { model, make_model: _, ...others } = known;
  const isOfMake = known.make?.[0] === choice.make[0];
  return { ...others, ...(model && isOfMake && { model }), ...choice };
}

/** Whether two rows are one search. Read from one text, equal filters are in the same order. */
function isSameSearch(a: SearchState, b: SearchState): boolean {
  return JSON.stringify([a.query, a.lists, a.ranges]) === JSON.stringify([b.query, b.lists, b.ranges]);
}
