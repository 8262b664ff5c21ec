import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import { kindOf } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { type CarWithFacts, getCardFacts, type KnownCardFact } from '#domain/car/card-facts.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { orderPrices } from '#domain/car/price/subscription.ts';
import { isAvailable, isForSale } from '#domain/car/status/availability.ts';
import { getTag, type Tag, type TagStyle } from '#domain/car/status/tag.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { getCarLabel } from '#domain/lead/category.ts';
import { carFinancePath, carPath, reservePath, withCarId } from '#domain/paths.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { buildCarPhoto, type CarPhoto, type ImageUrlPattern } from '#features/photo/photo.ts';
import type { SavableCar } from '#features/saved/favourites.ts';
import type { CardText } from '#search/index/card-text.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { CardButton } from './card-buttons.ts';
import type { CardLayout, CardVariant } from './card-layout.ts';
import { toFormCarAttributes } from './form-car-attributes.ts';
import { soldCopy } from './sold-copy.ts';

/** The fields of a car that a card needs; search hits have them too. */
export type CardCar = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'price'
  | 'price_type'
  | 'preorder'
  | 'car_type'
  | 'status'
  | 'sold'
  | 'tag'
  | 'reserved'
  | 'certified'
  | 'created_at'
  | 'manufacturer'
  | 'primary_image_url'
  | 'photos_count'
  | 'dealership_slug'
> &
  CarWithFacts &
  CardText & {
    /** The city of its location if the dealer has several premises, else null. */
    readonly place: string | null;
    /** Path of the search for similar cars if this one is unavailable, else null. */
    readonly similar: string | null;
  };

/** The dealer's settings that cards need; islands get these alone. */
export interface CardSettings extends CardLayout {
  readonly vehicle: VehicleNoun;
  readonly stock: Pick<StockConfig, 'cardFacts' | 'pageSize' | 'leadPrice'> & TagStyle;
  readonly buttons: readonly CardButton[];
  readonly pictures: ImageUrlPattern;
}

/** A fact in its column. An unknown one leaves its column empty, so that columns line up across cards. */
export interface CardFact extends KnownCardFact {
  /** From 1. */
  readonly column: number;
}

/** The texts of an unavailable car. */
export interface CardSoldText {
  readonly heading: string;
  readonly regret: string;
  readonly help: string;
}

/** All that a card shows, as plain text, so that the build and the browser render the same. */
export interface CardView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Badge and series; may be empty. */
  readonly subtitle: string;
  readonly tag: Tag | undefined;
  readonly photo: CarPhoto & { readonly sizes: string };
  readonly facts: readonly CardFact[];
  /** '$52,990', 'PREORDER' or 'Enquire for price.'; '$249' where subscriptions lead. */
  readonly price: string;
  /** The price type, or 'per week subscription'; null without a price. */
  readonly priceType: string | null;
  /** The other facts and the city: 'Used · C104512 · Smithfield'. */
  readonly note: string;
  /** Replaces the price of a car that is not for sale (T-33). */
  readonly sold: CardSoldText | undefined;
  readonly actions: readonly CardAction[];
  /** The question beside the link to similar cars, for an unavailable car; null for an available one. */
  readonly question: string | null;
  /** 'Was $54,990 on 3 June 2026', '$620 below market', 'from $229 per week' and its comparison rate. */
  readonly was: string | null;
  readonly below: string | null;
  readonly cost: string | null;
  readonly rate: string | null;
  /** The price and the loan for it, for budgets: '14990 9.24 5'. */
  readonly loan: string | null;
  /** '$249 per week subscription', or the price to buy where that leads. */
  readonly otherPrice: string | null;
  /** 'Saved by 12'. */
  readonly saves: string | null;
  /** The data that is saved with the car. */
  readonly favourite: SavableCar;
  /** The button to request photos, for a car for sale without any. */
  readonly photos: CardAction | undefined;
}

