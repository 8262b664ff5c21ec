import { matchesPath } from '#functions/lib/http/function-path.ts';
import type { PublishedSite, PublishedSiteFinder } from '#host/overview/published-sites.ts';
import { type OverviewDeps, serveOverview, serveUnknownSite } from '#host/overview/serve-overview.ts';
import { type SiteServerDeps, serveSite } from '#host/static/serve-site.ts';
import { resolveDealer } from './resolve-dealer.ts';
import { respondText } from './respond.ts';
import { type HostRequest, type HostRoute, STATIC_METHODS } from './routes.ts';

const NO_SITE: PublishedSite = { slug: '', dir: '', headers: [], redirects: [] };

interface RouterDeps {
  /** The one site to serve, whatever the host name. */
  readonly site: string | undefined;
  readonly publishedSite: PublishedSiteFinder;
  readonly functions: readonly HostRoute[];
  readonly overview: OverviewDeps;
  readonly server: SiteServerDeps;
}

/** Decides what answers a request: a dealer's site, a function or the overview. */
export interface RequestRouter {
  answer(ask: HostRequest): Promise<Response>;
  /** Answers as the site of this name, whatever the host name. */
  answerAs(slug: string, ask: HostRequest): Promise<Response>;
}

export function createRequestRouter(deps: RouterDeps): RequestRouter {
  const { site, publishedSite, functions, overview, server } = deps;

  async function answer(ask: HostRequest): Promise<Response> {
    const { request, url } = ask;
    const destination = site
      ? { kind: 'site' as const, slug: site }
      : await resolveDealer(url.hostname, overview.sites);
    if (destination.kind === 'site') return answerAs(destination.slug, ask);
    const answered = callFunction(ask);
    if (answered) return answered;
    if (destination.kind === 'overview') return serveOverview(overview, ask);
    return respondText(request, 404, 'There is no site at this address.');
  }

  /** Functions answer without a site too, in their own words: undefined if none has this path. */
  function callFunction(ask: HostRequest): Promise<Response> | undefined {
    return functions.find(({ path }) => matchesPath(path, ask.path))?.handler({ ...ask, site: NO_SITE });
  }

  async function answerAs(slug: string, ask: HostRequest): Promise<Response> {
    const published = await publishedSite(slug);
    return published
      ? serveNewest(ask, published)
      : (callFunction(ask) ?? serveUnknownSite(overview, ask, slug));
  }

  /** A file may be missing while a new build replaces the old one: then the new build is asked. */
  async function serveNewest(ask: HostRequest, published: PublishedSite): Promise<Response> {
    const response = await serveSite(server, { ...ask, site: published });
    if (response.status !== 404 || !STATIC_METHODS.includes(ask.request.method)) return response;
    const now = await publishedSite(published.slug);
    return !now || now === published ? response : serveNewest(ask, now);
  }

  return { answer, answerAs };
}
