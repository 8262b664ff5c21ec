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

/** A make and model that the dealer has listed, in stock or not: its search address is permanent. */
const listedModelSchema = v.strictObject({
  make: v.string(),
  model: v.string(),
  /** The body of the one listed last, for what is close to it. */
  body: v.nullable(v.string()),
});
export type ListedModel = v.InferOutput<typeof listedModelSchema>;

/**
 * The file that imports write and builds read: sites/<slug>/stock.json. `price_history`: id -> [ISO day, price in
 * dollars], oldest first, an entry only where the price changed. `listed`: every model that was ever for sale.
 */
export const snapshotSchema = v.strictObject({
  imported_at: v.pipe(v.string(), v.isoTimestamp()),
  cars: v.array(carSchema),
  price_history: v.optional(
    v.record(v.string(), v.array(v.tuple([v.pipe(v.string(), v.isoDate()), v.number()]))),
    {},
  ),
  gone: v.optional(v.array(removedCarSchema), []),
  listed: v.optional(v.array(listedModelSchema), []),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
