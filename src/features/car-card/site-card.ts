import { reserveButtonText } from '#domain/car/actions/reservation.ts';
import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { getSavedCount } from '#domain/car/status/tag.ts';
import { writeCardLoan } from '#domain/finance/budget.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { buildImageUrlPattern } from '#features/photo/photo.ts';
import type { CardText } from '#search/index/card-text.ts';
import type { Hit } from '#search/query/search-client.ts';
import { findSimilarLanding } from '#search/requests/nearest-stock.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { asCarHit, toCardCar } from './car-hit.ts';
import { buildCardButtons } from './card-buttons.ts';
import type { CardVariant } from './card-layout.ts';
import { buildCardView, type CardSettings, type CardView } from './card-view.ts';
import { buildPriceLabels } from './price-labels.ts';

/** The card of a car, for a page of its dealer. */
export function buildSiteCard(car: Car, site: Site, now: Date, variant?: CardVariant): CardView {
  const cardCar = {
    ...car,
    ...buildCardText(car, site, now),
    place: findCarCity(car, site),
    similar: findSimilarPath(car, site),
  };
  return buildCardView(cardCar, buildCardSettings(site), now, variant);
}

/** The dealer's settings for cards. Throws for a site without stock. */
export function buildCardSettings(site: Site): CardSettings {
  const { design, vehicle, stock } = site;
  if (!stock)
    throw new Error(`${site.slug}: no cards without stock. Build cards only where site.stock is set.`);
  const { cardFacts, leadPrice, newTag, soldTag, reservedTag, runoutTagColour, electrifiedTags, pageSize } =
    stock;
  return {
    ...design.card,
    vehicle,
    stock: { cardFacts, leadPrice, newTag, soldTag, reservedTag, runoutTagColour, electrifiedTags, pageSize },
    buttons: buildCardButtons(site),
    pictures: buildImageUrlPattern(site),
  };
}

/** The city of a car's location; null for a dealer with one premises, whose cards do not repeat it. */
export function findCarCity(car: Car, { locations }: Pick<Site, 'locations'>): string | null {
  const location = findCarLocation(car, locations);
  return location && groupByAddress(locations).length > 1 ? location.address.city : null;
}

/** Path of the search for similar cars (T-45); null for an available car. */
export function findSimilarPath(car: Car, site: Site): string | null {
  if (isAvailable(car)) return null;
  return landingPath(findSimilarLanding({ ...car, body: car.simple_body }, site.cars), site.slugs);
}

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

/** The cards of a secondary search's hits, for a page of the dealer. */
export function buildHitCards(
  hits: readonly Hit[],
  site: Site,
  now: Date,
  variant?: CardVariant,
): CardView[] {
  const settings = buildCardSettings(site);
  return hits.map((hit) => buildCardView(toCardCar(asCarHit(hit)), settings, now, variant));
}
