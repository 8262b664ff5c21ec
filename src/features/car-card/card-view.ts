import { isAvailable, isSold } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { type ChipName, chipsOf } from '#domain/car/chips.ts';
import { hasPrice, priceLabel } from '#domain/car/price.ts';
import { type Tag, tagOf } from '#domain/car/tag.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { locationOf } from '#domain/car/whereabouts.ts';
import type { Location } from '#domain/location/location.ts';
import { placesOf } from '#domain/location/place.ts';
import { carPath } from '#domain/paths.ts';
import { soldWords } from '#features/car-page/sold-words.ts';
import { type CarPhoto, carPhoto } from '#features/photo/car-photo.ts';
import { similarLanding } from '#search/similar-search.ts';
import { landingPath } from '#search/url.ts';
import type { Site } from '#site/site.ts';
import { type CardPlace, cardLayouts } from './card-layouts.ts';

/** A fact in its column: an unknown one leaves its column empty, so that the eye runs down one column over all cards. */
export interface CardFact {
  readonly name: ChipName;
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/** Spec 2's words for a car that cannot be had. */
export interface CardSold {
  readonly heading: string;
  readonly regret: string;
  readonly help: string;
}

/** All that a card shows, as plain text: what is made at build and in the browser is the same. */
export interface CardView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Badge and series; may be empty. */
  readonly subtitle: string;
  readonly tag: Tag | undefined;
  readonly photo: CarPhoto & { readonly sizes: string };
  readonly facts: readonly CardFact[];
  /** '$52,990', 'PREORDER' or 'Enquire for price.'. */
  readonly price: string;
  /** How the price is meant; null without a price. */
  readonly priceType: string | null;
  /** The other facts and where it stands: 'Used · C104512 · Smithfield'. */
  readonly note: string;
  /** In the place of the price once the car looks sold (T-33). */
  readonly sold: CardSold | undefined;
  readonly action: CardAction;
}

/** The one button: the car, or others like it when it is not available (spec 4). */
export interface CardAction {
  readonly text: string;
  readonly href: string;
  /** What is asked beside the button; undefined for an available car. */
  readonly question: string | undefined;
}

/** What a card says of a car at `now`. `place` decides how wide its photo is drawn. */
export function cardView(car: Car, site: Site, now: Date, place: CardPlace = 'few'): CardView {
  const { stock } = site;
  const { columns, sizes } = cardLayouts[site.template];
  const chips = stock ? stock.chips : [];
  const facts = chipsOf(car, chips).map((chip) => ({ ...chip, column: chips.indexOf(chip.name) + 1 }));
  const others = facts.filter(({ column }) => column > columns).map(({ text }) => text);
  return {
    id: car.id,
    href: carPath(car),
    title: carTitle(car),
    subtitle: carSubtitle(car),
    tag: stock ? tagOf(car, stock, now) : undefined,
    photo: { ...carPhoto(car), sizes: sizes[place] },
    facts: facts.filter(({ column }) => column <= columns),
    price: priceLabel(car),
    priceType: hasPrice(car) ? car.price_type : null,
    note: [...others, ...cityOf(car, site.locations)].join(' · '),
    sold: isSold(car) || !isAvailable(car) ? soldWords(site.vehicle.noun) : undefined,
    action: actionOf(car, site),
  };
}

/** The city a car stands in, which a dealer of one place need not say on every card. */
function cityOf(car: Car, locations: readonly Location[]): string[] {
  const location = locationOf(car, locations);
  return location && placesOf(locations).length > 1 ? [location.address.city] : [];
}

function actionOf(car: Car, site: Site): CardAction {
  if (isAvailable(car)) return { text: 'View Details', href: carPath(car), question: undefined };
  const { action, question } = soldWords(site.vehicle.noun);
  const similar = similarLanding({ ...car, body: car.simple_body }, site.cars);
  return { text: action, href: landingPath(similar, site.slugs), question };
}
