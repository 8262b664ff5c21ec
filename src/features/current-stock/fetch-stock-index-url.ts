/**
 * The URL of the current stock's index file. Pages that are reused when the stock changes must not contain it: each new
 * price would render all of them again. Rejects when it cannot be loaded.
 */
export async function fetchStockIndexUrl(): Promise<string> {
  const response = await fetch('/stock/index.json');
  if (!response.ok) throw new Error(`/stock/index.json answered ${response.status}`);
  const { cars }: { cars: string } = await response.json();
  return cars;
}
