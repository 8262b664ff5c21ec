import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { buildImageUrlPattern } from '#features/photo/image-url-pattern.ts';
import { findSimilarLanding } from '#search/requests/similar-search.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { buildCardButtons } from './card-buttons.ts';
import { type CardVariant, cardLayouts } from './card-layouts.ts';
import { buildCardText } from './card-text.ts';
import { buildCardView, type CardSettings, type CardView } from './card-view.ts';

/** The card of a car on a page of its dealer. */
export function buildSiteCard(car: Car, site: Site, now: Date, place?: CardVariant): CardView {
  const facts = {
    ...car,
    ...buildCardText(car, site, now),
    place: findCarCity(car, site),
    similar: findSimilarPath(car, site),
  };
  return buildCardView(facts, buildCardSettings(site), now, place);
}

/** What a dealer's cards follow. Throws for a site that sells nothing: it has no cards. */
export function buildCardSettings(site: Site): CardSettings {
  const { template, vehicle, stock } = site;
  if (!stock) throw new Error('a site without stock has no cards');
  const { cardFacts, newTag, soldTag, reservedTag, runoutTagColour, electrifiedTags, pageSize } = stock;
  return {
    ...cardLayouts[template],
    vehicle,
    stock: { cardFacts, newTag, soldTag, reservedTag, runoutTagColour, electrifiedTags, pageSize },
    buttons: buildCardButtons(site),
    pictures: buildImageUrlPattern(site),
  };
}

/** The city a car stands in, which a dealer of one place need not say on every card. */
export function findCarCity(car: Car, { locations }: Pick<Site, 'locations'>): string | null {
  const location = findCarLocation(car, locations);
  return location && groupByAddress(locations).length > 1 ? location.address.city : null;
}

/** Where similar cars are (T-45), for one that is not available. */
export function findSimilarPath(car: Car, site: Site): string | null {
  if (isAvailable(car)) return null;
  return landingPath(findSimilarLanding({ ...car, body: car.simple_body }, site.cars), site.slugs);
}
