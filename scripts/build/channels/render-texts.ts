import { html } from '#platform/markup.ts';
import { SEARCH_ROOT } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** The newest vehicles of a search page, the same in both formats. */
export interface SearchFeed {
  /** The path of the search page: '/search/toyota/'. */
  readonly path: string;
  readonly title: string;
  readonly vehicles: readonly VehicleFacts[];
}

/** Writes a feed as RSS 2.0 (rssboard.org/rss-specification). */
export function renderRss({ path, title, vehicles }: SearchFeed, site: Site, folder: string): string {
  const items = vehicles.map(
    (facts) => html`<item><title>${facts.title}</title><link>${facts.url}</link><guid>${facts.url}</guid>
<pubDate>${new Date(facts.listed_on).toUTCString()}</pubDate><description>${facts.summary}</description></item>
`,
  );
  const feed = html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title><link>${site.url}${path}</link><description>${site.description}</description>
<atom:link rel="self" type="application/rss+xml" href="${site.url}${folder}feed.xml"/>
${items}</channel></rss>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}`;
}

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1), with the facts of each vehicle as an extension. */
export function renderJsonFeed({ path, title, vehicles }: SearchFeed, site: Site, folder: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: site.url + path,
    feed_url: `${site.url}${folder}feed.json`,
    items: vehicles.map((facts) => ({
      id: facts.url,
      url: facts.url,
      title: facts.title,
      content_text: facts.summary,
      image: facts.pictures[0],
      date_published: `${facts.listed_on}T00:00:00Z`,
      _vehicle: {
        price: facts.price,
        price_type: facts.price_type,
        availability: facts.availability,
        kilometres: facts.kilometres,
      },
    })),
  });
}

/** llms.txt (llmstxt.org): what the site is, and where programs find the same as people. */
export function renderLlmsTxt({ name, description, url, stock, vehicle, links }: Site): string {
  const lines = [
    ...(stock
      ? [
          `- [All ${vehicle.plural}](${url}/stock/): one page, with a link to each`,
          `- [Search](${url}${SEARCH_ROOT}): \`?query=\` takes plain words, such as "white automatic under 40k"`,
          `- Each page at ${url}/cars/ has its facts beside it, as \`vehicle.json\``,
          `- MCP endpoint: ${url}/api/mcp (search, a vehicle, comparison, opening hours, finance example; it only reads)`,
        ]
      : []),
    `- [Locations and opening hours](${url}/locations/)`,
    `- [Enquiries](${new URL(links.contact, url)}): for people; nothing can be sent by a program`,
  ];
  return `# ${name}\n\n> ${description}\n\n## For assistants\n\n${lines.join('\n')}\n`;
}
