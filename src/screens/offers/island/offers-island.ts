import type { OffersPayload } from './mount-offers.island.ts';
import { mountOffers } from './mount-offers.island.ts';

/** Makes the page's offers search live (loader.ts of the stock search). */
export function mount(): void {
  const root = document.getElementById('search');
  const data = document.getElementById('search-data');
  if (root && data?.textContent) mountOffers(root, JSON.parse(data.textContent) as OffersPayload);
}
