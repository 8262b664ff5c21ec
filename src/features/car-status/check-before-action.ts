import { useEffect } from 'react';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { carStatusChange, isStatusFresh, type PageCar, refreshCar, STATUS_MAX_AGE_MS } from './page-car.ts';

/** The links by which a visitor acts on the car: a click on one hydrates the island that handles it here (client:intent's `for`). */
export const ACTION_SELECTOR = '[data-offer] a,a[data-offer]';

/** The maximum delay of such a click while the current stock is loaded. */
const STATUS_TIMEOUT_MS = 1500;

let resolvePageCar: (car: PageCar) => void = () => {};
/** The page's car, once its island has hydrated. */
const pageCar = new Promise<PageCar>((resolve) => {
  resolvePageCar = resolve;
});

/** Delays actions on the page's car until its current status is known, or for STATUS_TIMEOUT_MS at most. */
export function useCheckBeforeAction(car: PageCar): void {
  useEffect(() => resolvePageCar(car), [car]);
}

const lastWaitAt = new WeakMap<HTMLElement, number>();
let isWaiting = false;

async function checkFirst(event: MouseEvent): Promise<void> {
  const { target, button } = event;
  const link = target instanceof Element && target.closest<HTMLElement>(ACTION_SELECTOR);
  if (!link || button || !isPlainClick(event)) return;
  const withdrawn = isWithdrawn(carStatusChange.get());
  // A link delays only once: this listener also gets the repeated click below, and clicks that other islands replay.
  const waited = lastWaitAt.get(link) ?? Number.NEGATIVE_INFINITY;
  if (!withdrawn && (isStatusFresh() || performance.now() - waited < STATUS_MAX_AGE_MS)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A withdrawn car has nothing left to act on; while one click waits, further ones are dropped.
  if (withdrawn || isWaiting) return;
  isWaiting = true;
  const check = pageCar.then(refreshCar).catch(Boolean);
  await Promise.race([check, new Promise((done) => setTimeout(done, STATUS_TIMEOUT_MS))]);
  isWaiting = false;
  lastWaitAt.set(link, performance.now());
  if (!isWithdrawn(carStatusChange.get())) link.click();
}

// Not in an effect: the press that brings the island to life is repeated once this is loaded, before React runs effects.
if (typeof window !== 'undefined') window.addEventListener('click', checkFirst, true);
