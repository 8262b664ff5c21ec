import { INDEX_NAME } from '#search/requests/ui-state.ts';

/** What every search of ours asks of InstantSearch. */
export const SEARCH_SETTINGS = {
  indexName: INDEX_NAME,
  /** After so many milliseconds the old results are dimmed: quicker answers show nothing but themselves. */
  stalledSearchDelay: 150,
  /** Closing a section or the drawer must not drop what is chosen in it. */
  future: { preserveSharedStateOnUnmount: true },
} as const;
