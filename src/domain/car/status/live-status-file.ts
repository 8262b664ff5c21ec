/** What changes about a car while a page that shows it lies open: [status, price], and true when it is reserved; 'sold' when it looks sold (T-33). */
export type LiveStatus = readonly [status: string, price: number, reserved?: true];

/** `/stock/status.json`: every listed car by its id. What is not in it is not listed (T-31). */
export type StockStatus = Readonly<Record<string, LiveStatus>>;

/** Reads the file's JSON; a car that does not read as one counts as not listed. Throws when it is no such file. */
export function parseStockStatus(json: unknown): StockStatus {
  if (typeof json !== 'object' || json === null) throw new Error('the stock status is no list of cars');
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveStatus(entry)));
}

function isLiveStatus(entry: unknown): entry is LiveStatus {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
