import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { countryOf } from '#domain/country.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { getSchemaAddress } from '#scripts/cli/schema-address.ts';
import { fetchFeed } from '#scripts/nightly/fetch-feed.ts';
import { mapFeed } from '#scripts/stock-map/map-feed.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { isDealerFolder } from '#site/read-config.ts';
import { StockError } from '#stock/stock-error.ts';
import type { NewSite } from './new-site.ts';
import { markUnfilled, renderSiteFile, type SiteFeed } from './render-site-file.ts';

interface AddFeedOptions {
  readonly dataDir: string;
  readonly isInteractive: boolean;
  readonly now: Date;
  readonly log: (text: string) => void;
}

/**
 * Creates `sitesDir`/<slug>/ with a commented site.ts and one location; it can be built once its marks are replaced and
 * stock is imported. Returns the folder. Throws SiteError if the folder exists: nothing is overwritten.
 */
export async function scaffoldSite(
  sitesDir: string,
  site: NewSite,
  options?: AddFeedOptions,
): Promise<string> {
  const dir = join(sitesDir, site.slug);
  if (!isDealerFolder(site.slug))
    throw new SiteError([`${dir}: is for something else. Choose another slug.`]);
  await mkdir(sitesDir, { recursive: true });
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new SiteError([`${dir}: already exists. Choose another slug, or edit its files.`]);
  });
  await mkdir(join(dir, 'content'));
  const locationsFile = join(dir, 'content', 'locations.json');
  const locations = { $schema: getSchemaAddress(locationsFile, 'locations'), entries: [makeLocation(site)] };
  await writeFile(locationsFile, `${JSON.stringify(locations, null, 2)}\n`);
  const logo = site.logo && basename(site.logo);
  if (site.logo && logo) {
    await mkdir(join(dir, 'assets'));
    await copyFile(site.logo, join(dir, 'assets', logo));
  }
  const feed = site.feed && options ? await addFeed(dir, site.feed, site, options) : undefined;
  await writeFile(join(dir, 'site.ts'), renderSiteFile(site, logo, feed));
  return dir;
}

function makeLocation({ slug, name, address, phone, hours, licence }: NewSite) {
  return {
    id: slug,
    name,
    slug,
    location_type: 'sales',
    primary: true,
    dealer_license_number: licence ?? null,
    address: {
      ...(address ?? {
        street: markUnfilled('street number and name'),
        city: markUnfilled('the suburb or town'),
        state: markUnfilled('one of act, nsw, nt, qld, sa, tas, vic, wa'),
        postcode: markUnfilled('four digits in quotes'),
      }),
      lat: null,
      long: null,
    },
    contact_detail: {
      phone: phone ?? markUnfilled('the number to call, such as 07 4000 0000'),
      opening_hours: hours ?? [],
    },
  };
}

const MAPPING_FILE = 'stock.mapping.json';

/**
 * Reads the feed of a new dealer and guesses its mapping; a file is copied beside site.ts. A feed that cannot be read is
 * named in site.ts all the same: the rest of the dealer does not depend on it.
 */
async function addFeed(
  dir: string,
  place: string,
  site: NewSite,
  options: AddFeedOptions,
): Promise<SiteFeed> {
  const feed = await placeFeed(dir, place);
  try {
    const feedPath = await fetchFeed({ feed }, { siteDir: dir, dataDir: options.dataDir, env: process.env });
    const { hosts } = await mapFeed({
      ...options,
      feedPath,
      out: join(dir, MAPPING_FILE),
      set: [],
      defaults: [],
      answers: new Map(),
      force: false,
      dealer: {
        locationIds: new Set([site.slug]),
        ...(site.address && {
          timeZone: timeZoneOf(site.address),
          country: countryOf(site.address.state).key,
        }),
      },
    });
    return { feed, mapping: MAPPING_FILE, imageHosts: hosts };
  } catch (error) {
    if (!(error instanceof StockError || error instanceof SiteError)) throw error;
    options.log(`\nThe feed has no mapping yet:\n${error.message}\nMake one with "npm run stock:map".`);
    return { feed, imageHosts: [] };
  }
}

/** The value of `stock.feed`: addresses and folders as they are, a file by the name of its copy. */
async function placeFeed(dir: string, feed: string): Promise<string> {
  if (feed.startsWith('https://')) return feed;
  if ((await stat(feed)).isDirectory()) return resolve(feed);
  const name = `feed${extname(feed)}`;
  await copyFile(feed, join(dir, name));
  return name;
}
