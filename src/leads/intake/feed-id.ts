import * as v from 'valibot';

/** Longer than any feed's; what is beyond it is of no use to anybody. */
const MAX_ID_LENGTH = 200;

/**
 * The id of a vehicle or a dealership as a browser names it. Feeds make ids of all kinds ('7~C100', '10 452/A'), and a
 * lead is never refused for one: whoever reads it compares or escapes it.
 */
export const feedIdSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_ID_LENGTH)),
);
