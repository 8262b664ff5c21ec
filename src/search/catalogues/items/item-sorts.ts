import { getSortOptions } from '#search/state/state.ts';

/** The sort options of items other than vehicles, which have no date of listing. */
export const ITEM_SORTS = getSortOptions().filter(({ name }) => name !== 'created_at:desc');
