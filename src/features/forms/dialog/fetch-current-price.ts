import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';

/** A car's current price as displayed; undefined if it is unavailable or has no price. Rejects if the stock can't be loaded. */
export async function fetchCurrentPrice(carId: string): Promise<string | undefined> {
  const live = (await fetchStockStatus())[carId];
  if (!live || !isAvailable({ status: live[0] })) return undefined;
  const facts = { price: live[1], preorder: false };
  return hasPrice(facts) ? priceLabel(facts) : undefined;
}
