import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { HostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import type { HostRoute } from '#host/routes.ts';

/** The functions of every dealer, at the addresses that Netlify would give them. */
export function createFunctionRoutes(runtime: HostRuntime): HostRoute[] {
  return [...FUNCTIONS].map(([path, call]) => ({
    method: '*',
    path,
    handler: ({ request, ip, site }) =>
      call(request, { ip, waitUntil: (promise) => promise }, runtime.forSite(site.slug)),
  }));
}
