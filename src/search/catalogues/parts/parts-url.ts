import { PARTS_SEARCH } from '#domain/paths.ts';
import { itemCodec } from '#search/catalogues/items/item-codec.ts';

/** Addresses of the parts search and back: '/parts/search/?categories=Towing&price=:500'. A part has no make or year. */
export const PARTS_CODEC = itemCodec(PARTS_SEARCH, ['categories']);
