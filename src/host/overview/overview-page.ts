import { FORMAT_LOCALE } from '#domain/numbers.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { escapeHtml, type HostPage } from './host-page.ts';
import { buildHomeUrl } from './local-urls.ts';
import { groupByDealer, renderDealerTiles } from './overview-tiles.ts';

/** The page of plain localhost: all dealers. `origin` is the request's. */
export function buildOverviewPage(sites: readonly SiteFacts[], origin: URL): HostPage {
  const dealers = groupByDealer(sites);
  const vehicles = dealers.reduce((sum, dealer) => sum + dealer.facts.cars, 0);
  const heading = `${formatCount(dealers.length, 'dealer', 'dealers')}, ${formatCount(vehicles, 'vehicle', 'vehicles')}`;
  return buildPage(sites, origin, {
    title: `Forecourt: ${heading}`,
    heading,
    lead: 'Each dealer is a site of its own, built from one code base.',
  });
}

/** The page for an unknown slug: lists the existing sites. */
export function buildUnknownSitePage(slug: string, sites: readonly SiteFacts[], origin: URL): HostPage {
  return buildPage(sites, origin, {
    title: `No site is called ${slug}`,
    heading: `No site is called “${escapeHtml(slug)}”`,
    lead: `Is it built? <code>npm run build -- --site ${escapeHtml(slug)}</code> publishes it. These sites are here:`,
  });
}

const NOTHING_BUILT = {
  title: 'No site is built yet',
  heading: 'No site is built yet',
  lead: '<code>npm run build -- --all</code> builds every dealer; then load this page again.',
};

/** `heading` and `lead` are HTML. */
function buildPage(sites: readonly SiteFacts[], origin: URL, texts: typeof NOTHING_BUILT): HostPage {
  const { title, heading, lead } = sites.length > 0 ? texts : NOTHING_BUILT;
  const tiles = renderDealerTiles(groupByDealer(sites), origin);
  return {
    title,
    home: buildHomeUrl(origin),
    css: tiles.css,
    body: `<h1>${heading}</h1>\n<p class="lead">${lead}</p>\n${sites.length > 0 ? tiles.html : ''}`,
  };
}

function formatCount(n: number, singular: string, plural: string): string {
  return `${n.toLocaleString(FORMAT_LOCALE)} ${n === 1 ? singular : plural}`;
}
