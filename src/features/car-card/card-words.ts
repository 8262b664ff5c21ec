import type { Car } from '#domain/car/car.ts';
import { reserveText } from '#domain/car/reservation.ts';
import { savedCount } from '#domain/car/tag.ts';
import { wholeNumber } from '#domain/numbers.ts';
import type { CardWords } from '#search/index/card-text.ts';
import type { Site } from '#site/site.ts';
import { priceWords } from './price-words.ts';

/** What a build says of a car on its card, in the search's index and on pages alike. */
export function cardWords(car: Car, site: Site, now: Date): CardWords {
  const { was, below, finance, subscription } = priceWords(car, site, now);
  const reserve = site.stock && site.stock.cardButtons.includes('reserve') && site.reserve;
  const saved = savedCount(car);
  return {
    was,
    below,
    cost: finance?.cost ?? null,
    rate: finance?.rate ?? null,
    subscription,
    reserve: reserve ? reserveText(car, reserve) : null,
    saves: saved === null ? null : `Saved by ${wholeNumber(saved)}`,
  };
}
