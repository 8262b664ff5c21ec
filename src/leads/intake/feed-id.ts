import * as v from 'valibot';

/** Longer than the ids of any feed; the rest is cut off. */
const MAX_ID_LENGTH = 200;

/**
 * The id of a vehicle or a dealership from a browser. Feeds have ids of all kinds ('7~C100', '10 452/A'), and no lead is
 * refused because of one: readers must compare or escape it.
 */
export const feedIdSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_ID_LENGTH)),
);
