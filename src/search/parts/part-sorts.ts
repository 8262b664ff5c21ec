import { sortsWith } from '#search/state.ts';

/** The sort options of parts: a part does not say since when it is there. */
export const PART_SORTS = sortsWith().filter(({ name }) => name !== 'created_at:desc');
