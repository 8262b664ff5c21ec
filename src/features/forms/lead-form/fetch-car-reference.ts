import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';

/** What `/api/finance` says of a car. */
export interface CarReference {
  readonly title: string;
  readonly path: string;
}

/** What a car is called and where its page is; undefined unless it is listed. Rejects where that can't be asked. */
export async function fetchCarReference(id: string): Promise<CarReference | undefined> {
  if (!(await fetchStockStatus())[id]) return undefined;
  const answer = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  return answer.ok ? ((await answer.json()) as CarReference) : undefined;
}
