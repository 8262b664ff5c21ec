import { capitalise } from '#domain/vehicle-noun.ts';
import { type ParsedQuery, parseQuery } from '#search/query-understanding/parse-query.ts';
import { quote, unquote } from '#search/query-understanding/quoted-texts.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { describeStateParts } from '#search/state/describe-state.ts';
import { MAKE_OR_MODEL, makeOf, type RefinementList } from '#search/state/makes-and-models.ts';
import { type IndexUiState, replaceRefinements } from '#search/state/ui-state.ts';
import { suggest } from './suggest.ts';

/** One row under the search box, and the search that it opens. */
export interface SuggestionRow {
  readonly kind: 'understood' | 'suggestion' | 'text' | 'recent';
  readonly label: string;
  readonly state: IndexUiState;
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
  current: IndexUiState,
  vocabulary: Vocabulary,
): SuggestionRow[] {
  const typed = text.trim();
  if (typed === '') return [];
  const base = { ...current, page: 1 };
  const refine = ({ rest, ...refinements }: ParsedQuery) => ({
    ...replaceRefinements(base, refinements),
    query: rest,
  });
  const understood = parseQuery(typed, vocabulary);
  const rows: SuggestionRow[] = understood
    ? [
        {
          kind: 'understood',
          label: describeParsedQuery(understood),
          state: refine(understood),
        },
      ]
    : [];
  const { known, fragment } = splitFragment(typed, understood, vocabulary);
  for (const { label, choice } of suggest(fragment, vocabulary, MAX_SUGGESTIONS + 1)) {
    const combined = { ...known, refinementList: combineLists(known.refinementList, choice) };
    const state = refine(combined);
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

const EMPTY_PARSED_QUERY: ParsedQuery = { rest: '' };

/** 'Ute · Automatic · White · Under $40,000'. */
function describeParsedQuery({ rest: query, ...refinements }: ParsedQuery): string {
  return describeStateParts({ ...refinements, query })
    .map(capitalise)
    .join(' · ');
}

/** What is understood with a suggestion. Another make replaces the models too: there is no Mazda HiLux. */
function combineLists(known: RefinementList = {}, choice: RefinementList): RefinementList {
  const [suggested] = choice[MAKE_OR_MODEL] ?? [];
  const makes = known[MAKE_OR_MODEL] ?? [];
  // A make beside models of its own adds nothing to them.
  const isKnown =
    makes.length > 0 && makes.every((value) => value !== suggested && makeOf(value) === suggested);
  return isKnown ? known : { ...known, ...choice };
}

/** Whether two rows are one search. Read from one text, equal filters are in the same order. */
function isSameSearch(a: IndexUiState, b: IndexUiState): boolean {
  const write = ({ query, refinementList, range }: IndexUiState) =>
    JSON.stringify([query, refinementList, range]);
  return write(a) === write(b);
}
