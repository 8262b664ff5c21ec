import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';

/** A car that left the stock: the data to redirect its visitors to a similar search (T-45) for 90 days. */
const removedCarSchema = v.strictObject({
  id: v.string(),
  slug: v.string(),
  make: v.string(),
  model: v.string(),
  body: v.nullable(v.string()),
  /** The time since when it was for sale, in case it comes back. */
  created_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The ISO time of the import that removed it. */
  gone_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type RemovedCar = v.InferOutput<typeof removedCarSchema>;

/**
 * The file that imports write and builds read: sites/<slug>/stock.json. `price_history`: id -> [ISO day, price in
 * dollars], oldest first, an entry only where the price changed.
 */
export const snapshotSchema = v.strictObject({
  imported_at: v.pipe(v.string(), v.isoTimestamp()),
  cars: v.array(carSchema),
  price_history: v.optional(
    v.record(v.string(), v.array(v.tuple([v.pipe(v.string(), v.isoDate()), v.number()]))),
    {},
  ),
  gone: v.optional(v.array(removedCarSchema), []),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
