import { createContext } from 'react';
import type { SearchClient } from '#search/query/search-client.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { SearchState } from '#search/state/state.ts';
import type { UnderstoodQuery } from './read-typed-query.ts';

/** Understands what is typed into a search. */
export interface QueryReader {
  /** What a text was understood as; undefined for one that was not read, and where it could not be. */
  readonly get: (query: string) => UnderstoodQuery | undefined;
  /** Reads a text, so that `get` knows it. Never rejects: a text that cannot be understood is searched as it is. */
  readonly read: (query: string) => Promise<void>;
}

/** The search as engines and filters see it, of the search as it was typed. */
export function understandSearch({ get }: Pick<QueryReader, 'get'>, typed: SearchState): SearchState {
  return get(typed.query)?.toUnderstoodState(typed) ?? typed;
}

/** A typed search with another text. Read the text first. */
export function replaceTypedText(
  { get }: Pick<QueryReader, 'get'>,
  typed: SearchState,
  query: string,
): SearchState {
  return get(query)?.replaceQuery(typed) ?? { ...typed, query, page: 1 };
}

/** For searches whose text is only text. */
export const PLAIN_READER: QueryReader = { get: () => undefined, read: () => Promise.resolve() };

export const QueryReaderContext = createContext(PLAIN_READER);

/** After this a text is searched as it is, until it can be read. */
const READ_TIMEOUT_MS = 1000;

/** Reads typed texts with what the stock has. What reading needs is loaded by the first text. */
export function createQueryReader(client: SearchClient, plan: SearchConfig): QueryReader {
  const known = new Map<string, UnderstoodQuery>();
  const understand = async (query: string) => {
    const { readTypedQuery } = await import('./read-typed-query.ts');
    known.set(query, await readTypedQuery(query, client, plan));
  };
  return {
    get: (query) => known.get(query),
    read: async (query) => {
      if (query.trim() === '' || known.has(query)) return;
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS));
      await Promise.race([understand(query).catch(() => {}), timeout]);
    },
  };
}
