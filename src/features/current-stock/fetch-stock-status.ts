import { parseStockStatus, type StockStatus } from '#domain/car/status/live-status-file.ts';

const STATUS_URL = '/stock/status.json';
/** How long a response is reused. */
const MAX_AGE_MS = 60_000;

let cached: { readonly at: number; readonly status: Promise<StockStatus> } | undefined;

/** The current status of the stock, requested at most once a minute. Rejects when it cannot be loaded; the next call retries. */
export function fetchStockStatus(): Promise<StockStatus> {
  const at = performance.now();
  if (cached && at - cached.at < MAX_AGE_MS) return cached.status;
  const status = requestStatus();
  cached = { at, status };
  status.catch(() => {
    cached = undefined;
  });
  return status;
}

async function requestStatus(): Promise<StockStatus> {
  const response = await fetch(STATUS_URL);
  if (!response.ok) throw new Error(`${STATUS_URL} answered ${response.status}`);
  return parseStockStatus(await response.json());
}
