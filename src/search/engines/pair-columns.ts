import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';

/** The columns of a stock that are derived from its makes and models when the index is loaded. */
export const PAIR_COLUMNS = {
  make_model: { of: ['make', 'model'], parents: false },
  [MAKE_OR_MODEL]: { of: ['make', 'model'], parents: true },
} as const;
