import { isAvailable } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { locationOf } from '#domain/car/car-location.ts';
import { placesOf } from '#domain/location/premises.ts';
import { picturesOf } from '#features/photo/pictures.ts';
import { similarLanding } from '#search/requests/similar-search.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import { cardButtons } from './card-buttons.ts';
import { type CardPlace, cardLayouts } from './card-layouts.ts';
import { type CardSettings, type CardView, cardView } from './card-view.ts';
import { cardWords } from './card-words.ts';

/** The card of a car on a page of its dealer. */
export function siteCard(car: Car, site: Site, now: Date, place?: CardPlace): CardView {
  const facts = {
    ...car,
    ...cardWords(car, site, now),
    place: cardPlace(car, site),
    similar: similarPath(car, site),
  };
  return cardView(facts, cardSettings(site), now, place);
}

/** What a dealer's cards follow. Throws for a site that sells nothing: it has no cards. */
export function cardSettings(site: Site): CardSettings {
  const { template, vehicle, stock } = site;
  if (!stock) throw new Error('a site without stock has no cards');
  const { chips, newTag, soldTag, reservedTag, runoutTag, energyTags, pageSize } = stock;
  return {
    ...cardLayouts[template],
    vehicle,
    stock: { chips, newTag, soldTag, reservedTag, runoutTag, energyTags, pageSize },
    buttons: cardButtons(site),
    pictures: picturesOf(site),
  };
}

/** The city a car stands in, which a dealer of one place need not say on every card. */
export function cardPlace(car: Car, { locations }: Pick<Site, 'locations'>): string | null {
  const location = locationOf(car, locations);
  return location && placesOf(locations).length > 1 ? location.address.city : null;
}

/** Where similar cars are (T-45), for one that is not available. */
export function similarPath(car: Car, site: Site): string | null {
  if (isAvailable(car)) return null;
  return landingPath(similarLanding({ ...car, body: car.simple_body }, site.cars), site.slugs);
}
