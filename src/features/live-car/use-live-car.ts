import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { say } from '#browser/announce.ts';
import { STORED_EVENT } from '#browser/tell-stored.ts';
import { type CarNews, isWithdrawn } from '#domain/car/live-status.ts';
import { priceLabel } from '#domain/car/price.ts';
import { withdrawnWords } from '#features/car-card/sold-copy.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';
import { type PageCar, refreshCar } from './live-car.ts';
import { LIVE_CAR } from './live-car-store.ts';
import { useCarNews } from './use-car-news.ts';

const STORED = [STORED_EVENT];

interface LiveCar {
  readonly news: CarNews;
  /** For the link to others like it, where the focus goes when what had it goes. */
  readonly similar: RefObject<HTMLAnchorElement | null>;
}

/**
 * Keeps the page in step with the stock, in the one island of it that knows the car: news are told to screen readers, and
 * when the car can't be had any more, whatever offers it (`data-offer`) goes by `data-withdrawn` of the document.
 */
export function useLiveCar(car: PageCar & { readonly preorder: boolean }, vehicle: string): LiveCar {
  const news = useCarNews();
  const similar = useRef<HTMLAnchorElement>(null);
  const look = () => {
    refreshCar(car).catch(Boolean);
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(), []);
  useWindowEvent<CustomEvent>(STORED, ({ detail }) => {
    if (detail === LIVE_CAR) look();
  });

  const tell = useEffectEvent(() => {
    if (news.kind === 'repriced') say(`The price has changed: ${priceLabel({ ...car, price: news.price })}`);
    if (!isWithdrawn(news)) return;
    const { heading, regret } = withdrawnWords(news.kind, vehicle);
    say(`${heading}. ${regret}`);
    const focused = document.activeElement?.closest('[data-offer]');
    document.documentElement.dataset.withdrawn = '';
    if (focused) similar.current?.focus();
  });
  useEffect(() => {
    if (news.kind !== 'same') tell();
  }, [news]);
  return { news, similar };
}
