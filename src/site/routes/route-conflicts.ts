import type { Site } from '#site/site.ts';
import type { Route } from './route.ts';
import { buildRoutes } from './routes.ts';

/** One line for every address that two pages claim (T-50). */
export function findRouteConflicts(site: Site): string[] {
  const claimed = new Map<string, Route>();
  return buildRoutes(site).flatMap((route) => {
    const other = claimed.get(route.path);
    claimed.set(route.path, route);
    return other
      ? [
          `${route.source}: ${route.path}: is also the address of ${other.source}. Give one of the two another slug.`,
        ]
      : [];
  });
}
