import { dispatchStored } from '#browser/storage.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { CAR_STATUS_STORE } from './stored-names.ts';

/**
 * Compares the page of a car (`data-live`, `data-status`, `data-price`) with the stock: when idle, when the visitor returns
 * to the page, and on a reservation page (`data-holds`) while the form is filled in. On a difference the islands that show
 * the car hydrate and update; without one React is not loaded for this. If the stock can't be loaded, the page stays as it
 * is.
 */
export function watchStock(): void {
  const page = document.querySelector<HTMLElement>('[data-live]');
  if (!page) return;
  let differed = false;
  const check = async () => {
    try {
      differed ||= hasChanged(page.dataset, (await fetchStockStatus())[page.dataset.live ?? '']);
    } catch {
      return;
    }
    // After a first difference every check is passed on: a price may return to what it was.
    if (differed) dispatchStored(CAR_STATUS_STORE);
  };
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(check), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  if (page.dataset.holds !== undefined) page.addEventListener('change', check);
}

function hasChanged(
  { status, price, holds }: DOMStringMap,
  live: readonly [status: string, price: number, reserved?: true] | undefined,
): boolean {
  if (!live) return true;
  return live[0] !== status || live[1] !== Number(price) || (holds !== undefined && live[2] === true);
}
