import { PARTS_SEARCH } from '#domain/paths.ts';
import type { SearchState } from '#search/state.ts';
import { type Address, parseQuery, queryOf } from '#search/url.ts';
import { PART_SORTS } from './part-sorts.ts';

/** Addresses of the parts search and back: '/parts/search/?categories=Towing&price=:500'. A part has no make or year. */
export const PARTS_CODEC = {
  write: (state: SearchState): string => PARTS_SEARCH + queryOf(state),
  read: (address: Pick<Address, 'search'>): SearchState => {
    const { lists, ranges, sortBy, ...state } = parseQuery(address.search);
    return {
      ...state,
      sortBy: PART_SORTS.find((sort) => sort.name === sortBy)?.name ?? '',
      lists: lists.categories ? { categories: lists.categories } : {},
      ranges: ranges.price ? { price: ranges.price } : {},
    };
  },
};
