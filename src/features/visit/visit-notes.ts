import { keep, readKept } from './kept.ts';

/** What a lead tells of the way to it (spec 3 Lead payload). */
export interface VisitNotes {
  /** Paths of this visit, the latest last; 50 at most. */
  readonly visited_pages: readonly string[];
  /** What the address of the first page said: where the visitor came from. */
  readonly linked_query_params: Readonly<Record<string, string>>;
}

const MOST_PAGES = 50;
const NAME = 'visited';

/** The visit so far; empty where nothing could be kept. */
export function visitNotes(): VisitNotes {
  const kept = readKept('sessionStorage', NAME) as Partial<VisitNotes> | undefined;
  return {
    visited_pages: Array.isArray(kept?.visited_pages) ? kept.visited_pages : [],
    linked_query_params: kept?.linked_query_params ?? {},
  };
}

/** Adds the page to the visit; the first one's query is remembered. */
export function noteVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { visited_pages, linked_query_params } = visitNotes();
  const first = visited_pages.length === 0;
  keep('sessionStorage', NAME, {
    visited_pages: [...visited_pages, pathname].slice(-MOST_PAGES),
    linked_query_params: first ? Object.fromEntries(new URLSearchParams(search)) : linked_query_params,
  });
}
