import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';

/** The part of an `/api/finance` response that names the car. */
export interface CarReference {
  readonly title: string;
  readonly path: string;
}

/** A car's title and page; undefined unless it is listed. Rejects if the stock or the request fails. */
export async function fetchCarReference(id: string): Promise<CarReference | undefined> {
  if (!(await fetchStockStatus())[id]) return undefined;
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  return response.ok ? ((await response.json()) as CarReference) : undefined;
}
