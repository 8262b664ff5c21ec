import { hasPage } from '#site/routes/routes.ts';
import type { Site } from './site.ts';

/** What the build (or the development server) made for a dealer's pages: addresses and the searches. */
type PageParts = Pick<App.Locals, 'stylesheet' | 'search' | 'parts' | 'offers' | 'reactScript'>;

/** What every page of a dealer is handed (`Astro.locals`), the same at build, while developing and when measured. */
export function pageLocals(site: Site, now: Date, made: PageParts): App.Locals {
  return { site, now, ...made, hasPage: (href) => hasPage(site, href) };
}
