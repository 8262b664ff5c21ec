import { matchesPath } from '#functions/lib/http/function-path.ts';
import type { PublishedSite } from '#host/overview/published-sites.ts';

/** One request, its address taken apart. */
export interface HostRequest {
  readonly request: Request;
  readonly url: URL;
  /** Decoded: '/cars/a b/'. */
  readonly path: string;
}

/** One request to a dealer's site. */
export interface SiteRequest extends HostRequest {
  readonly site: PublishedSite;
}

/** An address that is answered by code instead of a file: tried first, on every dealer's site. */
export interface HostRoute {
  /** 'GET' stands for HEAD too: its answer is sent without the body. '*': the code itself says what is possible. */
  readonly method: 'GET' | 'POST' | '*';
  /** Exact, or with a name for what may vary: '/brochure/:slug.pdf'. */
  readonly path: string;
  handler(visit: SiteRequest): Promise<Response>;
}

/** What may be done with a file. */
export const STATIC_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The route of a request, if one has its path and method, and the methods that are possible at that path. */
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
