/**
 * The answer behind InstantSearch's results, the same object for as long as no other answer came. InstantSearch changes
 * the results themselves when the visitor chooses something, before any answer.
 */
export function rawResults(results: object | undefined): object | undefined {
  return (results as { readonly _rawResults?: readonly object[] } | undefined)?._rawResults?.[0];
}
