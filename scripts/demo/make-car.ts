import type { Car } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { slugify } from '#domain/slug.ts';
import type { Clock } from './clock.ts';
import { descriptionOf } from './description.ts';
import type { Draft } from './draft.ts';
import { featuresOf } from './features.ts';
import { lenderFigures } from './finance.ts';
import { photoUrl, picture } from './pictures.ts';
import type { Random } from './random.ts';
import type { Yard } from './yards.ts';

/** What turns a draft into an entry of a dealer's stock. */
export interface Place {
  readonly yard: Yard;
  /** Where it stands; a dealer may have told no places. */
  readonly location: Location | undefined;
  readonly clock: Clock;
  /** The vehicle's own number; its id, stock number and VIN follow from it. */
  readonly number: number;
}

const FUEL_WORDS = {
  Petrol: 'Petrol - Unleaded',
  Diesel: 'Diesel',
  Hybrid: 'Petrol/Electric',
  'Plug-in Hybrid': 'Petrol/Electric Plug-in',
  Electric: 'Electric',
} as const;

/** A car of the stock from a draft, in stock since some day between one and twenty weeks ago. */
export function carFrom(draft: Draft, place: Place, random: Random): Car {
  const { line, badge, year, finish } = draft;
  const [badgeName, , fuel, drive, gearbox] = badge;
  const { location, yard, number, clock } = place;
  const name = [year, line.make, line.model, badgeName].join(' ');
  const trans = gearboxWords(draft);
  const stocknum = `${yard.stocknum.prefix}${number}`;
  const photos = photosOf(draft, random);
  const facts = {
    car_type: draft.type,
    name,
    colour: finish.paint,
    km: draft.km,
    trans,
    simple_fuel: fuel,
    simple_drive: drive,
    seats: line.seats,
    features: featuresOf(line, badge, year, random),
    city: location?.address.city ?? null,
    stocknum,
  };
  return {
    ...BLANK,
    ...facts,
    id: String(number),
    slug: slugify([year, line.make, line.model, stocknum].join(' ')),
    year,
    make: line.make,
    model: line.model,
    badge: badgeName,
    series: line.series.findLast(([from]) => year >= from)?.[1] ?? null,
    price: draft.price,
    price_type: yard.priceType[draft.type],
    certified: isCertified(draft, place, random),
    created_at: clock.before(random.int(9, 60) + Math.floor(random.next() ** 2 * 80), random.int(0, 600)),
    simple_body: line.body,
    simple_transmission: gearbox,
    fuel: FUEL_WORDS[fuel],
    variant: { geartype: trans },
    doors: line.doors,
    views: random.int(4, 640),
    vin: `DEM${stocknum.padStart(14, '0')}`,
    photos_count: photos.length,
    primary_image_url: photos[0] ?? null,
    images: photos.map((url) => ({ image: { url } })),
    dealership_id: location?.dealership_id ?? null,
    dealership_slug: location?.dealership_slug ?? null,
    location_id: location?.id ?? null,
    state: location?.address.state ?? null,
    finance_lenders: yard.finance ? lenderFigures(draft.price) : {},
    make_model: `${line.make}:${line.model}`,
    manufacturer: { name: line.make },
    autograb_data: draft.type === 'used' ? marketData(draft.price, random) : null,
    description: descriptionOf(facts, random),
  };
}

/** What holds for every car before anything happens to it. */
const BLANK = {
  before_price: null,
  offer_price: null,
  subscription_price: null,
  preorder: false,
  status: 'in_stock',
  tag: null,
  reserved: false,
  sold: false,
  thumbnails: [],
  private_suburb: null,
  private_postcode: null,
  show_on_dealer_website: true,
  file: null,
  payment_processors: [],
  carsales_title: null,
  sold_date_timestamp: null,
} satisfies Partial<Car>;

function gearboxWords({ line, badge: [, , fuel, , gearbox] }: Draft): string {
  if (gearbox === 'Manual') return '6 sp manual';
  if (fuel === 'Electric') return 'single-speed automatic';
  return line.automatic ?? (fuel === 'Hybrid' ? 'CVT' : '6 sp automatic');
}

/** Most listings have every picture there is of the vehicle; some have fewer, as real ones do. */
function photosOf({ shape, finish: { paint, frames } }: Draft, random: Random): string[] {
  const count = random.chance(0.8) ? frames.length : random.int(1, frames.length);
  return frames.slice(0, count).map((frame) => photoUrl(picture(shape, paint, frame)));
}

/** Toyota's programme for used cars (T-35): young ones, at a dealer who sells the make new. */
function isCertified({ line, type, year }: Draft, { location, clock }: Place, random: Random): boolean {
  const fits = line.make === 'Toyota' && type === 'used' && clock.year - year <= 5;
  return fits && (location?.manufacturers ?? []).includes('Toyota') && random.chance(0.8);
}

/** What the market asks: known for most used vehicles; about one in five of those is below it. */
function marketData(price: number, random: Random): Car['autograb_data'] {
  if (!random.chance(0.62)) return null;
  const difference = random.chance(0.22) ? random.int(510, 2600) : random.int(-1400, 480);
  const state = price + difference;
  return { average_market_price: state + random.int(-300, 300), state_average_market_price: state };
}
