import { useRef } from 'react';
import { useWindowEvent } from '#components/use-window-event.ts';
import { isWithdrawn } from '#domain/car/live-status.ts';
import { carNews, FRESH, isFresh, type PageCar, refreshCar } from './live-car.ts';

/** The links by which a visitor acts on the car: a press on one hydrates the island that hears it here (client:intent's `for`). */
export const ACTIONS = '[data-offer] a,a[data-offer]';

const PRESSES = ['click'];

/** For how long somebody who presses one waits for the stock of the minute, in milliseconds. */
const PATIENCE = 1500;

/** Nobody acts on a car before the stock was asked about it, unless that takes too long. */
export function useStockBeforeAction(car: PageCar): void {
  const waiting = useRef(false);
  const waitedFor = useRef(new WeakMap<HTMLElement, number>());
  const wait = async (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLElement>(ACTIONS);
    if (!link || button || ctrlKey || metaKey || shiftKey || altKey || isFresh()) return;
    // Nobody waits for the same link twice: the press below is heard here too, and again when other islands have held it.
    const waited = waitedFor.current.get(link) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - waited < FRESH) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waiting.current) return;
    waiting.current = true;
    await Promise.race([refreshCar(car).catch(Boolean), new Promise((done) => setTimeout(done, PATIENCE))]);
    waiting.current = false;
    waitedFor.current.set(link, performance.now());
    if (!isWithdrawn(carNews.get())) link.click();
  };
  useWindowEvent(PRESSES, wait, true);
}
