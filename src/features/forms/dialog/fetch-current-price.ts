import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';

/** What a car costs now; undefined for one that can't be had or has no price. Rejects where the stock can't be asked. */
export async function fetchCurrentPrice(carId: string): Promise<string | undefined> {
  const live = (await fetchStockStatus())[carId];
  if (!live || !isAvailable({ status: live[0] })) return undefined;
  const facts = { price: live[1], preorder: false };
  return hasPrice(facts) ? priceLabel(facts) : undefined;
}
