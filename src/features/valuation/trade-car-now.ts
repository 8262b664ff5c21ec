import { isOnOffer } from '#domain/car/availability.ts';
import { priceLabel } from '#domain/car/price.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { isDrivable } from '#domain/car/trade-in.ts';
import { carPath } from '#domain/paths.ts';
import { type CarHit, cardCarOf } from '#features/car-card/car-hit.ts';
import { stockNow } from '#features/current-stock/current-stock.ts';
import { stockIndex } from '#features/current-stock/fetch-stock-index.ts';

/** The vehicle that a trade-in goes towards, at this minute. */
export type TradeCarNow =
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

/** What a vehicle is and costs, or that it can't be had any more; undefined where it is not known. Rejects where the stock can't be asked. */
export async function tradeCarNow(id: string): Promise<TradeCarNow | undefined> {
  const known = (await stockNow(await stockIndex(), [id])).get(id);
  if (known?.kind !== 'listed') return known;
  const car = cardCarOf({ ...known.facts, objectID: id } as unknown as CarHit);
  if (!isOnOffer(car)) return { kind: 'sold' };
  return {
    kind: 'offered',
    name: [carTitle(car), carSubtitle(car)].filter(Boolean).join(' '),
    href: carPath(car),
    price: car.price,
    label: priceLabel(car),
    tradeIn: isDrivable(car, true),
  };
}
