import type { ItemKind } from '#features/catalogue-search/item-kind.ts';
import { OFFER_NOUN } from '#screens/offers/offer-noun.ts';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';
import { OfferRow } from './OfferRow.tsx';

/** The settings of the offers search. */
export const OFFER_KIND: ItemKind = {
  noun: OFFER_NOUN,
  listClass: 'offers',
  name: 'Special offers',
  headingSuffix: '',
  codec: OFFERS_CODEC,
  Row: OfferRow,
};
