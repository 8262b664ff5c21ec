import { hasPage } from '#site/routes/page-paths.ts';
import type { Site } from './site.ts';

/** What the build (or the development server) made for a dealer's pages: addresses and the searches. */
type BuildResources = Pick<App.Locals, 'stylesheet' | 'searches' | 'reactScript'>;

/** What every page of a dealer is handed (`Astro.locals`), the same at build, while developing and when measured. */
export function createPageLocals(site: Site, now: Date, made: BuildResources): App.Locals {
  return { site, now, ...made, hasPage: (href) => hasPage(site, href) };
}
