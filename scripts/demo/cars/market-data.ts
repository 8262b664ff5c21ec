import type { Car } from '#domain/car/car.ts';
import type { Random } from '#scripts/demo/random.ts';

/** Share of used vehicles with a known market price, and of those the share priced below it. */
const KNOWN_SHARE = 0.62;
const BELOW_MARKET_SHARE = 0.22;

/** The market's average price for a vehicle offered at `price`, in dollars; null if unknown. */
export function marketData(price: number, random: Random): Car['autograb_data'] {
  if (!random.chance(KNOWN_SHARE)) return null;
  const difference = random.chance(BELOW_MARKET_SHARE) ? random.int(510, 2600) : random.int(-1400, 480);
  const state = price + difference;
  return { average_market_price: state + random.int(-300, 300), state_average_market_price: state };
}
