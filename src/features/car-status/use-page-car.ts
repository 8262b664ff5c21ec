import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#browser/announce.ts';
import { STORED_EVENT } from '#browser/storage.ts';
import { priceLabel } from '#domain/car/price/price.ts';
import { type CarStatusChange, isWithdrawn } from '#domain/car/status/live-status.ts';
import { withdrawnCopy } from '#features/car-card/withdrawn-copy.ts';
import { useWindowEvent } from '#ui/hooks/use-event-listener.ts';
import { type PageCar, refreshCar, useCarStatusChange } from './page-car.ts';
import { CAR_STATUS_STORE } from './stored-names.ts';

const STORED_EVENTS = [STORED_EVENT];

interface PageCarState {
  readonly statusChange: CarStatusChange;
  /** The link to similar cars, which gets the focus when the focused action is removed. */
  readonly similar: RefObject<HTMLAnchorElement | null>;
}

/**
 * Keeps the page in step with the stock, in the one island that knows the car. Changes are announced to screen readers;
 * when the car is withdrawn, `data-withdrawn` on the document hides everything that offers it (`data-offer`).
 */
export function usePageCar(car: PageCar & { readonly preorder: boolean }, vehicle: string): PageCarState {
  const change = useCarStatusChange();
  const similar = useRef<HTMLAnchorElement>(null);
  const refresh = () => {
    refreshCar(car).catch(Boolean);
  };
  const refreshOnMount = useEffectEvent(refresh);
  useEffect(() => refreshOnMount(), []);
  useWindowEvent<CustomEvent>(STORED_EVENTS, ({ detail }) => {
    if (detail === CAR_STATUS_STORE) refresh();
  });

  const announceChange = useEffectEvent(() => {
    if (change.kind === 'repriced')
      announce(`The price has changed: ${priceLabel({ ...car, price: change.price })}`);
    if (!isWithdrawn(change)) return;
    const { heading, regret } = withdrawnCopy(change.kind, vehicle);
    announce(`${heading}. ${regret}`);
    const focused = document.activeElement?.closest('[data-offer]');
    document.documentElement.dataset.withdrawn = '';
    if (focused) similar.current?.focus();
  });
  useEffect(() => {
    if (change.kind !== 'same') announceChange();
  }, [change]);
  return { statusChange: change, similar };
}
