import type { Car } from '#domain/car/car.ts';

/** Trade-ins and test drives are offered only above this price in dollars. */
const TRADE_IN_PRICE_THRESHOLD = 200;

/**
 * Whether a trade-in and a test drive are offered (T-40): in stock, neither sold nor reserved, above 200 dollars, at a
 * dealership with the valuation provider.
 */
export function isTradeInAndTestDriveOffered(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>,
  valuationProvider: boolean,
): boolean {
  return (
    valuationProvider &&
    car.status === 'in_stock' &&
    !car.sold &&
    !car.reserved &&
    car.price > TRADE_IN_PRICE_THRESHOLD
  );
}
