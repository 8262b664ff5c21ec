import { readStored } from './storage.ts';

/** What a lead tells of the way to it; visit-script.ts writes it down. */
export interface SessionAttribution {
  /** Paths of this visit, the latest last; 50 at most. */
  readonly visited_pages: readonly string[];
  /** What the address of the first page said: where the visitor came from. */
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/** The visit so far; empty where nothing could be stored. */
export function readSessionAttribution(): SessionAttribution {
  const kept = readStored('sessionStorage', 'visited') as SessionAttribution | undefined;
  return kept ?? { visited_pages: [], linked_query_params: {} };
}
