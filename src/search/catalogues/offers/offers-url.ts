import { OFFERS_PAGE } from '#domain/paths.ts';
import { itemCodec } from '#search/catalogues/items/item-codec.ts';

/** Addresses of the offers search and back: '/special-offers/?make=Isuzu&price=:50000'. */
export const OFFERS_CODEC = itemCodec(OFFERS_PAGE, ['make', 'model']);
