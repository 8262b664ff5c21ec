import type { StockIndex } from './stock-index.ts';

/** Fetches an index file. Rejects with words that a person can act on when the network or the host fails. */
export async function loadIndex(url: string): Promise<StockIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`search: ${url} answered ${response.status}`);
  return response.json();
}
