import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateName } from '#site/config/templates.ts';
import { SiteError } from '#site/errors/site-error.ts';

export interface NewSite {
  readonly slug: string;
  readonly name: string;
  readonly template: TemplateName;
}

/**
 * Creates `sitesDir`/<slug>/ with a commented site.ts and one location to edit; it can be built once stock is imported.
 * Returns the folder. Throws SiteError if the folder exists: nothing is overwritten.
 */
export async function scaffoldSite(sitesDir: string, site: NewSite): Promise<string> {
  const dir = join(sitesDir, site.slug);
  await mkdir(sitesDir, { recursive: true });
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new SiteError([`${dir}: already exists. Choose another slug, or edit its files.`]);
  });
  await mkdir(join(dir, 'content'));
  await writeFile(join(dir, 'site.ts'), renderSiteFile(site));
  await writeFile(
    join(dir, 'content', 'locations.json'),
    `${JSON.stringify([makeExampleLocation(site)], null, 2)}\n`,
  );
  return dir;
}

function renderSiteFile({ slug, name, template }: NewSite): string {
  return `import { defineSite } from '#site/define-site.ts';

// The dealer, and what differs from the defaults. Your editor completes and explains the keys; docs/reference/config.md
// lists them all. "npm run site:check -- --site ${slug}" reports every mistake with its fix.
export default defineSite({
  slug: ${quote(slug)},
  name: ${quote(name)},
  template: ${quote(template)},
  // The public address, for search engines and link previews.
  url: 'https://${slug}.example',
  description: ${quote(`Cars for sale at ${name}.`)},
  // Any colour will do: pages use lighter or darker shades of it where text would be hard to read.
  brand: { colour: '#0b49c4' },
  // The home state, which decides the time zone.
  state: 'qld',
  phones: { main: '07 5550 0100' },
  // The words for what the dealer sells.
  vehicle: { noun: 'car', plural: 'cars' },
  home: {
    heading: 'Find your next car',
    subheading: '{count} {vehicles} in stock today.',
  },
  // With a feed, "npm run nightly" imports it and rebuilds what changed:
  //   stock: { feed: 'https://feeds.example/stock.csv', mapping: 'stock.mapping.json' },
  // A site that sells no vehicles:
  //   stock: false,
  // Pictures for brand.logo and home.hero go into assets/ next to this file.
  // Text pages, such as content/pages/about-us.md, replace the default pages.
});
`;
}

/** Quotes text like the project's formatter: single quotes, unless the text contains some. */
function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped}'`;
}

function makeExampleLocation({ slug, name }: NewSite) {
  return {
    id: slug,
    name,
    slug,
    location_type: 'sales',
    primary: true,
    dealer_license_number: null,
    address: {
      street: '1 Example Street',
      city: 'Cairns',
      state: 'qld',
      postcode: '4870',
      lat: null,
      long: null,
    },
    contact_detail: {
      phone: '07 5550 0100',
      opening_hours: [1, 2, 3, 4, 5, 6, 0].map((weekday) => makeOpeningHour(weekday)),
    },
  };
}

function makeOpeningHour(weekday: number) {
  if (weekday === 0) return { weekday, status: 'Closed' };
  return {
    weekday,
    status: 'Open',
    open: '2000-01-01T08:30:00Z',
    close: weekday === 6 ? '2000-01-01T13:00:00Z' : '2000-01-01T17:30:00Z',
  };
}
