import { bodyLabel } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { LeadPrice } from '#domain/car/price/subscription.ts';
import { COUNTRIES } from '#domain/country.ts';
import type { Site } from '#site/site.ts';
import type { SearchPlace, SearchView } from './context/search-payload.ts';

/** The example's price is the first of these steps that covers half of its vehicles, in dollars. */
const PRICE_STEPS = { price: 5000, subscription: 50 } as const satisfies Record<LeadPrice, number>;

/**
 * A sentence that finds vehicles of this stock, as an example of what the search box understands: 'white SUV under 45k', of
 * the commonest colour and body, or 'white SUV under $250 a week' where subscriptions lead. Undefined without vehicles of both
 * and with prices.
 */
export function buildExampleSentence(cars: readonly Car[], lead: LeadPrice = 'price'): string | undefined {
  const described = cars.flatMap((car) => {
    const { colour, simple_body: body } = car;
    const price = lead === 'price' ? hasPrice(car) && car.price : car.subscription_price;
    return !car.sold && price && colour && body ? [{ colour, body, price }] : [];
  });
  const groups = Map.groupBy(described, ({ colour, body }) => `${colour} ${body}`);
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const [first] = largest;
  if (!first) return undefined;
  const prices = largest.map(({ price }) => price).sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const limit = Math.ceil(middle / PRICE_STEPS[lead]) * PRICE_STEPS[lead];
  const body = bodyLabel(first.body);
  const isAbbreviation = body === body.toUpperCase();
  const amount = lead === 'price' ? `${limit / 1000}k` : `$${limit} a week`;
  return `${first.colour.toLowerCase()} ${isAbbreviation ? body : body.toLowerCase()} under ${amount}`;
}

/** The cities in which vehicles stand, with a point in each. */
export function listSearchPlaces({ cars, locations }: Pick<Site, 'cars' | 'locations'>): SearchPlace[] {
  const places = new Map<string, SearchPlace>();
  for (const car of cars) {
    const address = findCarLocation(car, locations)?.address;
    const city = car.city ?? address?.city;
    if (!city || places.has(city)) continue;
    const { lat, long } = address ?? {};
    const isLocated = typeof lat === 'number' && typeof long === 'number';
    places.set(city, { city, ...(isLocated && { at: { lat: roundToKm(lat), long: roundToKm(long) } }) });
  }
  return [...places.values()];
}

/** To about a kilometre: every search page holds them. */
function roundToKm(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** How a site looks postcodes up; undefined where it does not. */
export function readNearestSettings(site: Pick<Site, 'country' | 'geocoding'>): SearchView['nearest'] {
  const { country, geocoding } = site;
  if (!geocoding) return undefined;
  if (geocoding === 'postcodes') return { service: undefined };
  return { service: { ...geocoding, ...(country !== 'au' && { country: COUNTRIES[country].code }) } };
}

/** Whether visitors can sort by distance: postcodes are looked up, and there is more than one place to go to. */
export function hasNearestSort(site: Pick<Site, 'cars' | 'locations' | 'geocoding'>): boolean {
  return site.geocoding !== false && listSearchPlaces(site).filter(({ at }) => at).length > 1;
}
