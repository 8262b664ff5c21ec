import { useEffect } from 'react';
import { isWithdrawn } from '#domain/car/live-status.ts';
import { isPlainPress } from '#ui/plain-press.ts';
import { carNews, FRESH, isFresh, type PageCar, refreshCar } from './live-car.ts';

/** The links by which a visitor acts on the car: a press on one loads the island that hears it here (client:intent's `for`). */
export const ACTIONS = '[data-offer] a,a[data-offer]';

/** For how long somebody who presses one waits for the stock of the minute, in milliseconds. */
const PATIENCE = 1500;

let carIsKnown: (car: PageCar) => void = () => {};
/** The car of the page, once its island has come to life. */
const pageCar = new Promise<PageCar>((resolve) => {
  carIsKnown = resolve;
});

/** Nobody acts on the car of the page before the stock was asked about it, unless that takes too long. */
export function useStockBeforeAction(car: PageCar): void {
  useEffect(() => carIsKnown(car), [car]);
}

const waitedFor = new WeakMap<HTMLElement, number>();
let waiting = false;

async function askFirst(event: MouseEvent): Promise<void> {
  const { target, button } = event;
  const link = target instanceof Element && target.closest<HTMLElement>(ACTIONS);
  if (!link || button || !isPlainPress(event)) return;
  const withdrawn = isWithdrawn(carNews.get());
  // Nobody waits for the same link twice: the press below is heard here too, and again when other islands have held it.
  const waited = waitedFor.get(link) ?? Number.NEGATIVE_INFINITY;
  if (!withdrawn && (isFresh() || performance.now() - waited < FRESH)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A press that came before the news is repeated after them: by then there is nothing to act on.
  if (withdrawn || waiting) return;
  waiting = true;
  const asked = pageCar.then(refreshCar).catch(Boolean);
  await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
  waiting = false;
  waitedFor.set(link, performance.now());
  if (!isWithdrawn(carNews.get())) link.click();
}

// Not in an effect: the press that brings the island to life is repeated once this is loaded, before React runs effects.
if (typeof window !== 'undefined') window.addEventListener('click', askFirst, true);
