import type { ListAttribute } from '#search/state/attributes.ts';
import type { SearchState } from '#search/state/state.ts';
import { buildQueryString, parseQueryString, type UrlParts } from '#search/state/url.ts';
import { ITEM_SORTS } from './item-sorts.ts';

/** Writes and reads the URLs of a search other than the stock search. */
export interface ItemCodec {
  /** Path of the search without filters: '/parts/search/'. */
  readonly path: string;
  write(state: SearchState): string;
  read(address: Pick<UrlParts, 'search'>): SearchState;
}

/** A codec for a search with these lists and the price: '/parts/search/?categories=Towing&price=:500'. */
export function createItemCodec(path: string, attributes: readonly ListAttribute[]): ItemCodec {
  return {
    path,
    write: (state) => path + buildQueryString(state),
    read: (address) => {
      const { lists, ranges, sortBy, ...state } = parseQueryString(address.search);
      return {
        ...state,
        sortBy: ITEM_SORTS.find((sort) => sort.name === sortBy)?.name ?? '',
        lists: Object.fromEntries(
          attributes.flatMap((name) => (lists[name] ? [[name, lists[name]]] : [])),
        ) as SearchState['lists'],
        ranges: ranges.price ? { price: ranges.price } : {},
      };
    },
  };
}
