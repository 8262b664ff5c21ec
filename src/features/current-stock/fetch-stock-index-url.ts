/**
 * The address of the index file of the stock as it is now. Pages that are kept when the stock changes do not hold it: a new
 * price would make every one of them anew. Rejects when it can't be had.
 */
export async function fetchStockIndexUrl(): Promise<string> {
  const response = await fetch('/stock/index.json');
  if (!response.ok) throw new Error(`/stock/index.json answered ${response.status}`);
  const { cars }: { cars: string } = await response.json();
  return cars;
}
