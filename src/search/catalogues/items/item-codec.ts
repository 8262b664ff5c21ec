import { OFFERS_SEARCH_PATH, PARTS_SEARCH_PATH } from '#domain/paths.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { getSortOptions } from '#search/state/sorts.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { buildQueryString, parseQueryString, type UrlParts } from '#search/state/url.ts';

/** The sort options of items other than vehicles, which have no date of listing. */
export const ITEM_SORTS = getSortOptions().filter(({ name }) => name !== 'created_at:desc');

/** Writes and reads the URLs of a search other than the stock search. */
export interface ItemCodec {
  /** Path of the search without filters: '/parts/search/'. */
  readonly path: string;
  write(state: IndexUiState): string;
  read(address: Pick<UrlParts, 'search'>): IndexUiState;
}

/** A codec for a search with these lists and the price. */
function createItemCodec(path: string, attributes: readonly ListAttribute[]): ItemCodec {
  return {
    path,
    write: (state) => path + buildQueryString(state),
    read: (address) => {
      const { refinementList, range = {}, sortBy, ...state } = parseQueryString(address.search);
      return {
        ...state,
        sortBy: ITEM_SORTS.find((sort) => sort.name === sortBy)?.name ?? '',
        refinementList: Object.fromEntries(
          attributes.flatMap((name) => (refinementList[name] ? [[name, refinementList[name]]] : [])),
        ),
        range: range.price ? { price: range.price } : {},
      };
    },
  };
}

/** The URLs of the offers search: '/special-offers/?make=Isuzu&price=:50000'. */
export const OFFERS_CODEC = createItemCodec(OFFERS_SEARCH_PATH, ['make', 'model']);

/** The URLs of the parts search: '/parts/search/?categories=Towing&price=:500'. Parts have no make or year. */
export const PARTS_CODEC = createItemCodec(PARTS_SEARCH_PATH, ['categories']);
