import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import { priceLabel } from '#domain/car/price/price.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import { carPath } from '#domain/paths.ts';
import { asCarHit, toCardCar } from '#features/car-card/car-hit.ts';
import { fetchCurrentStock, fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';

/** The current state of the vehicle that a trade-in goes towards. */
export type ReplacementCarState =
  | { readonly kind: 'sold' | 'gone' }
  | {
      readonly kind: 'offered';
      readonly name: string;
      readonly href: string;
      readonly price: number;
      readonly label: string;
      /** Whether a trade-in is taken off its price. */
      readonly tradeIn: boolean;
    };

/** A vehicle's current name and price, or that it is no longer for sale; undefined if it is unknown. Rejects if the stock can't be loaded. */
export async function fetchReplacementCar(id: string): Promise<ReplacementCarState | undefined> {
  const known = (await fetchCurrentStock(await fetchStockIndexUrl(), [id])).get(id);
  if (known?.kind !== 'listed') return known;
  const car = toCardCar(asCarHit({ ...known.facts, objectID: id }));
  if (!isForSale(car)) return { kind: 'sold' };
  return {
    kind: 'offered',
    name: carName(car),
    href: carPath(car),
    price: car.price,
    label: priceLabel(car),
    tradeIn: isTradeInAndTestDriveOffered(car, true),
  };
}
