import { hasPage } from './routes.ts';
import type { Site } from './site.ts';

/** What every page of a dealer is handed (`Astro.locals`), the same at build, while developing and when measured. */
export function pageLocals(
  site: Site,
  now: Date,
  stylesheet: string,
  search: App.Locals['search'],
  visitEntry: string,
): App.Locals {
  return { site, now, stylesheet, search, visitEntry, hasPage: (href) => hasPage(site, href) };
}
