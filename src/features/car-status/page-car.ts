import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { dispatchStored } from '#browser/storage.ts';
import { type CarStatusChange, diffStatus, isWithdrawn } from '#domain/car/status/live-status.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import type { CurrentFinance } from './current-finance.ts';
import { CAR_STATUS_STORE, OWN_TERMS_STORE } from './stored-names.ts';

/** A page's car as of the build. */
export interface PageCar {
  readonly id: string;
  readonly price: number;
  /** Whether it can be reserved. */
  readonly holds?: boolean;
}

/** The age up to which the status counts as fresh. The file is not requested more often (fetch-stock-status.ts). */
export const STATUS_MAX_AGE_MS = 60_000;

/** The change of the page's car since the build. */
export const carStatusChange = atom<CarStatusChange>({ kind: 'same' });

/** The finance texts at the car's new price; null until they are loaded, and if no lender's rules accept it. */
export const updatedFinance = atom<CurrentFinance | null>(null);

/** The finance texts for the visitor's own deposit and term; null until one is changed. */
export const ownFinance = atom<CurrentFinance | null>(null);

/** Shows the finance texts for the visitor's own terms, and hydrates the islands that show them. */
export function showOwnFinance(finance: CurrentFinance | null): void {
  ownFinance.set(finance);
  dispatchStored(OWN_TERMS_STORE);
}

let checkedAt = Number.NEGATIVE_INFINITY;

/** Whether the status was checked less than STATUS_MAX_AGE_MS ago. */
export function isStatusFresh(): boolean {
  return performance.now() - checkedAt < STATUS_MAX_AGE_MS;
}

/** Checks the page's car against the stock; a change hydrates the islands that show it. Rejects if the stock can't be loaded. */
export async function refreshCar({ id, price, holds }: PageCar): Promise<void> {
  const change = diffStatus(price, (await fetchStockStatus())[id], holds);
  checkedAt = performance.now();
  const previous = carStatusChange.get();
  if (isWithdrawn(previous) || isSame(previous, change)) return;
  carStatusChange.set(change);
  dispatchStored(CAR_STATUS_STORE);
}

function isSame(a: CarStatusChange, b: CarStatusChange): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The change of the page's car since the build; none on the server. */
export function useCarStatusChange(): CarStatusChange {
  return useStore(carStatusChange, { ssr: 'initial' });
}

/**
 * The finance texts: while the price is the same those of the build, or those for the visitor's own deposit and term; then
 * those at the new price.
 */
export function useCurrentFinance<Name extends keyof CurrentFinance>(
  built: Pick<CurrentFinance, Name> | null,
): Pick<CurrentFinance, Name> | null {
  const { kind } = useCarStatusChange();
  const updated = useStore(updatedFinance, { ssr: 'initial' });
  const own = useStore(ownFinance, { ssr: 'initial' });
  if (kind !== 'same') return updated;
  return built && (own ?? built);
}
