import type { Car } from '#domain/car/car.ts';
import { hasPrice } from './price/price.ts';
import { isForSale } from './status/availability.ts';

/** The points of a vehicle's listing, 100 in all. */
const POINTS = { photos: 40, price: 25, details: 20, freshness: 15 } as const;

/** More photographs than these tell a buyer no more. */
const ENOUGH_PHOTOS = 10;
/** Days until a listing is no longer fresh. */
const FRESH_DAYS = 60;
const DAY_MS = 86_400_000;

/** What a model or a make loses for each of its vehicles among the ones right before. */
const REPEATED_MODEL = { points: 14, among: 12 } as const;
const REPEATED_MAKE = { points: 5, among: 6 } as const;

/**
 * The order 'Most relevant' without typed text: what a buyer can judge comes first. Photographs count 40 points, a price
 * 25, details 20 and freshness 15; a model or make that has just been shown waits, so that no row is all of one kind.
 * Vehicles without a price come after all others for sale, and sold ones last. Pure: equal input, equal order.
 */
export function orderByRelevance<Listed extends Car>(cars: readonly Listed[], now: Date): Listed[] {
  const groups = Map.groupBy(cars, getOfferRank);
  return ([0, 1, 2] as const).flatMap((rank) => spreadOut(groups.get(rank) ?? [], now));
}

/** 0 for a vehicle for sale with a price, 1 without one, 2 if it is sold. */
export function getOfferRank(car: Car): 0 | 1 | 2 {
  if (!isForSale(car)) return 2;
  return hasPrice(car) ? 0 : 1;
}

/** The points of one vehicle, 0 to 100. */
export function scoreRelevance(car: Car, now: Date): number {
  const photos = Math.max(car.photos_count, car.images.length, car.primary_image_url ? 1 : 0);
  const details = [
    car.km,
    car.badge,
    car.colour,
    car.simple_body,
    car.simple_transmission,
    car.simple_fuel,
    car.description,
    car.features[0],
  ];
  const known = details.filter((detail) => detail !== null && detail !== undefined).length;
  const ageDays = Math.max(0, now.getTime() - Date.parse(car.created_at)) / DAY_MS;
  return (
    POINTS.photos * Math.min(1, photos / ENOUGH_PHOTOS) +
    (hasPrice(car) ? POINTS.price : 0) +
    POINTS.details * (known / details.length) +
    POINTS.freshness * Math.max(0, 1 - ageDays / FRESH_DAYS)
  );
}

/** Takes the best vehicle left at each place, where a repeated model or make counts for less. Ties keep their order. */
function spreadOut<Listed extends Car>(cars: readonly Listed[], now: Date): Listed[] {
  const scored = cars.map((car, place) => ({ car, place, score: scoreRelevance(car, now) }));
  scored.sort((a, b) => b.score - a.score);
  const models = [...Map.groupBy(scored, ({ car }) => car.make_model).values()].map((queue) => ({
    queue,
    next: 0,
  }));
  const ordered: Listed[] = [];
  while (ordered.length < cars.length) {
    const recentModels = countRecent(ordered, REPEATED_MODEL.among, (car) => car.make_model);
    const recentMakes = countRecent(ordered, REPEATED_MAKE.among, (car) => car.make);
    let best: { model: (typeof models)[number]; score: number; place: number } | undefined;
    for (const model of models) {
      const head = model.queue[model.next];
      if (!head) continue;
      const { car, place } = head;
      const score =
        head.score -
        REPEATED_MODEL.points * (recentModels.get(car.make_model) ?? 0) -
        REPEATED_MAKE.points * (recentMakes.get(car.make) ?? 0);
      if (!best || score > best.score || (score === best.score && place < best.place))
        best = { model, score, place };
    }
    const chosen = best?.model.queue[best.model.next];
    if (!best || !chosen) break;
    best.model.next++;
    ordered.push(chosen.car);
  }
  return ordered;
}

function countRecent(ordered: readonly Car[], among: number, keyOf: (car: Car) => string) {
  const counts = new Map<string, number>();
  for (const car of ordered.slice(-among)) counts.set(keyOf(car), (counts.get(keyOf(car)) ?? 0) + 1);
  return counts;
}
