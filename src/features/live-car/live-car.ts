import { atom } from 'nanostores';
import { dispatchStored } from '#browser/stored-event.ts';
import { type CarStatusChange, diffStatus, isWithdrawn } from '#domain/car/status/live-status.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import type { CurrentFinance } from './current-finance.ts';
import { LIVE_CAR_STORE } from './live-car-store.ts';

/** The car of a page as the page was made. */
export interface PageCar {
  readonly id: string;
  readonly price: number;
  /** Whether it is offered to be held. */
  readonly holds?: boolean;
}

/** For how long what was heard is good enough, in milliseconds; the file is asked for no more often (fetch-stock-status.ts). */
export const STATUS_MAX_AGE_MS = 60_000;

/** What has become of the page's car since the page was made. */
export const carStatusChange = atom<CarStatusChange>({ kind: 'same' });

/** What lenders say of the car at its new price; null as long as nothing is known, and where no rule is passed. */
export const updatedFinance = atom<CurrentFinance | null>(null);

let checkedAt = Number.NEGATIVE_INFINITY;

/** Whether the stock was heard less than a minute ago. */
export function isStatusFresh(): boolean {
  return performance.now() - checkedAt < STATUS_MAX_AGE_MS;
}

/** Asks the stock about the page's car; islands that show it hydrate on news. Rejects when the stock can't be asked. */
export async function refreshCar({ id, price, holds }: PageCar): Promise<void> {
  const news = diffStatus(price, (await fetchStockStatus())[id], holds);
  checkedAt = performance.now();
  const known = carStatusChange.get();
  if (isWithdrawn(known) || isSame(known, news)) return;
  carStatusChange.set(news);
  dispatchStored(LIVE_CAR_STORE);
}

function isSame(one: CarStatusChange, other: CarStatusChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
