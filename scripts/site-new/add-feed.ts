import { copyFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { fetchFeed } from '#scripts/nightly/fetch-feed.ts';
import { mapFeed } from '#scripts/stock-map/map-feed.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { StockError } from '#stock/stock-error.ts';
import type { NewSite } from './new-site.ts';
import type { SiteFeed } from './render-site-file.ts';

const MAPPING_FILE = 'stock.mapping.json';

export interface AddFeedOptions {
  readonly dataDir: string;
  readonly isInteractive: boolean;
  readonly now: Date;
  readonly log: (text: string) => void;
}

/**
 * Reads the feed of a new dealer and guesses its mapping; a file is copied beside site.ts. A feed that cannot be read is
 * named in site.ts all the same: the rest of the dealer does not depend on it.
 */
export async function addFeed(dir: string, site: NewSite, options: AddFeedOptions): Promise<SiteFeed> {
  const feed = await placeFeed(dir, site.feed ?? '');
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
        ...(site.address && { timeZone: timeZoneOf(site.address.state) }),
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
