import type { ReadCarsResult } from '#stock/snapshot/read-cars.ts';
import type { KnownCar, Stock } from '#stock/snapshot/snapshot.ts';

/** A feed that drops a larger share of the stock is presumed broken. */
const MAX_DROP_SHARE = 0.3;

/**
 * Reasons not to replace the stock with a feed, in the form 'problem. Fix.'; empty if there are none. `--force`
 * overrides them.
 */
export function findRefusals(previous: Stock<KnownCar>, read: ReadCarsResult, isCutShort = false): string[] {
  if (read.cars.length === 0) return findEmptyFeedRefusals(previous, read);
  const present = new Set(read.cars.map(({ id }) => id));
  const dropped = [...previous.cars].filter(({ id }) => !present.has(id)).length;
  const share = previous.cars.length === 0 ? 0 : dropped / previous.cars.length;
  if (isCutShort && dropped > 0) {
    return [
      `breaks off and lacks ${dropped} of the ${previous.cars.length} cars in stock. Ask for the feed again, or add --force to take what is there.`,
    ];
  }
  if (share <= MAX_DROP_SHARE) return [];
  return [
    `lacks ${dropped} of the ${previous.cars.length} cars in stock (${Math.floor(share * 100)} %; more than 30 % looks like a broken feed). Check the feed, or add --force to take it as it is.`,
  ];
}

/** A new dealer may have no cars yet; if all rows fail or the whole stock vanishes, it is a mistake. */
function findEmptyFeedRefusals(previous: Stock<KnownCar>, read: ReadCarsResult): string[] {
  if (read.heldRows > 0) {
    const [first] = read.held;
    return [
      `has no row that is a car: all ${read.heldRows} are held back, the first because of ${first?.field} (${first?.reason}). Check the mapping.`,
    ];
  }
  const hadStock = previous.cars.length > 0 || previous.gone.length > 0;
  return hadStock
    ? ['has no cars, and there was stock before. Check the feed, or add --force to empty the site.']
    : [];
}
