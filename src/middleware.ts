import { defineMiddleware } from 'astro:middleware';

/**
 * A build hands every page its dealer; while developing, the dealer is read here, anew for every page.
 * app.render answers 500 and never throws, so what went wrong is left where the build finds it.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { loadDevSite } = await import('#site/dev-site.ts');
    const { createPageLocals } = await import('#site/page-locals.ts');
    const { buildSearches, getIndexUrl } = await import('#features/catalogue-search/catalogues.ts');
    const site = await loadDevSite(url.hostname, process.env);
    const now = new Date();
    const searches = await buildSearches(site, { now }, (name) => ({
      indexUrl: getIndexUrl(name),
      entry: '',
    }));
    const made = { stylesheet: '/theme.css', searches, reactScript: '' };
    Object.assign(locals, createPageLocals(site, now, made));
  }
  try {
    return await next();
  } catch (error) {
    locals.renderError = error;
    throw error;
  }
});
