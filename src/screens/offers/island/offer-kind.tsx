import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import type { ItemHit, ItemKind, ItemRowProps } from '#features/catalogue-search/item-search.ts';
import { OfferCard, type OfferCardInput, toOfferCardView } from '#screens/offers/OfferCard.tsx';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';

/** The noun for results of the offers search. */
export const OFFER_NOUN: VehicleNoun = { noun: 'special offer', plural: 'special offers' };

/** The settings of the offers search. */
export const OFFER_KIND: ItemKind = {
  noun: OFFER_NOUN,
  listClass: 'offers',
  name: 'Special offers',
  headingSuffix: '',
  codec: OFFERS_CODEC,
  Row: OfferRow,
};

/** An offer among the results. */
function OfferRow({ hit, pictures, eager }: ItemRowProps) {
  // Ended offers are not among the hits, so the card needs no expiry.
  const offer = { ...(hit as ItemHit & Omit<OfferCardInput, 'id' | 'until'>), id: hit.objectID, until: null };
  return <OfferCard view={toOfferCardView(offer, pictures)} eager={eager} />;
}
