import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#browser/announce.ts';
import { STORED_EVENT } from '#browser/stored-event.ts';
import { priceLabel } from '#domain/car/price/price.ts';
import { type CarStatusChange, isWithdrawn } from '#domain/car/status/live-status.ts';
import { withdrawnCopy } from '#features/car-card/sold-copy.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';
import { type PageCar, refreshCar } from './live-car.ts';
import { LIVE_CAR_STORE } from './live-car-store.ts';
import { useCarStatusChange } from './use-car-status-change.ts';

const STORED_EVENTS = [STORED_EVENT];

interface LiveCar {
  readonly statusChange: CarStatusChange;
  /** For the link to others like it, where the focus goes when what had it goes. */
  readonly similar: RefObject<HTMLAnchorElement | null>;
}

/**
 * Keeps the page in step with the stock, in the one island of it that knows the car: news are told to screen readers, and
 * when the car can't be had any more, whatever offers it (`data-offer`) goes by `data-withdrawn` of the document.
 */
export function useLiveCar(car: PageCar & { readonly preorder: boolean }, vehicle: string): LiveCar {
  const news = useCarStatusChange();
  const similar = useRef<HTMLAnchorElement>(null);
  const look = () => {
    refreshCar(car).catch(Boolean);
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(), []);
  useWindowEvent<CustomEvent>(STORED_EVENTS, ({ detail }) => {
    if (detail === LIVE_CAR_STORE) look();
  });

  const tell = useEffectEvent(() => {
    if (news.kind === 'repriced')
      announce(`The price has changed: ${priceLabel({ ...car, price: news.price })}`);
    if (!isWithdrawn(news)) return;
    const { heading, regret } = withdrawnCopy(news.kind, vehicle);
    announce(`${heading}. ${regret}`);
    const focused = document.activeElement?.closest('[data-offer]');
    document.documentElement.dataset.withdrawn = '';
    if (focused) similar.current?.focus();
  });
  useEffect(() => {
    if (news.kind !== 'same') tell();
  }, [news]);
  return { statusChange: news, similar };
}