/** A button: a link that may open a form's dialog where scripts run. */
export interface CardAction {
  readonly text: string;
  readonly href: string;
  /** The car's attributes for the dialog; undefined for a plain link. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

/** Builds the card of a car at `now`. `variant` sets the width of its photo. */
export function buildCardView(
  car: CardCar,
  settings: CardSettings,
  now: Date,
  variant: CardVariant = 'few',
): CardView {
  const { cardFacts } = settings.stock;
  const photo = buildCarPhoto(car, settings.pictures);
  const price = orderPrices(car, car.subscription, settings.stock.leadPrice, car.was);
  const facts = getCardFacts(car, cardFacts).map((fact) => ({
    ...fact,
    column: cardFacts.indexOf(fact.name) + 1,
  }));
  const others = facts.filter(({ column }) => column > settings.columns).map(({ text }) => text);
  return {
    id: car.id,
    href: carPath(car),
    title: carTitle(car),
    subtitle: carSubtitle(car),
    tag: getTag(car, settings.stock, now),
    photo: { ...photo, sizes: settings.sizes[variant] },
    facts: facts.filter(({ column }) => column <= settings.columns),
    price: price.amount,
    priceType: price.type,
    note: [...others, ...(car.place === null ? [] : [car.place])].join('\u00a0· '),
    sold: isForSale(car) ? undefined : soldCopy(settings.vehicle.noun),
    actions: buildActions(car, settings),
    question: isAvailable(car) ? null : soldCopy(settings.vehicle.noun).question,
    was: price.was,
    below: car.below,
    cost: car.cost,
    rate: car.rate,
    loan: car.loan && `${car.price} ${car.loan}`,
    otherPrice: price.other,
    saves: car.saves,
    favourite: toFavourite(car),
    photos: photo.words !== undefined && isForSale(car) ? buildAction(REQUEST_PHOTOS, car) : undefined,
  };
}

/** The data that is saved with a car. */
export function toFavourite(
  car: Pick<
    CardCar,
    'id' | 'slug' | 'year' | 'make' | 'model' | 'car_type' | 'primary_image_url' | 'photos_count'
  >,
): SavableCar {
  const { id, slug, make, model } = car;
  const label = getCarLabel(car.car_type);
  return { id, name: carTitle(car), slug, make, model, primary_image_url: mainPhotoUrl(car), label };
}

const REQUEST_PHOTOS = { text: 'Request Photos', path: '/contact/', form: 'request-photos' } as const;

/** The dealer's buttons; a link to its page for a car only flagged sold (T-33); similar cars for an unavailable one. */
function buildActions(car: CardCar, { buttons, vehicle }: CardSettings): CardAction[] {
  if (isForSale(car))
    return buttons
      .filter((button) => isButtonAvailable(button, car))
      .map((button) => buildAction(button, car));
  if (isAvailable(car)) return [{ text: 'View Details', href: carPath(car), data: undefined }];
  return [{ text: soldCopy(vehicle.noun).action, href: car.similar ?? '/search/', data: undefined }];
}

function isButtonAvailable({ only, kinds }: CardButton, car: CardCar): boolean {
  if (kinds && !kinds.includes(kindOf(car.simple_body))) return false;
  if (only === 'drivable') return isTradeInAndTestDriveOffered(car, true);
  return only === undefined || car.reserve !== null;
}

function buildAction(button: CardButton, car: CardCar): CardAction {
  const { text, form, only } = button;
  return {
    text: only === 'reservable' ? (car.reserve ?? text) : text,
    href: buildHref(button, car),
    data: form && { 'data-form': form, ...toFormCarAttributes(car) },
  };
}

function buildHref({ path, loan, page }: CardButton, car: CardCar): string {
  if (page) return reservePath(car, page);
  if (path === null) return carPath(car);
  return loan ? carFinancePath(path, car) : withCarId(path, car);
}
