import * as v from 'valibot';
import { STATES } from '#domain/country.ts';
import { linkSchema, optionalText, slugText } from '#domain/scalar-schemas.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { CAR_TYPES } from './car-type.ts';

/** A whole number of dollars or kilometres; null = the feed does not say. */
const optionalAmount = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null);
const flag = (value: boolean) => v.optional(v.boolean(), value);

/** One lender's figures for one car (rules in src/domain/finance). Payments in dollars, rates in per cent a year. */
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

/** The location of a car as the feed itself describes it, for cars that name no location of locations.json. */
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
 * One vehicle in stock, with the field names of the specification. Parsing fills in defaults for absent fields, so code
 * never has to handle undefined: an unknown number or text is null, an unknown price is 0.
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
  /** The price type, as shown beside the price: 'Drive Away', 'Excl. Govt. Charges'. */
  price_type: optionalText,
  preorder: flag(false),
  car_type: v.picklist(CAR_TYPES),
  /** An open set: in_stock and coming_soon count as available, everything else is not (T-33). */
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
  /** How many people a caravan, motorhome or boat sleeps. */
  berths: optionalAmount,
  /** The number of ANCAP's stars, and the year of the rating: what five stars ask for changes. */
  ancap: optionalAmount,
  ancap_year: optionalAmount,
  /** The braked towing capacity in kilograms. */
  towing: optionalAmount,
  /** In kilowatts. */
  power: optionalAmount,
  /** Litres of fuel for 100 km, combined. */
  consumption: optionalAmount,
  /** Grams a kilometre, combined. */
  co2: optionalAmount,
  /** The capacity of the traction battery in kilowatt-hours. */
  battery: optionalAmount,
  /** Kilometres on battery power. */
  electric_range: optionalAmount,
  /** How it charges: '11 kW AC, 150 kW DC'. */
  charging: optionalText,
  /** What is left of a used battery's capacity in per cent, and the day when it was measured. */
  battery_health: optionalAmount,
  battery_health_date: optionalText,
  /** The number plate. */
  registration: optionalText,
  /** Months: '2019-03'. */
  build_date: optionalText,
  compliance_date: optionalText,
  /** Damage that a buyer must know of: 'Repairable write-off', 'Hail damage'. */
  damage: optionalText,
  views: optionalAmount,
  vin: optionalText,
  photos_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  primary_image_url: optionalText,
  /** `alt`: what a picture shows, in a word or two: 'dashboard'. */
  images: v.optional(
    v.array(v.object({ image: v.object({ url: v.string(), alt: v.optional(v.string()) }) })),
    [],
  ),
  thumbnails: v.optional(v.array(v.string()), []),
  dealership_id: optionalText,
  dealership_slug: optionalText,
  location_id: optionalText,
  location: v.optional(v.nullable(carLocationSchema), null),
  city: optionalText,
  state: v.optional(v.nullable(v.picklist(STATES)), null),
  /**
   * The suburb of privately held stock. No more of the address is shown, and it is never in structured data or leads
   * (T-48).
   */
  private_suburb: optionalText,
  private_postcode: optionalText,
  finance_lenders: v.optional(v.record(v.string(), lenderFiguresSchema), {}),
  make_model: v.string(),
  /** Its id and slug are those of the make; the logo is the feed's own picture, else the site's of the make. */
  manufacturer: v.object({
    id: v.optional(v.string()),
    name: v.string(),
    slug: v.optional(v.string()),
    logo: v.optional(v.object({ url: v.string() })),
  }),
  show_on_dealer_website: flag(true),
  /** The address of the history report. */
  file: linkSchema('file'),
  payment_processors: v.optional(v.array(v.string()), []),
  /** The reservation fee of this car in dollars; null = the dealer's usual fee (T-42). */
  reserve_fee: optionalAmount,
  /** The number of visitors who saved it, if the dealer's system counts them (T-36). */
  favourites_count: optionalAmount,
  carsales_title: optionalText,
  autograb_data: v.optional(
    v.nullable(
      v.object({ average_market_price: optionalAmount, state_average_market_price: optionalAmount }),
    ),
    null,
  ),
  /** When it was sold, in UNIX seconds (T-08); null = not sold. */
  sold_date_timestamp: optionalAmount,
  description: optionalText,
  features: v.optional(v.array(v.string()), []),
  /** The dealer's own groups: 'Tradie', 'Family', 'First car'. */
  categories: v.optional(v.array(v.string()), []),
  /** The colour and material inside: 'Black Leather'. Few feeds have it, so it is absent where it is unknown. */
  interior_colour: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1)))),
});

export type Car = v.InferOutput<typeof carSchema>;
