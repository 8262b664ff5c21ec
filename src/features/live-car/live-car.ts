import { atom } from 'nanostores';
import { tellStored } from '#browser/tell-stored.ts';
import { type CarNews, isWithdrawn, newsOf } from '#domain/car/live-status.ts';
import { liveStock } from '#features/current-stock/fetch-stock-status.ts';
import type { FinanceNow } from './current-finance.ts';
import { LIVE_CAR } from './live-car-store.ts';

/** The car of a page as the page was made. */
export interface PageCar {
  readonly id: string;
  readonly price: number;
  /** Whether it is offered to be held. */
  readonly holds?: boolean;
}

/** For how long what was heard is good enough, in milliseconds; the file is asked for no more often (fetch-stock-status.ts). */
export const FRESH = 60_000;

/** What has become of the page's car since the page was made. */
export const carNews = atom<CarNews>({ kind: 'same' });

/** What lenders say of the car at its new price; null as long as nothing is known, and where no rule is passed. */
export const newFinance = atom<FinanceNow | null>(null);

let heardAt = Number.NEGATIVE_INFINITY;

/** Whether the stock was heard less than a minute ago. */
export function isFresh(): boolean {
  return performance.now() - heardAt < FRESH;
}

/** Asks the stock about the page's car; islands that show it hydrate on news. Rejects when the stock can't be asked. */
export async function refreshCar({ id, price, holds }: PageCar): Promise<void> {
  const news = newsOf(price, (await liveStock())[id], holds);
  heardAt = performance.now();
  const known = carNews.get();
  if (isWithdrawn(known) || isSame(known, news)) return;
  carNews.set(news);
  tellStored(LIVE_CAR);
}

function isSame(one: CarNews, other: CarNews): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
