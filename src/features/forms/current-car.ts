import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { fetchFormConfig } from '#features/forms/fetch-form-config.ts';

/**
 * The notice above a form whose car is no longer available; undefined while it is. The form stays: a visitor who asks about
 * a sold car may be helped to another one. Rejects if the stock can't be loaded.
 */
export async function fetchUnavailableText(carId: string): Promise<string | undefined> {
  const live = (await fetchStockStatus())[carId];
  if (live && isAvailable({ status: live[0] })) return undefined;
  const { vehicle } = await fetchFormConfig();
  const reason = live
    ? `Unfortunately this ${vehicle} recently sold.`
    : `This ${vehicle} is no longer in stock.`;
  return `${reason} Send us an enquiry anyway and we'll help you find a similar ${vehicle}.`;
}

/** A car's current price as displayed; undefined if it is unavailable or has no price. Rejects if the stock can't be loaded. */
export async function fetchCurrentPrice(carId: string): Promise<string | undefined> {
  const live = (await fetchStockStatus())[carId];
  if (!live || !isAvailable({ status: live[0] })) return undefined;
  const facts = { price: live[1], preorder: false };
  return hasPrice(facts) ? priceLabel(facts) : undefined;
}
