import { mountParts } from './mount-parts.island.ts';
import type { PartsPayload } from './parts-payload.ts';

/** The entry of the parts island: loaded late, by the few lines of the stock search's loader. */
const root = document.getElementById('search');
const data = document.getElementById('search-data');
if (root && data?.textContent) mountParts(root, JSON.parse(data.textContent) as PartsPayload);
