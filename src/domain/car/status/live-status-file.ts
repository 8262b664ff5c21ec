/**
 * The facts about a car that can change while its page is open: [status, price], and true if it is reserved. The status
 * is 'sold' when the car is shown as sold (T-33).
 */
export type LiveStatus = readonly [status: string, price: number, reserved?: true];

/** `/stock/status.json`: every listed car by id. A car that is missing is not listed (T-31). */
export type StockStatus = Readonly<Record<string, LiveStatus>>;

/** Parses the file's JSON. An entry that is malformed counts as not listed. Throws when the JSON is not an object. */
export function parseStockStatus(json: unknown): StockStatus {
  if (typeof json !== 'object' || json === null) throw new Error('stock status: not an object of cars');
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveStatus(entry)));
}

function isLiveStatus(entry: unknown): entry is LiveStatus {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
