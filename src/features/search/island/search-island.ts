import { mountSearch } from './mount.island.ts';
import type { SearchPayload } from './search-payload.ts';

/** The entry of the search island: loaded late, by the few lines in loader.ts. */
const root = document.getElementById('search');
const data = document.getElementById('search-data');
if (root && data?.textContent) mountSearch(root, JSON.parse(data.textContent) as SearchPayload);
