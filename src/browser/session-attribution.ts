import { readStored } from './storage.ts';

/** The visit that led to a lead; inline-scripts.ts stores it. */
export interface SessionAttribution {
  /** The paths of this visit, the latest last; at most 50. */
  readonly visited_pages: readonly string[];
  /** The query parameters of the visit's first page, such as utm_source. */
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/** The visit so far; empty if the browser refuses to store it. */
export function readSessionAttribution(): SessionAttribution {
  const stored = readStored('sessionStorage', 'visited') as SessionAttribution | undefined;
  return stored ?? { visited_pages: [], linked_query_params: {} };
}
