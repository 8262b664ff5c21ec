import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { buildHomeUrl } from '#host/resolve-dealer.ts';
import { respondBytes, respondFile, respondNotAllowed, respondText } from '#host/respond.ts';
import { type HostRequest, STATIC_METHODS } from '#host/routes.ts';
import type { Compressor } from '#host/static/compression.ts';
import type { HeaderRule } from '#host/static/headers-file.ts';
import { findStatic } from '#host/static/static-file.ts';
import type { FileCache, LoadedFile } from '#platform/file-cache.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import { escapeHtml, FONT_PATH, type HostPage, renderHostPage } from './host-page.ts';
import { groupByDealer, LOGO_PATH, PHOTO_PATH, renderDealerTiles } from './overview-tiles.ts';

export interface OverviewDeps {
  readonly distDir: string;
  readonly sites: SiteReader;
  readonly read: FileCache;
  readonly compress: Compressor;
  /** Whether everybody may see the list of dealers. Default: those on this machine. */
  readonly isOpen?: boolean | undefined;
}

/** 127.0.0.1, ::1 and ::ffff:127.0.0.1: of the connection, or of the visitor if a trusted proxy names it. */
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/** A template's: packages of typefaces are not installed where sites are served. */
const FONT_FILE = fileURLToPath(new URL('../../templates/classic/fonts/archivo.woff2', import.meta.url));

/** Logos must behave as pictures even when opened as a page: an SVG could run scripts. */
const LOGO_RULES: readonly HeaderRule[] = [
  {
    pattern: /./,
    values: [['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"]],
  },
];

/** Serves plain localhost: the index page and the few files it needs. */
export function serveOverview(server: OverviewDeps, hostRequest: HostRequest): Promise<Response> {
  return serveHostPage(server, hostRequest, async () => {
    if (hostRequest.path !== '/')
      return respondText(hostRequest.request, 404, 'There is no page at this address. See / instead.');
    return respondPage(
      hostRequest.request,
      200,
      buildOverviewPage(await server.sites.all(), hostRequest.url),
    );
  });
}

/** Serves `<slug>.localhost` if no such site is published: a 404 page that lists the existing sites. */
export function serveUnknownSite(
  server: OverviewDeps,
  hostRequest: HostRequest,
  slug: string,
): Promise<Response> {
  return serveHostPage(server, hostRequest, async () =>
    respondPage(
      hostRequest.request,
      404,
      buildUnknownSitePage(slug, await server.sites.all(), hostRequest.url),
    ),
  );
}

/** Serves the files of the host's own pages, and the page at every other path. */
async function serveHostPage(
  server: OverviewDeps,
  { request, path, ip }: HostRequest,
  page: () => Promise<Response>,
): Promise<Response> {
  if (!server.isOpen && !LOOPBACK_ADDRESS.test(ip))
    return respondText(request, 404, 'There is no site at this address.');
  if (!STATIC_METHODS.includes(request.method)) return respondNotAllowed(request, STATIC_METHODS);
  const file = path === FONT_PATH ? await server.read(FONT_FILE) : await findPicture(server, path);
  return file ? respondFile({ request, file, path, rules: LOGO_RULES, compress: server.compress }) : page();
}

/** The logo or the photo of a site. */
async function findPicture(
  { sites, read, distDir }: OverviewDeps,
  path: string,
): Promise<LoadedFile | undefined> {
  const [, folder, slug = ''] = /^(\/[a-z]+\/)([^/]+)$/.exec(path) ?? [];
  if (folder !== LOGO_PATH && folder !== PHOTO_PATH) return undefined;
  const site = await sites.bySlug(slug);
  const file = folder === LOGO_PATH ? site?.logo : site?.photo;
  const found = site && file ? await findStatic(read, join(distDir, site.slug), file) : undefined;
  return found && 'file' in found ? found.file : undefined;
}

function respondPage(request: Request, status: number, page: HostPage): Response {
  const { html, headers } = renderHostPage(page);
  const all = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  return respondBytes(request, new TextEncoder().encode(html), all, status);
}

/** The page of plain localhost: all dealers. `origin` is the request's. */
function buildOverviewPage(sites: readonly SiteFacts[], origin: URL): HostPage {
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
function buildUnknownSitePage(slug: string, sites: readonly SiteFacts[], origin: URL): HostPage {
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
