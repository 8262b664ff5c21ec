import * as v from 'valibot';
import { type Car, carSchema } from '#domain/car/car.ts';
import type { ListedCar } from '#domain/car/status/listing.ts';

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

/** What goes on from day to day of a car. */
export type KnownCar = Pick<
  Car,
  'id' | 'slug' | 'created_at' | 'make' | 'model' | 'simple_body' | 'price' | keyof ListedCar
>;

/** A stock whose cars may be made while they are read: thousands of them at once take a lot of memory. */
export interface Stock<Vehicle = Car> extends Omit<Snapshot, 'cars'> {
  readonly cars: Iterable<Vehicle> & { readonly length: number };
}
