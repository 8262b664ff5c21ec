import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { specialHourSchema } from '#domain/hours/hours.ts';
import { locationSchema } from '#domain/location/location.ts';
import { valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { formConfigSchema } from '#leads/forms/form-config-schema.ts';
import { paymentSchema } from '#leads/payment/payment-schema.ts';

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits'));
const { address, contact_detail } = locationSchema.entries;

/** What of a car the functions may know. `location_id`: where it stands, as far as that is known. */
const carFactsSchema = v.object({
  ...v.pick(carSchema, [
    'slug',
    'year',
    'make',
    'model',
    'car_type',
    'stocknum',
    'dealership_id',
    'location_id',
    'finance_lenders',
  ]).entries,
  /** Whether it may be reserved or bought online, and the fee in dollars; null = it may not. */
  hold: v.nullable(v.object({ fee: v.nullable(v.number()) })),
});

/** What of a location the functions may know: when appointments are possible there. */
const locationFactsSchema = v.object({
  ...v.pick(locationSchema, ['id', 'name', 'location_type', 'dealership_slug']).entries,
  address: v.object(v.pick(address, ['state']).entries),
  contact_detail: v.object(v.pick(contact_detail, ['opening_hours']).entries),
});

/** Where a site is: enough to serve its files, whatever else is known of it. */
export const siteAddressSchema = v.object({
  /** Its folder in dist: the dealer's slug, followed by the template where it is not the dealer's own ('example--showroom'). */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The public address; its host name leads to this site. */
  url: v.pipe(v.string(), v.url()),
});

/**
 * The site facts, `dist/.server/<slug>.json`: all that the host and the functions may know of a dealer at run time.
 * Public facts and names of environment variables only; never a secret.
 */
export const siteFactsSchema = v.object({
  ...siteAddressSchema.entries,
  /** The dealer's slug, the same in every template: whose the leads are. */
  dealer: v.string(),
  /** The dealership's name as visitors read it. */
  name: v.string(),

  // For the host: its overview and its pictures.
  template: v.string(),
  /** How many vehicles are listed. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The dealer's word for several of them: 'cars'. */
  vehiclesWord: v.string(),
  /** The brand colour as the site's theme adapted it, and the ink that is readable on it (AA). */
  brandColour: hexColour,
  brandInk: hexColour,
  /** Path of the logo in the site; null = the name is set in type. */
  logo: v.nullable(v.pipe(v.string(), v.startsWith('/'))),
  /** Other hosts that pictures may come from. */
  imageHosts: v.array(v.string()),

  // For the functions.
  /** The dealer's own number. */
  phone: v.nullable(v.string()),
  /** Where leads are sent, by names of environment variables. */
  leads: leadsSchema,
  /** The path of the site's stylesheet, for pages that functions answer with. */
  stylesheet: v.string(),
  /** The path of the styles of forms. */
  formStyles: v.string(),
  /** What the dealer's forms ask for. */
  forms: formConfigSchema,
  /** The names of the environment variables with the secrets of those who may request a build; none = nobody may. */
  rebuildSecrets: v.array(v.string()),
  /** The name of the environment variable with its Netlify build hook; null = it is built where it is served. */
  buildHook: v.nullable(v.string()),
  /** ISO time as of which the site was built. */
  builtAt: v.string(),
  /** How vehicles of visitors are valued. */
  valuation: valuationConfigSchema,
  /** How the fee for holding a car is paid. */
  payment: paymentSchema,
  locations: v.array(locationFactsSchema),
  specialHours: v.array(specialHourSchema),
  /** By id. */
  stock: v.record(v.string(), carFactsSchema),
});

export type SiteFacts = v.InferOutput<typeof siteFactsSchema>;

/** A car in stock; undefined for any other id, whatever its text. */
export function findCar(
  { stock }: Pick<SiteFacts, 'stock'>,
  id: string,
): SiteFacts['stock'][string] | undefined {
  return Object.hasOwn(stock, id) ? stock[id] : undefined;
}

/** One site for each dealer: the first of its templates. */
export function pickOnePerDealer(sites: readonly SiteFacts[]): SiteFacts[] {
  const first = new Map<string, SiteFacts>();
  for (const facts of sites) if (!first.has(facts.dealer)) first.set(facts.dealer, facts);
  return [...first.values()];
}
