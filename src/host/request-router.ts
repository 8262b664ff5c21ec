import { matchesPath } from '#functions/lib/http/request.ts';
import type { Gate } from '#host/auth/gate.ts';
import type { OperatorRoutes } from '#host/operations/operator-routes.ts';
import { CERTIFICATE_CHECK_PATH, serveCertificateCheck } from '#host/overview/serve-certificate-check.ts';
import { type OverviewDeps, serveOverview, serveUnknownSite } from '#host/overview/serve-overview.ts';
import type { PublishedSite, PublishedSiteFinder } from './published-sites.ts';
import { encodePath } from './request-path.ts';
import { type Destination, isOwnName, resolveDealer } from './resolve-dealer.ts';
import { respondRedirect, respondText } from './respond.ts';
import { type HostRequest, type HostRoute, STATIC_METHODS } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type SiteServerDeps, serveSite } from './serve-site.ts';

const NO_SITE: PublishedSite = { slug: '', dir: '', headers: [], redirects: [], auth: null };

interface RouterDeps {
  /** The only site to serve, regardless of the host name. */
  readonly site: string | undefined;
  readonly publishedSite: PublishedSiteFinder;
  readonly gate: Gate;
  readonly functions: readonly HostRoute[];
  readonly overview: OverviewDeps;
  readonly server: SiteServerDeps;
  readonly operators: {
    readonly routes: OperatorRoutes;
    /** A domain for operators alone, besides the host's own names. */
    readonly host: string | undefined;
  };
}

/** Routes a request to a dealer's site, a function or the overview. */
export interface RequestRouter {
  answer(hostRequest: HostRequest): Promise<Response>;
  /** Serves the site of this name, regardless of the host name, without asking for a login. */
  answerAs(slug: string, hostRequest: HostRequest): Promise<Response>;
}

export function createRequestRouter(deps: RouterDeps): RequestRouter {
  const { site, publishedSite, functions, overview, server, operators, gate } = deps;

  async function answer(hostRequest: HostRequest): Promise<Response> {
    const { request, url } = hostRequest;
    const operated = answerOperator(hostRequest) ?? answerProxy(hostRequest);
    if (operated) return operated;
    const destination = await findDestination(url.hostname);
    if (destination.kind === 'site') return answerSite(destination.slug, hostRequest, gate);
    if (destination.kind === 'moved') {
      // 308 repeats a form's request, with its body.
      const status = STATIC_METHODS.includes(request.method) ? 301 : 308;
      return respondRedirect(
        request,
        status,
        `${destination.url}${encodePath(hostRequest.path)}${url.search}`,
      );
    }
    const answered = callFunction(hostRequest);
    if (answered) return answered;
    if (destination.kind === 'overview') return serveOverview(overview, hostRequest);
    return respondText(request, 404, 'There is no site at this address.');
  }

  function answerOperator(hostRequest: HostRequest): Promise<Response> | undefined {
    const { request, url, path } = hostRequest;
    const isOperators = url.hostname === operators.host;
    if (!isOperators && !isOwnName(url.hostname)) return undefined;
    return isOperators && path === '/'
      ? Promise.resolve(respondRedirect(request, 302, '/operations/'))
      : operators.routes(hostRequest);
  }

  /** A proxy on this machine calls it by the machine's own name, even if that shows a dealer. */
  function answerProxy(hostRequest: HostRequest): Promise<Response> | undefined {
    const { hostname } = hostRequest.url;
    if (hostRequest.path !== CERTIFICATE_CHECK_PATH) return undefined;
    if (hostname !== operators.host && !isOwnName(hostname)) return undefined;
    return serveCertificateCheck({ sites: overview.sites, site, operatorHost: operators.host }, hostRequest);
  }

  function findDestination(hostname: string): Destination | Promise<Destination> {
    if (hostname === operators.host) return { kind: 'overview' };
    return site ? { kind: 'site', slug: site } : resolveDealer(hostname, overview.sites);
  }

  /** Functions also answer without a site, with their own error. Undefined if none has this path. */
  function callFunction(hostRequest: HostRequest): Promise<Response> | undefined {
    return functions
      .find(({ path }) => matchesPath(path, hostRequest.path))
      ?.handler({ ...hostRequest, site: NO_SITE });
  }

  async function answerSite(slug: string, hostRequest: HostRequest, admits: Gate): Promise<Response> {
    const published = await publishedSite(slug);
    return published
      ? serve(hostRequest, published, admits)
      : (callFunction(hostRequest) ?? serveUnknownSite(overview, hostRequest, slug));
  }

  /** Everything of a protected site, functions too, is for those whom the gate of just this version lets in. */
  async function serve(hostRequest: HostRequest, published: PublishedSite, admits: Gate): Promise<Response> {
    const { auth, headers, slug } = published;
    const siteRequest = { ...hostRequest, site: published };
    const refusal = auth && (await admits(siteRequest, auth));
    if (refusal) return addSecurityHeaders(refusal, headers, hostRequest.path);
    const response = await serveSite(server, siteRequest);
    // A file may disappear while a new build replaces the old one: the request is then served from the new build.
    if (response.status === 404 && STATIC_METHODS.includes(hostRequest.request.method)) {
      const newest = await publishedSite(slug);
      if (newest && newest !== published) return serve(hostRequest, newest, admits);
    }
    if (auth) keepPrivate(response);
    return addSecurityHeaders(response, headers, hostRequest.path);
  }

  return {
    answer,
    answerAs: (slug, hostRequest) => answerSite(slug, hostRequest, admitEverybody),
  };
}

const admitEverybody: Gate = () => Promise.resolve(undefined);

/** A cache in between would give what is 'public' to those without a login. */
function keepPrivate({ headers }: Response): void {
  const cacheControl = headers.get('cache-control');
  if (cacheControl?.includes('public'))
    headers.set('cache-control', cacheControl.replace('public', 'private'));
}
