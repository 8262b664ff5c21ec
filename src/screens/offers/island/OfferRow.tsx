import type { ItemHit, ItemRowProps } from '#features/catalogue-search/item-kind.ts';
import { OfferCard } from '#screens/offers/OfferCard.tsx';
import { type OfferCardInput, toOfferCardView } from '#screens/offers/offer-card-view.ts';

/** An offer among the results. */
export function OfferRow({ hit, pictures, eager }: ItemRowProps) {
  // Ended offers are not among the hits, so the card needs no expiry.
  const offer = { ...(hit as ItemHit & Omit<OfferCardInput, 'id' | 'until'>), id: hit.objectID, until: null };
  return <OfferCard view={toOfferCardView(offer, pictures)} eager={eager} />;
}
