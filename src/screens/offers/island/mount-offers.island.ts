import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import { createCurrentOffersClient } from '#search/catalogues/offers/current-offers-client.ts';
import { OFFER_KIND } from './offer-kind.ts';
import type { OffersPayload } from './offers-payload.ts';

/** Hydrates the offers search. Offers that have ended since the build are removed immediately. */
export function mountOffers(root: HTMLElement, { firstEnd, ...payload }: OffersPayload): Promise<void> {
  const makeEngine = async () =>
    (await import('#search/catalogues/offers/offers-engine.ts')).createOffersEngine;
  const client = createCurrentOffersClient(createItemClient(payload.index, makeEngine), () => new Date());
  const outdated = firstEnd !== null && Date.now() >= firstEnd;
  return mountItems(OFFER_KIND, { root, payload, client, outdated });
}
