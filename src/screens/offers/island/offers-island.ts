import { createMount } from '#features/search/app/create-mount.ts';
import { OFFERS_BLOCK } from './offers-payload.ts';

/** Hydrates the page's offers search (loader.ts of the stock search). */
export const mount = createMount(
  OFFERS_BLOCK,
  async () => (await import('./mount-offers.island.ts')).mountOffers,
);
