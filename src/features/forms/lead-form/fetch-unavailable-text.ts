import { isAvailable } from '#domain/car/status/availability.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { fetchFormConfig } from '#features/forms/fetch-form-config.ts';

/**
 * What is said on top of a form when the car that it is about can't be had any more; undefined for one that can. The form
 * stays: who writes about a car that has gone may be helped to another one. Rejects where the stock can't be asked.
 */
export async function fetchUnavailableText(carId: string): Promise<string | undefined> {
  const live = (await fetchStockStatus())[carId];
  if (live && isAvailable({ status: live[0] })) return undefined;
  const { vehicle } = await fetchFormConfig();
  const news = live ? `Unfortunately this ${vehicle} recently sold.` : `This ${vehicle} has left our stock.`;
  return `${news} Write to us all the same, and we will help you find a similar ${vehicle}.`;
}
