import { countryOf } from '#domain/country.ts';
import { UNFILLED_MARK } from '#site/errors/format-issues.ts';
import type { NewSite } from './new-site.ts';

/** What only the dealer's feed tells, and where it lies. */
export interface SiteFeed {
  /** The value of `stock.feed`. */
  readonly feed: string;
  readonly mapping?: string | undefined;
  readonly imageHosts: readonly string[];
}

/** The text of a new dealer's site.ts, ready to edit. */
export function renderSiteFile(site: NewSite, logo: string | undefined, feed: SiteFeed | undefined): string {
  const { slug, name, template, url, phone, colour, abn, address } = site;
  return `import { defineSite } from 'forecourt/config';

// The dealer, and what differs from the defaults. Your editor completes and explains the keys; docs/reference/config.md
// lists them all. "npm run site:check -- --site ${slug}" reports every mistake with its fix.
export default defineSite({
  slug: ${quote(slug)},
  name: ${quote(name)},
  template: ${quote(template)},
  // The public address, for search engines and link previews.
  url: ${quoteOr(url, 'the public address, such as https://www.examplemotors.com.au')},
  description: ${quote(`New and used {vehicles} for sale at ${name}.`)},
  // Any colour will do: pages use lighter or darker shades of it where text would be hard to read.
  brand: { colour: ${quoteOr(colour, 'a colour of six hex digits, such as #0b49c4')}${logo ? `, logo: ${quote(logo)}` : ''} },
${renderCountry(address)}  // The home state, which decides the time zone.
  ${address ? '' : '//   '}state: ${quote(address?.state ?? 'nsw')},
  phones: { main: ${quoteOr(phone, 'the number to call, such as 07 4000 0000')} },
${abn ? `  abn: ${quote(abn)},\n` : ''}  home: {
    heading: 'Find your next {vehicle}',
    subheading: '{count} {vehicles} in stock today.',
  },
${renderStock(feed)}  // Enquiries are written to .data/leads/${slug}.jsonl and sent to nobody until a target is named: docs/guides/leads.md.
  //   leads: { targets: { crm: { kind: 'webhook', urlEnv: 'EXAMPLE_CRM_URL' } } },
  // Pictures for brand.logo and home.hero go into assets/ next to this file.
  // Text pages, such as content/pages/about-us.md, replace the default pages.
});
`;
}

/** Australia is the default. */
function renderCountry(address: NewSite['address']): string {
  const country = address && countryOf(address.state).key;
  return country === undefined || country === 'au' ? '' : `  country: ${quote(country)},\n`;
}

function renderStock(feed: SiteFeed | undefined): string {
  if (!feed)
    return `  // With a feed, "npm run nightly" imports it and rebuilds what changed:
  //   stock: { feed: 'https://feeds.example/stock.csv', mapping: 'stock.mapping.json' },
  // A site that sells no vehicles:
  //   stock: false,
`;
  const mapping = feed.mapping ? `, mapping: ${quote(feed.mapping)}` : '';
  const hosts = feed.imageHosts.map(quote).join(', ');
  return `  // "npm run nightly" imports the feed and rebuilds what changed.
  stock: { feed: ${quote(feed.feed)}${mapping} },
${hosts ? `  imageHosts: [${hosts}],\n` : ''}`;
}

/** A mark that no build publishes. */
export function markUnfilled(wanted: string): string {
  return `${UNFILLED_MARK}: ${wanted}`;
}

function quoteOr(value: string | undefined, wanted: string): string {
  return quote(value ?? markUnfilled(wanted));
}

/** Quotes text like the project's formatter: single quotes, unless the text contains some. */
function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped}'`;
}
