import { memo } from 'react';
import type { Car } from '#domain/car/car.ts';
import { priceLabel } from '#domain/car/price/price.ts';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { formatDollars } from '#domain/numbers.ts';
import { SoldNotice } from '#features/car-status/SoldNotice.tsx';
import { usePageCar } from '#features/car-status/use-page-car.ts';
import type { ReserveCopy } from './reserve-copy.ts';

interface ReservePriceProps {
  readonly car: Pick<Car, 'id' | 'price' | 'price_type' | 'preorder'>;
  /** The fee in dollars; null if there is none. */
  readonly fee: number | null;
  readonly words: Pick<ReserveCopy, 'fee' | 'note'>;
  /** The dealer's word for a vehicle. */
  readonly vehicle: string;
  /** A search for similar cars. */
  readonly similarHref: string;
}

/** The price of a car to reserve, and the fee. Also keeps the page up to date with the stock. */
export const ReservePrice = memo(function ReservePrice({
  car,
  fee,
  words,
  vehicle,
  similarHref,
}: ReservePriceProps) {
  const { statusChange, similar } = usePageCar({ ...car, holds: true }, vehicle);
  if (isWithdrawn(statusChange))
    return <SoldNotice kind={statusChange.kind} vehicle={vehicle} href={similarHref} link={similar} />;
  const price = statusChange.kind === 'repriced' ? statusChange.price : car.price;
  return (
    <div className="reserve-page__money">
      <dl>
        <div>
          <dt>
            {'Price '}
            {car.price_type && <span className="muted">{car.price_type}</span>}
          </dt>
          <dd className="price">{priceLabel({ ...car, price })}</dd>
        </div>
        <div>
          <dt>Holding fee</dt>
          <dd>{words.fee}</dd>
        </div>
        {fee !== null && statusChange.kind === 'same' && (
          <div>
            <dt>Balance</dt>
            <dd>{formatDollars(Math.max(0, car.price - fee))}</dd>
          </div>
        )}
      </dl>
      <p className="small">{words.note}</p>
    </div>
  );
});
