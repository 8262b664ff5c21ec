import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { specialHourSchema } from '#domain/hours/hours.ts';
import { locationSchema } from '#domain/location/location.ts';
import { valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { FormConfig } from '#leads/forms/forms.ts';
import { paymentSchema } from '#leads/payment/payment-schema.ts';

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
  /** Whether it may be reserved or bought online, and the dollars told for it; null = it can't be held. */
  hold: v.nullable(v.object({ fee: v.nullable(v.number()) })),
});

/** What of a location the functions may know: when appointments can be had there. */
const locationFactsSchema = v.object({
  ...v.pick(locationSchema, ['id', 'name', 'location_type', 'dealership_slug']).entries,
  address: v.object(v.pick(address, ['state']).entries),
  contact_detail: v.object(v.pick(contact_detail, ['opening_hours']).entries),
});

/** The part of dist/.server/<slug>.json that is for the functions. The build writes it; see scripts/build/server-facts.ts. */
const siteFactsSchema = v.object({
  /** Its name in dist: the dealer's slug, with the template where it is another than the published one. */
  slug: v.string(),
  /** The dealer's slug, the same in every template: whose the leads are. */
  dealer: v.string(),
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  /** The dealer's own number. */
  phone: v.nullable(v.string()),
  /** Where leads are sent, by names of environment variables. */
  leads: leadsSchema,
  /** The path of the site's stylesheet, for pages that functions answer with. */
  stylesheet: v.string(),
  /** The path of the rules of forms. */
  formStyles: v.string(),
  /** What the dealer's forms ask for. */
  forms: v.custom<FormConfig>((value) => typeof value === 'object' && value !== null),
  /** The names of the environment variables with the secrets of whoever may ask for a new build; none = nobody may. */
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

/** Finds what is known of a site: by its name in dist, or by the host name of its public address. */
export interface SiteReader {
  bySlug(slug: string): Promise<SiteFacts | undefined>;
  byHostname(hostname: string): Promise<SiteFacts | undefined>;
  /** Every dealer once; those whose file is broken are left out. */
  all(): Promise<SiteFacts[]>;
}

/** No dots: the build keeps other files in the same folder, '<slug>.pages.json' and '<slug>.brochures.json'. */
const SLUG_PATTERN = /^[a-z0-9-]+$/;

/**
 * Reads dist/.server, the functions' only source of facts. A file is read again when it is another one than before.
 * Rejects where a file is broken: the function then answers 503, and no lead is taken on wrong terms.
 */
export function createSiteReader(distDir: string): SiteReader {
  const dir = join(distDir, '.server');
  const known = new Map<string, { readonly stamp: string; readonly facts: SiteFacts }>();

  async function bySlug(slug: string): Promise<SiteFacts | undefined> {
    if (!SLUG_PATTERN.test(slug)) return undefined;
    const file = join(dir, `${slug}.json`);
    // Every call of a function looks: waiting for a thread to do it would cost more than the look itself.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    const before = known.get(slug);
    if (before?.stamp === stamp) return before.facts;
    const facts = v.parse(siteFactsSchema, JSON.parse(await readFile(file, 'utf8')));
    known.set(slug, { stamp, facts });
    return facts;
  }

  /** In alphabetical order, so that a dealer comes before its other templates. None where nothing was ever published. */
  async function slugs(): Promise<string[]> {
    const files = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const names = files
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
    return names.filter((name) => SLUG_PATTERN.test(name)).sort();
  }

  async function byHostname(hostname: string): Promise<SiteFacts | undefined> {
    const published = await Promise.all((await slugs()).map(bySlug));
    return published.find((facts) => facts && new URL(facts.url).hostname === hostname);
  }

  async function all(): Promise<SiteFacts[]> {
    const published = await Promise.allSettled((await slugs()).map(bySlug));
    const dealers = new Map<string, SiteFacts>();
    for (const result of published) {
      // One that is broken says so when it is asked for by name; it is not to stop the others.
      const facts = result.status === 'fulfilled' ? result.value : undefined;
      if (facts && !dealers.has(facts.dealer)) dealers.set(facts.dealer, facts);
    }
    return [...dealers.values()];
  }

  return { bySlug, byHostname, all };
}
