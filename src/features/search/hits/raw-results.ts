/**
 * The response behind InstantSearch's results: the same object until the next response. InstantSearch replaces the
 * results themselves as soon as the visitor refines, before any response.
 */
export function rawResults(results: object | undefined): object | undefined {
  return (results as { readonly _rawResults?: readonly object[] } | undefined)?._rawResults?.[0];
}
