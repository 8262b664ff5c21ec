import type { ServerRequest } from 'srvx';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { HostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import type { HostRoute } from '#host/routes.ts';

/** The functions of every dealer, at the addresses that Netlify would give them. */
export function createFunctionRoutes(runtime: HostRuntime, trustProxy: boolean): HostRoute[] {
  return [...FUNCTIONS].map(([path, call]) => ({
    method: '*',
    path,
    handler: ({ request, site }) =>
      call(
        request,
        { ip: getClientIp(request, trustProxy), waitUntil: (promise) => promise },
        runtime.forSite(site.slug),
      ),
  }));
}

/** The caller's address as our own proxy saw it: the last entry. Clients can forge the entries before it. */
function getClientIp(request: ServerRequest, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || request.ip || '';
}
