import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { CarLoan } from '#domain/finance/car-loan.ts';
import { specialHourSchema } from '#domain/hours/hours.ts';
import { locationSchema } from '#domain/location/location.ts';
import { valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { formConfigSchema } from '#leads/forms/form-config-schema.ts';
import { paymentSchema } from '#leads/payment/payment.ts';

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits'));
const { address, contact_detail } = locationSchema.entries;

const carLoanSchema = v.object({
  price: v.number(),
  deposit: v.number(),
  balloon: v.number(),
  rate: v.number(),
  comparisonRate: v.nullable(v.number()),
  years: v.nullable(v.number()),
  monthlyFee: v.number(),
}) satisfies v.GenericSchema<unknown, CarLoan>;

/** What of a car the functions may know. `location_id`: where it stands, as far as that is known. */
const carFactsSchema = v.object({
  ...v.pick(carSchema, [
    'slug',
    'year',
    'make',
    'model',
    'car_type',
    'stocknum',
    'vin',
    'colour',
    'price',
    'price_type',
    'dealership_id',
    'location_id',
    'finance_lenders',
  ]).entries,
  /** The loan behind the repayment that its page shows; null = its page shows none. */
  loan: v.optional(v.nullable(carLoanSchema), null),
  /** Whether it may be reserved or bought online, and the fee in dollars; null = it may not. */
  hold: v.nullable(v.object({ fee: v.nullable(v.number()) })),
});

/** A location as functions see it: its place and number, and the hours of its appointments. */
const locationFactsSchema = v.object({
  ...v.pick(locationSchema, ['id', 'name', 'location_type', 'dealership_slug']).entries,
  address: v.object({
    ...v.pick(address, ['state']).entries,
    // Facts of an earlier version have none of these.
    ...v.partial(v.pick(address, ['street', 'city', 'postcode'])).entries,
  }),
  contact_detail: v.object(v.pick(contact_detail, ['phone', 'opening_hours']).entries),
});

/** The address of a site: enough to serve its files even if its other facts are broken. */
export const siteAddressSchema = v.object({
  /** Its folder in dist: the dealer's slug, plus the template if that is not the dealer's own ('example--showroom'). */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The public address; requests to its host name are for this site. */
  url: v.pipe(v.string(), v.url()),
  /** Other host names, which lead to the address. */
  otherHosts: v.optional(v.array(v.string()), []),
});

/**
 * The site facts, `dist/.server/<slug>.json`: everything that the host and the functions know about a dealer at run
 * time. Public facts and names of environment variables only, never a secret.
 */
export const siteFactsSchema = v.object({
  ...siteAddressSchema.entries,
  /** The dealer's slug, the same in every template: the owner of the leads. */
  dealer: v.string(),
  /** The dealership's display name. */
  name: v.string(),

  // For the host: its overview and its pictures.
  template: v.string(),
  /** How many vehicles are listed. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The dealer's plural for vehicles: 'cars'. */
  vehiclesWord: v.string(),
  /** The brand colour as adapted by the site's theme, and a text colour that is readable on it (AA). */
  brandColour: hexColour,
  brandInk: hexColour,
  /** The logo's path in the site; null = the name is set in type. */
  logo: v.nullable(v.pipe(v.string(), v.startsWith('/'))),
  /** The path of a picture that stands for the site in the overview; null = none. */
  photo: v.optional(v.nullable(v.pipe(v.string(), v.startsWith('/'))), null),
  /** Other hosts that pictures may be loaded from. */
  imageHosts: v.array(v.string()),
  /** The sizes in which pages ask for pictures; the host makes no others. */
  pictures: v.optional(
    v.object({ widths: v.array(v.number()), ratios: v.array(v.number()), qualities: v.array(v.number()) }),
  ),

  // For the functions.
  /** The dealer's phone number. */
  phone: v.nullable(v.string()),
  /** Whether this is a deploy preview, from which no lead reaches the dealer. */
  preview: v.optional(v.boolean(), false),
  /** Lead targets, by names of environment variables. */
  leads: leadsSchema,
  /** The path of the site's stylesheet, for pages that functions render. */
  stylesheet: v.string(),
  /** The path of the styles of forms. */
  formStyles: v.string(),
  /** The configuration of the dealer's forms. */
  forms: formConfigSchema,
  /** The environment variables with the secrets that requests for a build are signed with. */
  rebuildSecrets: v.array(v.string()),
  /** The environment variables with the tokens that may request a build. */
  rebuildTokens: v.optional(v.array(v.string()), []),
  /** The environment variable with the logins of its editors; null = operators alone edit it. */
  editors: v.optional(v.nullable(v.string()), null),
  /** The environment variable with its Netlify build hook; null = it is built where it is served. */
  buildHook: v.nullable(v.string()),
  /** ISO time that the site was built for. */
  builtAt: v.string(),
  /** The valuation of visitors' vehicles. */
  valuation: valuationConfigSchema,
  /** The payment of reservation fees. */
  payment: paymentSchema,
  /** For how many milliseconds a reservation with a fee keeps a vehicle from others. */
  holdMs: v.optional(v.number(), 4 * DAY_MS),
  locations: v.array(locationFactsSchema),
  specialHours: v.array(specialHourSchema),
  /** Whether visitors' browsers measure its pages. */
  fieldData: v.optional(v.boolean(), false),
  /** The text for closed days. */
  closedLabel: v.optional(v.string(), 'Closed'),
  /** Whether assistants may ask for the stock (/api/mcp). */
  agents: v.optional(v.boolean(), false),
  /** For how many days a sold vehicle stays listed; null = the dealer lists none. */
  soldForDays: v.nullable(v.pipe(v.number(), v.integer())),
  /** Cars by id. */
  stock: v.record(v.string(), carFactsSchema),
});

export type SiteFacts = v.InferOutput<typeof siteFactsSchema>;

/** One site per dealer: the first of its templates. */
export function pickOnePerDealer(sites: readonly SiteFacts[]): SiteFacts[] {
  const first = new Map<string, SiteFacts>();
  for (const facts of sites) if (!first.has(facts.dealer)) first.set(facts.dealer, facts);
  return [...first.values()];
}
