import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getSchemaAddress } from '#scripts/docs-config/schema-address.ts';
import { SiteError } from '#site/errors/site-error.ts';
import type { NewSite } from './new-site.ts';
import { markUnfilled, renderSiteFile, type SiteFeed } from './render-site-file.ts';

/** Adds the feed of a dealer whose folder has just been made. */
type AddFeed = (dir: string) => Promise<SiteFeed | undefined>;

/**
 * Creates `sitesDir`/<slug>/ with a commented site.ts and one location; it can be built once its marks are replaced and
 * stock is imported. Returns the folder. Throws SiteError if the folder exists: nothing is overwritten.
 */
export async function scaffoldSite(sitesDir: string, site: NewSite, addFeed?: AddFeed): Promise<string> {
  const dir = join(sitesDir, site.slug);
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
  await writeFile(join(dir, 'site.ts'), renderSiteFile(site, logo, await addFeed?.(dir)));
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
