import { memo, useEffect, useState } from 'react';
import type { ReplacementCarState } from './fetch-replacement-car.ts';
import { TradeInBalance } from './TradeInBalance.tsx';

interface ReplacementCarProps {
  /** The dealer's word for a vehicle. */
  readonly vehicle: string;
  readonly stockHref: string;
}

/**
 * The dealer's vehicle that the trade-in goes towards. The page's address names it, for this island and, with the form, for
 * the function. Without one, or if it is no longer available, the visitor is sent to the stock.
 */
export const ReplacementCar = memo(function ReplacementCar({ vehicle, stockHref }: ReplacementCarProps) {
  const car = useReplacementCar();
  if (car?.kind === 'offered')
    return (
      <div className="value-car">
        <p className="value-car__name">
          <span className="small muted">Your trade-in goes towards</span>
          <a href={car.href}>{car.name}</a>
          <span className="price">{car.label}</span>
        </p>
        {car.tradeIn && <TradeInBalance price={car.price} />}
      </div>
    );
  return (
    <div className="value-car">
      <p>
        {`${describeUnavailable(car, vehicle)}Your trade-in goes towards the ${vehicle} you choose from `}
        <a href={stockHref}>our stock</a>.
      </p>
    </div>
  );
});

function describeUnavailable(car: { readonly kind: 'sold' | 'gone' } | undefined, vehicle: string): string {
  if (!car) return '';
  return car.kind === 'sold'
    ? `Unfortunately this ${vehicle} recently sold. `
    : `This ${vehicle} is no longer in stock. `;
}

/** The vehicle that the address names; undefined if it names none, or the stock can't be loaded. */
function useReplacementCar(): ReplacementCarState | undefined {
  const [car, setCar] = useState<ReplacementCarState>();
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('car_id');
    if (id === null) return;
    import('./fetch-replacement-car.ts')
      .then(({ fetchReplacementCar }) => fetchReplacementCar(id))
      .then(setCar, Boolean);
  }, []);
  return car;
}
