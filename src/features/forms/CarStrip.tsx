import { useEffect, useState } from 'react';
import { isAvailable } from '#domain/car/availability.ts';
import { hasPrice, priceLabel } from '#domain/car/price.ts';
import { liveStock } from '#features/device/live-stock.ts';
import type { FormCar } from './car-of-link.ts';

/** What a form in a dialog is about, so that nobody has to look behind the dialog. */
export function CarStrip({ id, title, price, photo }: FormCar) {
  const now = usePriceNow(id);
  return (
    <div className="sheet__car">
      {photo && <img src={photo} alt="" />}
      <p>
        <b>{title}</b>
        <span>{now ?? price}</span>
      </p>
    </div>
  );
}

/** What a car costs now; undefined until that is known, and for one that can't be had. */
function usePriceNow(id: string): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    let left = false;
    liveStock().then((stock) => {
      const [status, price] = stock[id] ?? [];
      if (left || !status || price === undefined || !isAvailable({ status })) return;
      const facts = { price, preorder: false };
      if (hasPrice(facts)) setNow(priceLabel(facts));
    }, Boolean);
    return () => {
      left = true;
    };
  }, [id]);
  return now;
}
