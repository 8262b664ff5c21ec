import type { SearchPayload } from '#features/search/context/search-payload.ts';
import { mountSearch } from './mount.island.ts';

/** Makes the page's stock search live (loader.ts). */
export function mount(): void {
  const root = document.getElementById('search');
  const data = document.getElementById('search-data');
  if (root && data?.textContent) mountSearch(root, JSON.parse(data.textContent) as SearchPayload);
}
