import * as v from 'valibot';
import { type Car, carSchema } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { slugify } from '#domain/slug.ts';
import type { Badge, ModelLine } from '#scripts/demo/catalogue.ts';
import type { Clock } from '#scripts/demo/clock.ts';
import type { DealerProfile } from '#scripts/demo/dealer-profiles.ts';
import { countPhotographs } from '#scripts/demo/photographs.ts';
import type { Random } from '#scripts/demo/random.ts';
import type { Draft } from './draft.ts';
import { featuresOf } from './features.ts';
import { lenderFigures, marketData, weeklySubscription } from './price.ts';

/** The context for turning a draft into a stock entry. */
export interface ListingContext {
  readonly profile: DealerProfile;
  /** The car's location; undefined for a dealer without locations. */
  readonly location: Location | undefined;
  readonly clock: Clock;
  /** The vehicle's number, from which its id, stock number and VIN derive. */
  readonly number: number;
}

/** Makes a car from a draft, in stock for between one and twenty weeks. Its pictures, colour and description are still to come. */
export function carFrom(draft: Draft, context: ListingContext, random: Random): Car {
  const { clock, location, profile } = context;
  return v.parse(carSchema, {
    ...identity(draft, context),
    ...equipment(draft, random),
    ...getLocationFields(location),
    photos_count: countPhotographs(draft.shape),
    price: draft.price,
    price_type: (draft.type === 'used' && profile.usedPriceType) || 'Drive Away',
    finance_lenders: profile.finance ? lenderFigures(draft.price) : {},
    ...profile.holding,
    subscription_price: profile.subscription ? weeklySubscription(draft.price) : null,
    autograb_data: draft.type === 'used' ? marketData(draft.price, random) : null,
    certified: isCertified(draft, context, random),
    created_at: clock.before(random.int(9, 60) + Math.floor(random.next() ** 2 * 80), random.int(0, 600)),
    views: random.int(4, 640),
  } satisfies v.InferInput<typeof carSchema>);
}

function identity(
  { line, badge: [badge], year, type, km }: Draft,
  { profile, number, location }: ListingContext,
) {
  const { make, model } = line;
  const stocknum = `${profile.stocknum.prefix}${number}`;
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
    km,
    stocknum,
    // Advertisements in New South Wales show it.
    registration: type === 'used' && location?.address.state === 'nsw' ? `DM${number % 10_000}` : null,
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
    fuel: FUELS[fuel],
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

/** Toyota's used-car programme (T-35): for newer cars at a dealer that sells new Toyotas. */
function isCertified(
  { line, type, year }: Draft,
  { location, clock }: ListingContext,
  random: Random,
): boolean {
  const eligible = line.make === 'Toyota' && type === 'used' && clock.year - year <= 5;
  return eligible && (location?.manufacturers ?? []).includes('Toyota') && random.chance(0.8);
}

/** Fuels in a listing's longer wording. */
const FUELS = {
  Petrol: 'Petrol - Unleaded',
  Diesel: 'Diesel',
  Hybrid: 'Petrol/Electric',
  'Plug-in Hybrid': 'Petrol/Electric Plug-in',
  Electric: 'Electric',
} as const satisfies Record<Badge[2], string>;

/** The gearbox as written in a listing: '6 sp manual', 'CVT'. */
function describeGearbox({ automatic }: ModelLine, [, , fuel, , gearbox]: Badge): string {
  if (gearbox === 'Manual') return '6 sp manual';
  if (fuel === 'Electric') return 'single-speed automatic';
  return automatic ?? (fuel === 'Hybrid' ? 'CVT' : '6 sp automatic');
}
