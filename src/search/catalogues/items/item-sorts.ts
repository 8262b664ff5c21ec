import { getSortOptions } from '#search/state/state.ts';

/** The sort options of what is no vehicle: it does not say since when it is there. */
export const ITEM_SORTS = getSortOptions().filter(({ name }) => name !== 'created_at:desc');
