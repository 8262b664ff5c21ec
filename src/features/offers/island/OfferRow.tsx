import type { ItemHit } from '#features/item-search/item-kind.ts';
import { OfferCard } from '#features/offers/OfferCard.tsx';
import { offerCard, type ShownOffer } from '#features/offers/offer-card.ts';
import type { Pictures } from '#features/photo/photo.ts';

interface OfferRowProps {
  readonly hit: ItemHit;
  readonly pictures: Pictures;
}

/** An offer among the results. */
export function OfferRow({ hit, pictures }: OfferRowProps) {
  // What has ended is no hit, so a card among them needs no moment to go at.
  const offer = { ...(hit as ItemHit & Omit<ShownOffer, 'id' | 'until'>), id: hit.objectID, until: null };
  return <OfferCard view={offerCard(offer, pictures)} />;
}
