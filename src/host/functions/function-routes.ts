import type { ServerRequest } from 'srvx';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { LocalWorld } from '#functions/lib/local-world.ts';
import type { Route } from '#host/routes.ts';

/** The functions of every dealer, at the addresses that Netlify would give them. */
export function functionRoutes(world: LocalWorld, trustProxy: boolean): Route[] {
  return [...FUNCTIONS].map(([path, call]) => ({
    method: '*',
    path,
    handler: ({ request, site }) =>
      call(
        request,
        { ip: callerOf(request, trustProxy), waitUntil: (promise) => promise },
        world.at(site.slug),
      ),
  }));
}

/** The address that a call comes from: what the proxy next to us saw, for what stands before it anybody could write. */
function callerOf(request: ServerRequest, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || request.ip || '';
}
