import { PARTS_SEARCH_PATH } from '#domain/paths.ts';
import { createItemCodec } from '#search/catalogues/items/item-codec.ts';

/** The URLs of the parts search: '/parts/search/?categories=Towing&price=:500'. Parts have no make or year. */
export const PARTS_CODEC = createItemCodec(PARTS_SEARCH_PATH, ['categories']);
