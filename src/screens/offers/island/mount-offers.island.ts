import type { ItemPayload } from '#features/catalogue-search/item-payload.ts';
import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import { createCurrentOffersClient } from '#search/catalogues/offers/current-offers-client.ts';
import { OFFER_KIND } from './offer-kind.ts';

/** What the offers page hands its island. */
export interface OffersPayload extends ItemPayload {
  /** The moment at which the first of the offers ends; null = none ever does. */
  readonly firstEnd: number | null;
}

/** Makes the offers search live. An offer that has ended since the page was made goes at once. */
export function mountOffers(root: HTMLElement, { firstEnd, ...payload }: OffersPayload): void {
  const makeEngine = async () =>
    (await import('#search/catalogues/offers/offers-engine.ts')).createOffersEngine;
  const client = createCurrentOffersClient(createItemClient(payload.index, makeEngine), () => new Date());
  const outdated = firstEnd !== null && Date.now() >= firstEnd;
  mountItems(OFFER_KIND, { root, payload, client, outdated });
}
