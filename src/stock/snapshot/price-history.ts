import type { Car } from '#domain/car/car.ts';
import type { Snapshot } from './snapshot.ts';

export type PriceHistory = Snapshot['price_history'];

/**
 * The price history of every present or remembered car. A car's list grows only when its price changes, so it starts
 * with the day the car was first imported. `day` is the ISO day of the import in UTC.
 */
export function updatePriceHistory(
  before: PriceHistory,
  cars: Iterable<Pick<Car, 'id' | 'price'>>,
  remembered: readonly { readonly id: string }[],
  day: string,
): PriceHistory {
  // A Map, because a feed could use the id 'constructor'.
  const known = new Map(Object.entries(before));
  const retained = remembered.flatMap(({ id }) => {
    const prices = known.get(id);
    return prices ? [[id, prices] as const] : [];
  });
  const current = Array.from(cars, ({ id, price }) => {
    const prices = known.get(id) ?? [];
    const isSame = prices.at(-1)?.[1] === price;
    return [id, isSame ? prices : [...prices, [day, price] satisfies [string, number]]] as const;
  });
  return Object.fromEntries([...current, ...retained]);
}
