import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import type { Car } from '#domain/car/car.ts';
import { type CardFactName, getCardFacts } from '#domain/car/card-facts.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isAvailable, isForSale } from '#domain/car/status/availability.ts';
import { getTag, type Tag, type TagStyle } from '#domain/car/status/tag.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import type { Favourite } from '#domain/favourite.ts';
import { carFinancePath, carPath, reservePath, withCarId } from '#domain/paths.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { buildCarPhoto, type CarPhoto } from '#features/photo/car-photo.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { CardText } from '#search/index/card-text.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { CardButton } from './card-buttons.ts';
import type { CardLayout, CardVariant } from './card-layouts.ts';
import { toFormCarAttributes } from './form-car-attributes.ts';
import { soldCopy } from './sold-copy.ts';

/** What a card needs of a car: a hit of the search has it too. */
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
  | 'stocknum'
  | 'km'
  | 'simple_body'
  | 'simple_transmission'
  | 'simple_fuel'
  | 'manufacturer'
  | 'primary_image_url'
  | 'photos_count'
  | 'dealership_slug'
> &
  CardText & {
    /** The city it stands in, where the dealer has several; null elsewhere. */
    readonly place: string | null;
    /** Where similar cars are, for one that is not available; null for one that is. */
    readonly similar: string | null;
  };

/** What of a dealer's settings its cards follow; an island is given this and no more. */
export interface CardSettings extends CardLayout {
  readonly vehicle: VehicleNoun;
  readonly stock: Pick<StockConfig, 'cardFacts' | 'pageSize'> & TagStyle;
  readonly buttons: readonly CardButton[];
  readonly pictures: ImageUrlPattern;
}

/** A fact in its column: an unknown one leaves its column empty, so that the eye runs down one column over all cards. */
export interface CardFact {
  readonly name: CardFactName;
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/** The texts of a car that is not available. */
export interface CardSoldText {
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
  readonly sold: CardSoldText | undefined;
  readonly actions: readonly CardAction[];
  /** What is asked beside the way on from a car that is not available; null for one that is. */
  readonly question: string | null;
  /** 'Was $54,990 on 3 June 2026', '$620 below market', 'from $229 per week' and its comparison rate. */
  readonly was: string | null;
  readonly below: string | null;
  readonly cost: string | null;
  readonly rate: string | null;
  /** '$249 per week subscription'. */
  readonly subscription: string | null;
  /** 'Saved by 12'. */
  readonly saves: string | null;
  /** What is kept of the car when the visitor saves it. */
  readonly favourite: Favourite;
  /** Where photos of an available car without any are asked for. */
  readonly photos: CardAction | undefined;
}

/** A button: a link, which opens a form's dialog where there are scripts. */
export interface CardAction {
  readonly text: string;
  readonly href: string;
  /** What the dialog is told of the car; undefined for a plain link. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

/** What a card says of a car at `now`. `place` decides how wide its photo is drawn. */
export function buildCardView(
  car: CardCar,
  settings: CardSettings,
  now: Date,
  place: CardVariant = 'few',
): CardView {
  const { cardFacts } = settings.stock;
  const photo = buildCarPhoto(car, settings.pictures);
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
    photo: { ...photo, sizes: settings.sizes[place] },
    facts: facts.filter(({ column }) => column <= settings.columns),
    price: priceLabel(car),
    priceType: hasPrice(car) ? car.price_type : null,
    note: [...others, ...(car.place === null ? [] : [car.place])].join('\u00a0· '),
    sold: isForSale(car) ? undefined : soldCopy(settings.vehicle.noun),
    actions: buildActions(car, settings),
    question: isAvailable(car) ? null : soldCopy(settings.vehicle.noun).question,
    was: car.was,
    below: car.below,
    cost: car.cost,
    rate: car.rate,
    subscription: car.subscription,
    saves: car.saves,
    favourite: toFavourite(car),
    photos: photo.words !== undefined && isForSale(car) ? buildAction(REQUEST_PHOTOS, car) : undefined,
  };
}

/** What is kept of a car when the visitor saves it. */
export function toFavourite(
  car: Pick<CardCar, 'id' | 'slug' | 'year' | 'make' | 'model' | 'primary_image_url' | 'photos_count'>,
): Favourite {
  const { id, slug, make, model } = car;
  return { id, name: carTitle(car), slug, make, model, primary_image_url: mainPhotoUrl(car) };
}

const REQUEST_PHOTOS = { text: 'Request Photos', path: '/contact/', form: 'request-photos' } as const;

/** The dealer's buttons; the car when it is only marked sold (T-33); others like it when it is not available. */
function buildActions(car: CardCar, { buttons, vehicle }: CardSettings): CardAction[] {
  if (isForSale(car))
    return buttons
      .filter((button) => isButtonAvailable(button, car))
      .map((button) => buildAction(button, car));
  if (isAvailable(car)) return [{ text: 'View Details', href: carPath(car), data: undefined }];
  return [{ text: soldCopy(vehicle.noun).action, href: car.similar ?? '/search/', data: undefined }];
}

function isButtonAvailable({ only }: CardButton, car: CardCar): boolean {
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
