import { parseStockStatus, type StockStatus } from '#domain/car/status/live-status-file.ts';

const STATUS_URL = '/stock/status.json';
/** For how many milliseconds an answer is good enough. */
const MAX_AGE_MS = 60_000;

let cached: { readonly at: number; readonly status: Promise<StockStatus> } | undefined;

/** The stock as it is now, asked for once a minute at most. Rejects when it can't be had; the next call asks again. */
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
