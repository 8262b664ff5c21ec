import { useEffect } from 'react';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { carStatusChange, isStatusFresh, type PageCar, refreshCar, STATUS_MAX_AGE_MS } from './live-car.ts';

/** The links by which a visitor acts on the car: a press on one loads the island that hears it here (client:intent's `for`). */
export const ACTION_SELECTOR = '[data-offer] a,a[data-offer]';

/** For how long somebody who presses one waits for the stock of the minute, in milliseconds. */
const STATUS_TIMEOUT_MS = 1500;

let resolvePageCar: (car: PageCar) => void = () => {};
/** The car of the page, once its island has come to life. */
const pageCar = new Promise<PageCar>((resolve) => {
  resolvePageCar = resolve;
});

/** Nobody acts on the car of the page before the stock was asked about it, unless that takes too long. */
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
  // Nobody waits for the same link twice: the press below is heard here too, and again when other islands have held it.
  const waited = lastWaitAt.get(link) ?? Number.NEGATIVE_INFINITY;
  if (!withdrawn && (isStatusFresh() || performance.now() - waited < STATUS_MAX_AGE_MS)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A press that came before the news is repeated after them: by then there is nothing to act on.
  if (withdrawn || isWaiting) return;
  isWaiting = true;
  const asked = pageCar.then(refreshCar).catch(Boolean);
  await Promise.race([asked, new Promise((done) => setTimeout(done, STATUS_TIMEOUT_MS))]);
  isWaiting = false;
  lastWaitAt.set(link, performance.now());
  if (!isWithdrawn(carStatusChange.get())) link.click();
}

// Not in an effect: the press that brings the island to life is repeated once this is loaded, before React runs effects.
if (typeof window !== 'undefined') window.addEventListener('click', checkFirst, true);
