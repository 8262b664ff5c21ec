import { getOnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { Site } from '#site/site.ts';

/** The words of the invitation to sell a vehicle: the dealer's own, else what the dealer's way of valuing allows. */
export function writeSellWords({ home, valuation, vehicle }: Site) {
  const { noun } = vehicle;
  const own = home.sell || {};
  const isOnline = getOnlineValuationConfig(valuation) !== undefined;
  return {
    heading: own.heading ?? `Sell us your ${noun}`,
    text:
      own.text ??
      (isOnline
        ? `See what your ${noun} is worth online, then get a firm offer after a quick inspection.`
        : `Tell us about your ${noun} and we'll call you with an offer.`),
    action: `Value my ${noun}`,
  };
}
