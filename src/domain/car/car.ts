import * as v from 'valibot';
import { linkSchema } from '#domain/link-schema.ts';
import { optionalText, slugText } from '#domain/scalar-schemas.ts';
import { STATES } from '#domain/states.ts';
import { BODY_KEYS } from './body.ts';
import { CAR_TYPES } from './car-type.ts';

/** A whole number of dollars or kilometres; null = the feed does not say. */
const optionalAmount = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null);
/** A text; null = the feed does not say. Never the empty string, so that `?? ` and `if` agree. */
const flag = (value: boolean) => v.optional(v.boolean(), value);

/** What one lender says of one car (rules in src/domain/finance). Payments in dollars, rates in per cent a year. */
const lenderFiguresSchema = v.object({
  interestRate: optionalAmount,
  comparisonRate: optionalAmount,
  paymentWeek: optionalAmount,
  paymentMonth: optionalAmount,
  termYears: optionalAmount,
  termMonths: optionalAmount,
  deposit: optionalAmount,
  balloon: optionalAmount,
  disclaimer: optionalText,
});

/** Where a car stands, as feeds that know no location files tell it. */
const carLocationSchema = v.object({
  id: optionalText,
  name: optionalText,
  slug: optionalText,
  phone: optionalText,
  address: v.optional(
    v.nullable(
      v.object({
        id: optionalText,
        street: optionalText,
        city: optionalText,
        state: optionalText,
        place_url: optionalText,
        place_id: optionalText,
        distribution_locations: v.optional(v.array(v.string()), []),
      }),
    ),
    null,
  ),
});

/**
 * One vehicle in stock, in the spec's own field names. Parsing fills the defaults of absent fields, so that
 * code never asks "is it there?": an unknown number or text is null, an unknown price is 0.
 */
export const carSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  slug: slugText,
  name: v.string(),
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  make: v.pipe(v.string(), v.minLength(1)),
  model: v.pipe(v.string(), v.minLength(1)),
  badge: optionalText,
  series: optionalText,
  colour: optionalText,
  price: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  before_price: optionalAmount,
  offer_price: optionalAmount,
  subscription_price: optionalAmount,
  /** How the price is meant, in the words shown beside it: 'Drive Away', 'Excl. Govt. Charges'. */
  price_type: optionalText,
  preorder: flag(false),
  car_type: v.picklist(CAR_TYPES),
  /** An open set: in_stock and coming_soon are available, everything else is not (T-33). */
  status: v.optional(v.pipe(v.string(), v.minLength(1)), 'in_stock'),
  tag: optionalText,
  reserved: flag(false),
  sold: flag(false),
  certified: flag(false),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  stocknum: optionalText,
  km: optionalAmount,
  simple_body: v.optional(v.nullable(v.picklist(BODY_KEYS)), null),
  simple_transmission: optionalText,
  simple_fuel: optionalText,
  simple_drive: optionalText,
  fuel: optionalText,
  trans: optionalText,
  variant: v.optional(v.object({ geartype: optionalText }), { geartype: null }),
  seats: optionalAmount,
  doors: optionalAmount,
  views: optionalAmount,
  vin: optionalText,
  photos_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  primary_image_url: optionalText,
  images: v.optional(v.array(v.object({ image: v.object({ url: v.string() }) })), []),
  thumbnails: v.optional(v.array(v.string()), []),
  dealership_id: optionalText,
  dealership_slug: optionalText,
  location_id: optionalText,
  location: v.optional(v.nullable(carLocationSchema), null),
  city: optionalText,
  state: v.optional(v.nullable(v.picklist(STATES)), null),
  /** Where privately held stock stands: shown as a suburb only, never in structured data or leads (T-48). */
  private_suburb: optionalText,
  private_postcode: optionalText,
  finance_lenders: v.optional(v.record(v.string(), lenderFiguresSchema), {}),
  make_model: v.string(),
  manufacturer: v.object({ name: v.string() }),
  show_on_dealer_website: flag(true),
  /** Address of the history report. */
  file: linkSchema('file'),
  payment_processors: v.optional(v.array(v.string()), []),
  /** What it costs to hold this one, in dollars; null = what the dealer asks for every car (T-42). */
  reserve_fee: optionalAmount,
  /** How many visitors have saved it, where the dealer's system counts them (T-36). */
  favourites_count: optionalAmount,
  carsales_title: optionalText,
  autograb_data: v.optional(
    v.nullable(
      v.object({ average_market_price: optionalAmount, state_average_market_price: optionalAmount }),
    ),
    null,
  ),
  /** UNIX seconds (T-08); null = not sold. */
  sold_date_timestamp: optionalAmount,
  description: optionalText,
  features: v.optional(v.array(v.string()), []),
  /** The dealer's own groups: 'Tradie', 'Family', 'First car'. */
  categories: v.optional(v.array(v.string()), []),
});

export type Car = v.InferOutput<typeof carSchema>;
