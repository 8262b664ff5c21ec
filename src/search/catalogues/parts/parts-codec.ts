import { PARTS_SEARCH_PATH } from '#domain/paths.ts';
import { createItemCodec } from '#search/catalogues/items/item-codec.ts';

/** Addresses of the parts search and back: '/parts/search/?categories=Towing&price=:500'. A part has no make or year. */
export const PARTS_CODEC = createItemCodec(PARTS_SEARCH_PATH, ['categories']);
