import { dispatchStored } from '#browser/stored-event.ts';
import { fetchStockStatus } from '#features/current-stock/fetch-stock-status.ts';
import { LIVE_CAR_STORE } from './live-car-store.ts';

/**
 * Holds the page of a car (`data-live`, `data-status`, `data-price`) against the stock: at an idle moment, when the visitor
 * comes back to it, and where the car is to be held (`data-holds`) while the form is filled in. On a difference the islands
 * that show the car hydrate and tell it; as long as there is none, React is not loaded for it. Where the stock can't be
 * had, the page stands as it was made.
 */
export function watchStock(): void {
  const page = document.querySelector<HTMLElement>('[data-live]');
  if (!page) return;
  let differed = false;
  const look = async () => {
    try {
      differed ||= hasChanged(page.dataset, (await fetchStockStatus())[page.dataset.live ?? '']);
    } catch {
      return;
    }
    // Who was told once is told what follows too: a price may go back to what it was.
    if (differed) dispatchStored(LIVE_CAR_STORE);
  };
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(look), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  if (page.dataset.holds !== undefined) page.addEventListener('change', look);
}

function hasChanged(
  { status, price, holds }: DOMStringMap,
  live: readonly [status: string, price: number, reserved?: true] | undefined,
): boolean {
  if (!live) return true;
  return live[0] !== status || live[1] !== Number(price) || (holds !== undefined && live[2] === true);
}
