import { matchesPath } from '#functions/lib/http/request.ts';
import type { PublishedSite } from './published-sites.ts';

/** A request with its parsed address. */
export interface HostRequest {
  readonly request: Request;
  readonly url: URL;
  /** Decoded: '/cars/a b/'. */
  readonly path: string;
  /** The visitor's address; '' for a request of the host itself. */
  readonly ip: string;
}

/** A request to a dealer's site. */
export interface SiteRequest extends HostRequest {
  readonly site: PublishedSite;
}

/** An address served by code instead of a file, on every dealer's site. Routes come before files. */
export interface HostRoute {
  /** 'GET' includes HEAD, which is sent without the body. '*': the handler checks the method itself. */
  readonly method: 'GET' | 'POST' | '*';
  /** Exact, or with named parameters: '/brochure/:slug.pdf'. */
  readonly path: string;
  handler(siteRequest: SiteRequest): Promise<Response>;
}

/** The methods allowed on files. */
export const STATIC_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The route with the request's path and method, if any, and the methods allowed at that path. */
export function matchRoute(
  routes: readonly HostRoute[],
  method: string,
  path: string,
): { readonly route: HostRoute | undefined; readonly allow: readonly string[] } {
  const here = routes.filter((route) => matchesPath(route.path, path));
  return {
    route: here.find((candidate) => candidate.method === '*' || methodsOf(candidate).includes(method)),
    allow: here.length > 0 ? here.flatMap(methodsOf) : STATIC_METHODS,
  };
}

function methodsOf(route: HostRoute): readonly string[] {
  return route.method === 'GET' ? STATIC_METHODS : [route.method];
}
