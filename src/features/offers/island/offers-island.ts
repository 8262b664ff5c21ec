import type { OffersPayload } from './mount-offers.island.ts';
import { mountOffers } from './mount-offers.island.ts';

/** The entry of the offers island: loaded late, by the few lines of the stock search's loader. */
const root = document.getElementById('search');
const data = document.getElementById('search-data');
if (root && data?.textContent) mountOffers(root, JSON.parse(data.textContent) as OffersPayload);
