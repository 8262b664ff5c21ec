import { memo, type ReactNode, useEffect, useState } from 'react';
import type { Car } from '#domain/car/car.ts';
import { orderPrices } from '#domain/car/price/subscription.ts';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { telHref } from '#domain/location/phone.ts';
import { useCarStatusChange } from '#features/car-status/page-car.ts';
import type { CarAction } from './car-actions.ts';

/** The id of the panel's buttons. */
export const ACTION_PANEL_ID = 'actions';

type BarAction = Pick<CarAction, 'href' | 'text' | 'data'>;

interface StickyEnquireBarProps {
  /** The car's title, for wide screens. */
  readonly title: string;
  readonly car: Pick<Car, 'price' | 'price_type' | 'preorder'>;
  /** The subscription where it leads instead of the price. */
  readonly subscription?: string | null;
  /** The number to call; undefined if there is none or it is hidden. */
  readonly phone: string | undefined;
  readonly action: BarAction;
  /** The next action of the panel, for wide screens; undefined if there is none. */
  readonly second?: BarAction | undefined;
  /** The phone's icon. */
  readonly icon?: ReactNode;
}

/**
 * Price and enquiry beside the page, shown once the panel's buttons have scrolled out of view: at the bottom of a phone's
 * screen with a call, at the top of a wide one with the car's name and a second action (car-bar.css). It shows no repayment:
 * there is no room for the comparison rate beside it (T-57).
 */
export const StickyEnquireBar = memo(function StickyEnquireBar({
  title,
  car,
  subscription = null,
  phone,
  action,
  second,
  icon,
}: StickyEnquireBarProps) {
  const statusChange = useCarStatusChange();
  const shown = useScrolledPast(ACTION_PANEL_ID);
  if (isWithdrawn(statusChange)) return null;
  const price = statusChange.kind === 'repriced' ? statusChange.price : car.price;
  const ordered = orderPrices({ ...car, price }, subscription, 'subscription');
  const priceType = statusChange.kind === 'same' || subscription !== null ? ordered.type : null;
  return (
    <div className="callbar" data-offer="" data-on={shown ? '' : undefined}>
      <p className="callbar__title only-d">{title}</p>
      <p className="callbar__price">
        <b className="price">{ordered.amount}</b>
        {priceType && <span>{priceType}</span>}
      </p>
      {phone && (
        <a className="btn callbar__call" href={telHref(phone)} aria-label={`Call ${phone}`}>
          {icon}
        </a>
      )}
      {second && (
        <a className="btn only-d" href={second.href} {...second.data}>
          {second.text}
        </a>
      )}
      <a className="btn btn--primary" href={action.href} {...action.data}>
        {action.text}
      </a>
    </div>
  );
});

/** Whether an element has scrolled out above the viewport, so that two Enquire buttons are never visible at once. */
function useScrolledPast(id: string): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setPast(!isIntersecting && boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return past;
}
