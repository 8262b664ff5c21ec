import type { StockIndex } from './stock-index.ts';

/** Fetches an index file. Rejects if the network fails or the host answers with an error. */
export async function loadIndex(url: string): Promise<StockIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`search: ${url} answered ${response.status}`);
  return response.json();
}
