import * as v from 'valibot';
import { linkSchema } from '#domain/link-schema.ts';
import { STATES } from '#domain/states.ts';
import { BODY_KEYS } from './body.ts';
import { CAR_TYPES } from './car-type.ts';

/** A whole number of dollars or kilometres; null = the feed does not say. */
const amount = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null);
/** A text; null = the feed does not say. Never the empty string, so that `?? ` and `if` agree. */
const text = v.optional(v.nullable(v.pipe(v.string(), v.minLength(1))), null);
const flag = (value: boolean) => v.optional(v.boolean(), value);

/** What one lender says of one car (rules in src/domain/finance). Payments in dollars, rates in per cent a year. */
const lenderFiguresSchema = v.object({
  interestRate: amount,
  comparisonRate: amount,
  paymentWeek: amount,
  paymentMonth: amount,
  termYears: amount,
  termMonths: amount,
  deposit: amount,
  balloon: amount,
  disclaimer: text,
});

/** Where a car stands, as feeds that know no location files tell it. */
const carLocationSchema = v.object({
  id: text,
  name: text,
  slug: text,
  phone: text,
  address: v.optional(
    v.nullable(
      v.object({
        id: text,
        street: text,
        city: text,
        state: text,
        place_url: text,
        place_id: text,
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
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens')),
  name: v.string(),
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  make: v.pipe(v.string(), v.minLength(1)),
  model: v.pipe(v.string(), v.minLength(1)),
  badge: text,
  series: text,
  colour: text,
  price: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  before_price: amount,
  offer_price: amount,
  subscription_price: amount,
  /** How the price is meant, in the words shown beside it: 'Drive Away', 'Excl. Govt. Charges'. */
  price_type: text,
  preorder: flag(false),
  car_type: v.picklist(CAR_TYPES),
  /** An open set: in_stock and coming_soon are available, everything else is not (T-33). */
  status: v.optional(v.pipe(v.string(), v.minLength(1)), 'in_stock'),
  tag: text,
  reserved: flag(false),
  sold: flag(false),
  certified: flag(false),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  stocknum: text,
  km: amount,
  simple_body: v.optional(v.nullable(v.picklist(BODY_KEYS)), null),
  simple_transmission: text,
  simple_fuel: text,
  simple_drive: text,
  fuel: text,
  trans: text,
  variant: v.optional(v.object({ geartype: text }), { geartype: null }),
  seats: amount,
  doors: amount,
  views: amount,
  vin: text,
  photos_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  primary_image_url: text,
  images: v.optional(v.array(v.object({ image: v.object({ url: v.string() }) })), []),
  thumbnails: v.optional(v.array(v.string()), []),
  dealership_id: text,
  dealership_slug: text,
  location_id: text,
  location: v.optional(v.nullable(carLocationSchema), null),
  city: text,
  state: v.optional(v.nullable(v.picklist(STATES)), null),
  /** Where privately held stock stands: shown as a suburb only, never in structured data or leads (T-48). */
  private_suburb: text,
  private_postcode: text,
  finance_lenders: v.optional(v.record(v.string(), lenderFiguresSchema), {}),
  make_model: v.string(),
  manufacturer: v.object({ name: v.string() }),
  show_on_dealer_website: flag(true),
  /** Address of the history report. */
  file: linkSchema('file'),
  payment_processors: v.optional(v.array(v.string()), []),
  /** What it costs to hold this one, in dollars; null = what the dealer asks for every car (T-42). */
  reserve_fee: amount,
  /** How many visitors have saved it, where the dealer's system counts them (T-36). */
  favourites_count: amount,
  carsales_title: text,
  autograb_data: v.optional(
    v.nullable(v.object({ average_market_price: amount, state_average_market_price: amount })),
    null,
  ),
  /** UNIX seconds (T-08); null = not sold. */
  sold_date_timestamp: amount,
  description: text,
  features: v.optional(v.array(v.string()), []),
  /** The dealer's own groups: 'Tradie', 'Family', 'First car'. */
  categories: v.optional(v.array(v.string()), []),
});

export type Car = v.InferOutput<typeof carSchema>;
