import type { Car } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { slugify } from '#domain/slug.ts';
import type { Clock } from '#scripts/demo/clock.ts';
import type { DealerProfile } from '#scripts/demo/dealer-profiles.ts';
import { photoUrl, picture } from '#scripts/demo/pictures/pictures.ts';
import type { Random } from '#scripts/demo/random.ts';
import { descriptionOf } from './description.ts';
import type { Draft } from './draft.ts';
import { featuresOf } from './features.ts';
import { lenderFigures } from './finance.ts';
import { describeFuel, describeGearbox } from './listing-text.ts';
import { marketData } from './market-data.ts';
import { weeklySubscription } from './price.ts';

/** What turns a draft into an entry of a dealer's stock. */
export interface ListingContext {
  readonly yard: DealerProfile;
  /** Where it stands; a dealer may have told no places. */
  readonly location: Location | undefined;
  readonly clock: Clock;
  /** The vehicle's own number; its id, stock number and VIN follow from it. */
  readonly number: number;
}

/** A car of the stock from a draft, in stock since some day between one and twenty weeks ago. */
export function carFrom(draft: Draft, place: ListingContext, random: Random): Car {
  const { clock, location, yard } = place;
  const facts = { ...identity(draft, place), ...equipment(draft, random), ...getLocationFields(location) };
  return {
    ...BLANK_CAR,
    ...facts,
    ...photos(draft, random),
    price: draft.price,
    price_type: yard.priceType[draft.type],
    finance_lenders: yard.finance ? lenderFigures(draft.price) : {},
    ...yard.holding,
    subscription_price: yard.subscription ? weeklySubscription(draft.price) : null,
    autograb_data: draft.type === 'used' ? marketData(draft.price, random) : null,
    certified: isCertified(draft, place, random),
    created_at: clock.before(random.int(9, 60) + Math.floor(random.next() ** 2 * 80), random.int(0, 600)),
    views: random.int(4, 640),
    description: descriptionOf(facts, random),
  };
}

/** What holds for every car before anything happens to it. */
const BLANK_CAR = {
  before_price: null,
  offer_price: null,
  preorder: false,
  status: 'in_stock',
  tag: null,
  reserved: false,
  sold: false,
  thumbnails: [],
  categories: [],
  private_suburb: null,
  private_postcode: null,
  show_on_dealer_website: true,
  file: null,
  favourites_count: null,
  location: null,
  carsales_title: null,
  sold_date_timestamp: null,
} satisfies Partial<Car>;

function identity({ line, badge: [badge], year, type, km, finish }: Draft, { yard, number }: ListingContext) {
  const { make, model } = line;
  const stocknum = `${yard.stocknum.prefix}${number}`;
  return {
    id: String(number),
    slug: slugify([year, make, model, stocknum].join(' ')),
    name: [year, make, model, badge].join(' '),
    year,
    make,
    model,
    badge,
    series: line.series.findLast(([from]) => year >= from)?.[1] ?? null,
    make_model: `${make}:${model}`,
    manufacturer: { name: make },
    car_type: type,
    colour: finish.paint,
    km,
    stocknum,
    vin: `DEM${stocknum.padStart(14, '0')}`,
  };
}

function equipment({ line, badge, year }: Draft, random: Random) {
  const [, , fuel, drive, gearbox] = badge;
  const trans = describeGearbox(line, badge);
  return {
    simple_body: line.body,
    simple_fuel: fuel,
    simple_drive: drive,
    simple_transmission: gearbox,
    fuel: describeFuel(badge),
    trans,
    variant: { geartype: trans },
    seats: line.seats,
    doors: line.doors,
    features: featuresOf(line, badge, year, random),
  };
}

function getLocationFields(location: Location | undefined) {
  return {
    dealership_id: location?.dealership_id ?? null,
    dealership_slug: location?.dealership_slug ?? null,
    location_id: location?.id ?? null,
    city: location?.address.city ?? null,
    state: location?.address.state ?? null,
  };
}

/** Most listings have every picture there is of the vehicle; some have fewer, as real ones do. */
function photos({ shape, finish: { paint, frames } }: Draft, random: Random) {
  const count = random.chance(0.8) ? frames.length : random.int(1, frames.length);
  const urls = frames.slice(0, count).map((frame) => photoUrl(picture(shape, paint, frame)));
  return {
    photos_count: urls.length,
    primary_image_url: urls[0] ?? null,
    images: urls.map((url) => ({ image: { url } })),
  };
}

/** Toyota's programme for used cars (T-35): young ones, at a dealer who sells the make new. */
function isCertified(
  { line, type, year }: Draft,
  { location, clock }: ListingContext,
  random: Random,
): boolean {
  const fits = line.make === 'Toyota' && type === 'used' && clock.year - year <= 5;
  return fits && (location?.manufacturers ?? []).includes('Toyota') && random.chance(0.8);
}
