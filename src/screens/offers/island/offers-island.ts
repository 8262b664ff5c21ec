import { mountOnPage } from '#features/search/app/mount-on-page.ts';
import { mountOffers } from './mount-offers.island.ts';
import { OFFERS_BLOCK } from './offers-payload.ts';

/** Hydrates the page's offers search (loader.ts of the stock search). */
export function mount(): Promise<void> {
  return mountOnPage(OFFERS_BLOCK, mountOffers);
}
