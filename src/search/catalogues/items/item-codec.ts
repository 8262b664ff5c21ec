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

/** A codec for a search with these lists and the price: '/parts/search/?categories=Towing&price=:500'. */
export function createItemCodec(path: string, attributes: readonly ListAttribute[]): ItemCodec {
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
