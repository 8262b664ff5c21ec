import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { getCarPhone } from '#domain/car/phone.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { Site } from '#site/site.ts';

/**
 * Problems that do not prevent the build: one line for every picture that can't be shown (its car gets the
 * placeholder). `published` are the addresses of the site's own files.
 */
export function pictureWarnings(site: Site, published: ReadonlySet<string>): string[] {
  const hosts = new Set(site.imageHosts);
  const problemOf = (url: string): string | undefined => {
    if (url.startsWith('/'))
      return published.has(url)
        ? undefined
        : 'is not a file of the site. Write its full address, with https://, in the feed.';
    const host = URL.parse(url)?.host;
    return host && hosts.has(host) ? undefined : 'is on an unknown host. Add it to imageHosts in site.ts.';
  };
  return site.cars.flatMap((car) =>
    imageUrlsOf(car).flatMap((url) => {
      const problem = problemOf(url);
      return problem ? [`${site.slug}: stock ${car.stocknum ?? car.id}: picture ${url} ${problem}`] : [];
    }),
  );
}

/** A warning for a hosted index without a key: pages work, but do not use it. */
export function searchKeyWarnings({ slug, search: { engine } }: Pick<Site, 'slug' | 'search'>): string[] {
  if (engine === 'embedded' || engine.typesense.searchKey || engine.typesense.searchKeyEnv) return [];
  return [
    `${slug}: search.engine.typesense.searchKey: is missing, so pages search the index file. Run "npm run stock:push -- --site ${slug}" and write the key that it prints.`,
  ];
}

/** A warning for a last day of finance offers that has passed: pages leave it out. */
export function financeOfferWarnings({ slug, finance: { offerEnds }, state }: Site, now: Date): string[] {
  if (offerEnds === null || offerEnds >= toLocalTime(now, timeZoneOf({ state })).date) return [];
  return [
    `${slug}: finance.offerEnds: is "${offerEnds}", which has passed, so pages leave it out. Write the current last day.`,
  ];
}

/** A warning for new and demo cars that show the number for used ones, because there is no other (PHONE-01). */
export function phoneWarnings(site: Pick<Site, 'slug' | 'cars' | 'locations' | 'phones'>): string[] {
  const problem = describeMisleadingPhone(site);
  return problem === undefined ? [] : [`${site.slug}: phones.new: ${problem}`];
}

/** Why new and demo vehicles show the number for used ones; undefined where none does. */
export function describeMisleadingPhone({
  cars,
  locations,
  phones,
}: Pick<Site, 'cars' | 'locations' | 'phones'>): string | undefined {
  const { used } = phones;
  if (used === undefined || phones.override !== undefined || phones.new !== undefined) return undefined;
  const misled = cars.filter(
    (car) => car.car_type !== 'used' && getCarPhone(car, phones, findCarLocation(car, locations)) === used,
  ).length;
  if (misled === 0) return undefined;
  return `is missing, so ${misled} new or demo ${misled === 1 ? 'vehicle shows' : 'vehicles show'} the number for used ones, ${used}. Write the number of your new vehicle team.`;
}

function imageUrlsOf(car: Car): string[] {
  const all = [car.primary_image_url, ...car.images.map((entry) => entry.image.url)];
  return [...new Set(all)].filter((url) => url !== null);
}
