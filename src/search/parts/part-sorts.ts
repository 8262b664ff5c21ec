import { SORTS } from '#search/state.ts';

/** The sort options of parts: a part does not say since when it is there. */
export const PART_SORTS = SORTS.filter(({ name }) => name !== 'created_at:desc');
