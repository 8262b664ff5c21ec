import { readStockStatus, type StockStatus } from '#domain/car/live-status-file.ts';

const STATUS_URL = '/stock/status.json';
/** For how many milliseconds an answer is good enough. */
const FRESH = 60_000;

let known: { readonly at: number; readonly status: Promise<StockStatus> } | undefined;

/** The stock as it is now, asked for once a minute at most. Rejects when it can't be had; the next call asks again. */
export function liveStock(): Promise<StockStatus> {
  const at = performance.now();
  if (known && at - known.at < FRESH) return known.status;
  const status = ask();
  known = { at, status };
  status.catch(() => {
    known = undefined;
  });
  return status;
}

async function ask(): Promise<StockStatus> {
  const response = await fetch(STATUS_URL);
  if (!response.ok) throw new Error(`${STATUS_URL} answered ${response.status}`);
  return readStockStatus(await response.json());
}
