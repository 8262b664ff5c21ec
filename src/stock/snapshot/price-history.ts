import type { Car } from '#domain/car/car.ts';
import type { Snapshot } from './snapshot.ts';

export type PriceHistory = Snapshot['price_history'];

/**
 * The prices of every car that is here or remembered. A car's list grows only when its price differs from the last one
 * in it, so it begins with the day the car was first seen. `day` is the ISO day of the import in UTC.
 */
export function updatePriceHistory(
  before: PriceHistory,
  cars: readonly Pick<Car, 'id' | 'price'>[],
  remembered: readonly { readonly id: string }[],
  day: string,
): PriceHistory {
  // A map: feeds may call a car 'constructor'.
  const known = new Map(Object.entries(before));
  const kept = remembered.flatMap(({ id }) => {
    const prices = known.get(id);
    return prices ? [[id, prices] as const] : [];
  });
  const current = cars.map(({ id, price }) => {
    const prices = known.get(id) ?? [];
    const isSame = prices.at(-1)?.[1] === price;
    return [id, isSame ? prices : [...prices, [day, price] satisfies [string, number]]] as const;
  });
  return Object.fromEntries([...current, ...kept]);
}
