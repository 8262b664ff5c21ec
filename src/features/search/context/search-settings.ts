import { INDEX_NAME } from '#search/requests/ui-state.ts';

/** InstantSearch settings that all searches share. */
export const SEARCH_SETTINGS = {
  indexName: INDEX_NAME,
  /** Milliseconds after which the old results are dimmed; faster responses replace them without dimming. */
  stalledSearchDelay: 150,
  /** Closing a section or the drawer must not drop what is chosen in it. */
  future: { preserveSharedStateOnUnmount: true },
} as const;
