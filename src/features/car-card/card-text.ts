import { reserveButtonText } from '#domain/car/actions/reservation.ts';
import type { Car } from '#domain/car/car.ts';
import { getSavedCount } from '#domain/car/status/tag.ts';
import { writeCardLoan } from '#domain/finance/budget.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import type { CardText } from '#search/index/card-text.ts';
import type { Site } from '#site/site.ts';
import { buildPriceLabels } from './price-labels.ts';

/** The card texts that need the whole site and so are built ahead: for the search index and for pages. */
export function buildCardText(car: Car, site: Site, now: Date): CardText {
  const { was, below, finance, loan, subscription } = buildPriceLabels(car, site, now);
  const reserve = site.stock && site.stock.cardButtons.includes('reserve') && site.reserve;
  const saved = getSavedCount(car);
  return {
    was,
    below,
    cost: finance?.cost ?? null,
    rate: finance?.rate ?? null,
    loan: loan && writeCardLoan(loan),
    subscription,
    reserve: reserve ? reserveButtonText(car, reserve) : null,
    saves: saved === null ? null : `Saved by ${formatWholeNumber(saved)}`,
  };
}
