import { type CarFinance, fetchCarFinance } from '#features/current-stock/fetch-car-finance.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';

/** A car's title, type and page; undefined unless it is listed. Rejects if the stock or the request fails. */
export async function fetchCarReference(
  id: string,
): Promise<Pick<CarFinance, 'title' | 'car_type' | 'path'> | undefined> {
  return (await fetchStockStatus())[id] ? fetchCarFinance(id) : undefined;
}
