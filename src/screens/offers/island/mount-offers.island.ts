import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { createCurrentOffersClient, OFFERS_ENGINE } from '#search/catalogues/offers/offer-record.ts';
import { createEngineClient } from '#search/engines/embedded/engine-client.ts';
import { OFFER_KIND } from './offer-kind.tsx';
import type { OffersPayload } from './offers-payload.ts';

/** Hydrates the offers search. Offers that have ended since the build are removed immediately. */
export function mountOffers(root: HTMLElement, { firstEnd, ...payload }: OffersPayload): Promise<void> {
  const client = createEngineClient(async () =>
    (await import('#search/engines/embedded/engine.ts')).openEngine(payload.index, OFFERS_ENGINE),
  );
  const outdated = firstEnd !== null && Date.now() >= firstEnd;
  const current = createCurrentOffersClient(client, () => new Date());
  return mountItems(OFFER_KIND, { root, payload, client: current, outdated });
}
