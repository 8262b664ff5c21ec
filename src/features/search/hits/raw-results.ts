interface RawResults {
  /** Whether the build made them. */
  readonly prerendered?: true;
  /** How many of the vehicles found are sold. */
  readonly nbSold?: number;
}

/**
 * The response behind InstantSearch's results: the same object until the next response. InstantSearch replaces the
 * results themselves as soon as the visitor refines, before any response.
 */
export function rawResults(results: object | undefined): RawResults | undefined {
  return (results as { readonly _rawResults?: readonly RawResults[] } | undefined)?._rawResults?.[0];
}
