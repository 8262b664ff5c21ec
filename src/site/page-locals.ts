import { hasPage } from './routes/routes.ts';
import type { Site } from './site.ts';

/** What the build (or the development server) created for a dealer's pages: addresses, searches, shared HTML. */
type BuildResources = Pick<App.Locals, 'stylesheet' | 'searches' | 'reactScript' | 'popoverScript' | 'once'>;

/** The `Astro.locals` of every page of a dealer, the same in builds, development and measurements. */
export function createPageLocals(site: Site, now: Date, resources: BuildResources): App.Locals {
  return { site, now, ...resources, hasPage: (href) => hasPage(site, href) };
}
