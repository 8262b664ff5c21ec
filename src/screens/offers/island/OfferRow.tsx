import type { ItemHit } from '#features/catalogue-search/item-kind.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import { OfferCard } from '#screens/offers/OfferCard.tsx';
import { type OfferCardInput, toOfferCardView } from '#screens/offers/offer-card-view.ts';

interface OfferRowProps {
  readonly hit: ItemHit;
  readonly pictures: ImageUrlPattern;
}

/** An offer among the results. */
export function OfferRow({ hit, pictures }: OfferRowProps) {
  // Ended offers are not among the hits, so the card needs no expiry.
  const offer = { ...(hit as ItemHit & Omit<OfferCardInput, 'id' | 'until'>), id: hit.objectID, until: null };
  return <OfferCard view={toOfferCardView(offer, pictures)} />;
}
