import { OFFERS_SEARCH_PATH } from '#domain/paths.ts';
import { createItemCodec } from '#search/catalogues/items/item-codec.ts';

/** The URLs of the offers search: '/special-offers/?make=Isuzu&price=:50000'. */
export const OFFERS_CODEC = createItemCodec(OFFERS_SEARCH_PATH, ['make', 'model']);
