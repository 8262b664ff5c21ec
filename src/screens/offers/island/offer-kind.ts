import type { ItemKind } from '#features/catalogue-search/item-kind.ts';
import { OFFER_WORDS } from '#screens/offers/offer-words.ts';
import { OFFERS_CODEC } from '#search/catalogues/offers/offers-url.ts';
import { OfferRow } from './OfferRow.tsx';

/** The offers search. */
export const OFFER_KIND: ItemKind = {
  words: OFFER_WORDS,
  list: 'offers',
  name: 'Special offers',
  found: '',
  codec: OFFERS_CODEC,
  Row: OfferRow,
};
