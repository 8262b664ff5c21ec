import type { ItemKind } from '#features/catalogue-search/item-kind.ts';
import { OFFER_NOUN } from '#screens/offers/offer-words.ts';
import { OFFERS_CODEC } from '#search/catalogues/offers/offers-url.ts';
import { OfferRow } from './OfferRow.tsx';

/** The offers search. */
export const OFFER_KIND: ItemKind = {
  noun: OFFER_NOUN,
  listClass: 'offers',
  name: 'Special offers',
  headingSuffix: '',
  codec: OFFERS_CODEC,
  Row: OfferRow,
};
